import { Hono, type MiddlewareHandler } from 'hono';
import { learnSettings } from '../accounts/site.js';
import { describeRoute } from '../description/routes.js';
import { noRoute, retryLater } from '../request/problem.js';
import type { Imports } from '../importing/imports.js';
import type { Settings } from '../settings.js';
import type { Outages } from '../store/outages.js';
import type { Store } from '../store/types.js';
import { serveAdmin } from './admin.js';
import { answerAuthoring } from './answer-authoring.js';
import { answerRequests } from './answer-request.js';
import { authoringRoutes } from './authoring-routes.js';
import type { Environment } from './environment.js';
import { locate } from './location.js';
import { serveMedia } from './media.js';
import { createMetrics } from './metrics.js';
import { withRealMethod } from './method-override.js';
import { createPages, serveIndex } from './serve-pages.js';
import { readRequests } from './read-request.js';
import { respond } from './respond.js';
import { respondToErrors, type ShowRefusal } from './respond-to-error.js';
import { responseCache } from './response-cache.js';
import { createScripts } from './scripts.js';
import { routeTable } from './route-table.js';

/** A path of the table in the router's spelling: IDs are digits, slugs anything but a slash. */
const pattern = (path: string, room = '/interface') =>
  room + path.replace('{id}', ':id{[0-9]+}').replaceAll(/\{(\w+)\}/g, ':$1');

/** Limits what a page or an app requests; a balancer may request the service's health as often as it likes. */
const limited =
  (settings: Settings): MiddlewareHandler<Environment> =>
  async ({ env }, next) => {
    const wait = env.isOwn ? 0 : settings.secondsToWait(env.address);
    if (wait > 0) throw retryLater(429, 'too_many_requests', 'tooManyRequests', wait);
    await next();
  };

/** What requests share. */
interface Shared {
  readonly outages: Outages;
  readonly imports: Imports;
  /** Called before the first read of each minute. */
  readonly onMinute: () => Promise<void>;
}

/** The interface as a function of requests, with their parsed address; the caller's address is empty when unknown. */
export function createApp(
  store: Store,
  settings: Settings,
  { outages, imports, onMinute }: Shared,
): (request: Request, url: URL, address: string) => Response | Promise<Response> {
  const read = readRequests(store, settings);
  const answer = answerRequests(settings);
  const cached = responseCache(store, settings, {
    onMinute,
    onWrite: () => learnSettings(settings, store.reader),
  });
  const app = new Hono<Environment>({ getPath: (_, options) => options!.env!.location.path });
  if (settings.metrics) {
    const metrics = createMetrics(store);
    app.use(metrics.count);
    app.get(
      '/metrics',
      () => new Response(metrics.text(), { headers: { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' } }),
    );
  }
  for (const path of ['/interface/*', '/authoring/*', '/media/*', '/elements/*', '/admin/*', '/pages/*'])
    app.use(path, limited(settings));
  for (const route of routeTable) {
    const { method, path } = route;
    if (method === 'GET') app.get(pattern(path), read(route), cached, answer(route));
    else app.on(method, pattern(path), read(route), answer(route));
  }
  for (const path of new Set(routeTable.map((route) => route.path))) {
    app.options(pattern(path), ({ req, env: { location } }) => {
      const methods = routeTable.filter((route) => route.path === path).map(({ method }) => method);
      const body = describeRoute(path, { ...location, settings }, routeTable);
      return respond(req.raw, settings, { body, headers: { Allow: methods.join(', ') } });
    });
  }
  const authoring = authoringRoutes(settings, imports);
  for (const route of authoring)
    app.on(route.method, pattern(route.path, '/authoring'), read(route), answerAuthoring(settings, route));
  for (const path of new Set(authoring.map((route) => route.path))) {
    const methods = authoring.filter((route) => route.path === path).map(({ method }) => method);
    app.options(pattern(path, '/authoring'), ({ req }) =>
      respond(req.raw, settings, { body: { methods }, headers: { Allow: methods.join(', ') } }),
    );
  }
  app.get('/media/:path{[\\w.-]+}', ({ req }) => serveMedia(req.param('path'), store, settings));
  app.get('/pages/', serveIndex(settings));
  if (typeof settings.admin === 'object') {
    const scripts = createScripts(settings.admin, settings);
    app.get('/admin', serveAdmin(settings, scripts));
    app.get('/admin/assets/:path{.+}', scripts.serve);
  }
  let showRefusal: ShowRefusal | undefined;
  if (settings.pages) {
    const scripts = createScripts(settings.pages, settings);
    const pages = createPages(store, settings, settings.pages, scripts, (request, env) => app.fetch(request, env));
    app.get('/elements/:path{.+}', scripts.serve);
    app.get('/pages/*', pages.read, cached, pages.answer);
    showRefusal = pages.showRefusal;
  }
  app.get('/healthz', ({ req }) => respond(req.raw, settings, { body: { status: 'ok' } }));
  app.get('/readyz', async ({ req }) => {
    await store.revision();
    return respond(req.raw, settings, { body: { status: 'ok' } });
  });
  const fail = respondToErrors(settings, outages, showRefusal);
  app.notFound((context) => fail(noRoute(), context));
  app.onError(fail);
  return (request, url, address) =>
    app.fetch(withRealMethod(request, url), { location: locate(url, settings), address });
}
