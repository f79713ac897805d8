import cluster from 'node:cluster';
import type { MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import type { Store } from '../store/types.js';
import type { Environment } from './environment.js';

/** Upper bounds of the counted durations, in seconds. */
const bounds = [0.005, 0.025, 0.1, 0.5, 2.5, 10];
/** Others are counted together, since callers may invent any. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

type Labels = Readonly<Record<string, string | number>>;
type Sample = readonly [labels: Labels, value: number];

/** The responses of one process. */
interface Durations {
  /** Of each bound, the answers that took at most as long. */
  readonly within: number[];
  count: number;
  seconds: number;
}

const escaped = (value: string | number) =>
  String(value).replace(/[\\"\n]/g, (sign) => (sign === '\n' ? '\\n' : `\\${sign}`));

/** A metric in the text format of Prometheus. */
function metric(name: string, type: 'counter' | 'gauge', help: string, samples: readonly Sample[]): string {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples.map((sample) => line(name, ...sample))].join(
    '\n',
  );
}
function line(name: string, labels: Labels, value: number): string {
  const all = { ...labels, process: cluster.worker?.id ?? 1 };
  return `${name}{${Object.entries(all)
    .map(([label, text]) => `${label}="${escaped(text)}"`)
    .join()}} ${value}`;
}

/**
 * The path of the last route that was meant for this request, as the table of routes has it; middleware is for whole
 * rooms.
 */
const routeOf = (context: Parameters<MiddlewareHandler<Environment>>[0]): string =>
  matchedRoutes(context)
    .findLast(({ path }) => !path.endsWith('*'))
    ?.path.replaceAll(/\{[^{}]*\}/g, '') ?? 'none';

/**
 * Counts requests, for Prometheus. Its own package needs Node 22, and `prom-client`, which it follows, is no longer
 * kept; either would save a quarter of these lines, and make the service a tenth larger.
 */
export function createMetrics(store: Store) {
  const requests = new Map<string, { readonly labels: Labels; count: number }>();
  const durations = new Map<string, Durations>();
  const cache = { hit: 0, miss: 0 };

  const count: MiddlewareHandler<Environment> = async (context, next) => {
    // A page of the service has been counted itself.
    if (context.env.isOwn) return next();
    const start = performance.now();
    await next();
    const seconds = (performance.now() - start) / 1000;
    const route = routeOf(context);
    const method = methods.includes(context.req.method) ? context.req.method : 'other';
    const labels = { method, route, status: context.res.status };
    const key = Object.values(labels).join(' ');
    const known = requests.get(key) ?? { labels, count: 0 };
    known.count++;
    requests.set(key, known);
    const taken = durations.get(route) ?? { within: bounds.map(() => 0), count: 0, seconds: 0 };
    bounds.forEach((bound, index) => seconds <= bound && taken.within[index]!++);
    taken.count++;
    taken.seconds += seconds;
    durations.set(route, taken);
    const { cached } = context.var;
    if (cached) cache[cached]++;
    return undefined;
  };

  function histogram(): string {
    const name = 'cal_request_duration_seconds';
    const lines = [...durations].flatMap(([route, { within, count, seconds }]) => [
      ...bounds.map((le, index) => line(`${name}_bucket`, { route, le }, within[index]!)),
      line(`${name}_bucket`, { route, le: '+Inf' }, count),
      line(`${name}_sum`, { route }, seconds),
      line(`${name}_count`, { route }, count),
    ]);
    return [`# HELP ${name} How long answers took until their first byte.`, `# TYPE ${name} histogram`, ...lines].join(
      '\n',
    );
  }

  const text = (): string => {
    const { user, system } = process.cpuUsage();
    const pools = Object.entries(store.pools);
    return `${[
      metric(
        'cal_requests_total',
        'counter',
        'Requests that were answered.',
        [...requests.values()].map(({ labels, count }) => [labels, count]),
      ),
      histogram(),
      metric(
        'cal_cache_requests_total',
        'counter',
        'Public requests, by whether their answer was remembered.',
        Object.entries(cache).map(([result, count]) => [{ result }, count]),
      ),
      metric(
        'cal_database_connections_in_use',
        'gauge',
        'Connections to PostgreSQL that requests hold.',
        pools.map(([pool, { inUse }]) => [{ pool }, inUse]),
      ),
      metric(
        'cal_database_waiting',
        'gauge',
        'Requests that wait for a connection to PostgreSQL.',
        pools.map(([pool, { waiting }]) => [{ pool }, waiting]),
      ),
      metric('process_resident_memory_bytes', 'gauge', 'Memory of the process.', [[{}, process.memoryUsage.rss()]]),
      metric('process_cpu_seconds_total', 'counter', 'How long the process has worked.', [[{}, (user + system) / 1e6]]),
    ].join('\n')}\n`;
  };
  return { count, text };
}
