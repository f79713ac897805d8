/**
 * Prints how fast the service is, and how it slows with 100 times as many events; writes both to bench/results.json.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { addUser, createService, importRecords, type Service } from '../src/service/index.js';
import { makeCalendar, now } from './calendar.js';
import { requestsPerSecond } from './http-load.js';
import { requestsFor, type BenchRequest } from './requests.js';

const [, , server, results] = process.argv as [string, string, string, string];
const sizes = { small: { events: 1_000, venues: 50 }, large: { events: 100_000, venues: 5_000 } };
/** Other programs can only make a request slower, so the fastest of several passes counts for each. */
const passes = 3;
const rounds = { warmUp: 50, measured: 200 };
const namespace = 'http://127.0.0.1/cal/events/v1';
const folder = mkdtempSync(join(tmpdir(), 'cal-elements-bench-'));

interface Times {
  readonly p50: number;
  readonly p99: number;
  /** p50 of processor time, which other load on the machine does not change. */
  readonly processor: number;
}

interface Subject {
  readonly database: string;
  readonly service: Service;
  readonly requests: readonly BenchRequest[];
  readonly write: () => Promise<void>;
}

async function prepare(name: keyof typeof sizes): Promise<Subject> {
  const database = join(folder, `${name}.sqlite`);
  const service = await createService({ database, now: () => now });
  const calendar = makeCalendar(sizes[name]);
  const start = performance.now();
  await importRecords(service, calendar);
  console.log(
    `${sizes[name].events} events and ${sizes[name].venues} venues loaded in ${((performance.now() - start) / 1000).toFixed(1)} s`,
  );
  const editor = await addUser(service, { name: 'editor', role: 'editor' });
  const headers = { authorization: `Basic ${btoa(`editor:${editor.password}`)}`, 'content-type': 'application/json' };
  const write = async () => {
    const body = JSON.stringify({ featured: true });
    const response = await service.fetch(new Request(`${namespace}/events/1`, { method: 'PATCH', headers, body }));
    if (response.status !== 200) throw new Error(`${response.status} for a write: ${await response.text()}`);
  };
  return { database, service, requests: requestsFor(calendar), write };
}

const processorTime = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

async function time(service: Service, path: string): Promise<{ taken: number; processor: number }> {
  const start = performance.now();
  const before = processorTime();
  const response = await service.fetch(new Request(namespace + path));
  const text = await response.text();
  const processor = processorTime() - before;
  const taken = performance.now() - start;
  if (response.status !== 200) throw new Error(`${response.status} for ${path}: ${text}`);
  return { taken, processor };
}

let asked = 0;
/** Both sizes take turns, so that other load on the machine slows both. */
async function measure(subjects: readonly Subject[], index: number): Promise<Times[]> {
  const times = subjects.map((): { taken: number; processor: number }[] => []);
  for (let round = 0; round < rounds.warmUp + rounds.measured; round++) {
    for (const [at, { service, requests, write }] of subjects.entries()) {
      const { path, repeated, afterWrite } = requests[index]!;
      if (afterWrite) await write();
      const address = path();
      // An unknown parameter makes each request differ.
      const taken = await time(
        service,
        repeated ? address : `${address}${address.includes('?') ? '&' : '?'}asked=${++asked}`,
      );
      if (round >= rounds.warmUp) times[at]!.push(taken);
    }
  }
  return times.map((all) => {
    const sorted = (values: number[]) => values.sort((a, b) => a - b);
    const taken = sorted(all.map((one) => one.taken));
    const half = Math.floor(all.length / 2);
    return {
      p50: taken[half]!,
      p99: taken[Math.floor(all.length * 0.99)]!,
      processor: sorted(all.map((one) => one.processor))[half]!,
    };
  });
}

const fastestOf = (a: Times, b: Times): Times => ({
  p50: Math.min(a.p50, b.p50),
  p99: Math.min(a.p99, b.p99),
  processor: Math.min(a.processor, b.processor),
});

const subjects = [await prepare('small'), await prepare('large')];
const { requests } = subjects[0]!;
const fastest = requests.map(() => subjects.map((): Times => ({ p50: Infinity, p99: Infinity, processor: Infinity })));
for (let pass = 0; pass < passes; pass++) {
  for (const [index, before] of fastest.entries()) {
    const times = await measure(subjects, index);
    fastest[index] = before.map((one, at) => fastestOf(one, times[at]!));
  }
}
for (const { service } of subjects) await service.close();

const order = { settings: { database: subjects[1]!.database }, now };
const perSecond = await requestsPerSecond(server, order, () => '/cal/events/v1/events');
const perSecondAnew = await requestsPerSecond(server, order, () => `/cal/events/v1/events?asked=${++asked}`);
rmSync(folder, { recursive: true });

const rows = requests.map(({ name, mostGrowth }, index) => {
  const [few, many] = fastest[index] as [Times, Times];
  return {
    name,
    few,
    many,
    growth: many.p50 / few.p50,
    growthOfProcessorTime: many.processor / few.processor,
    mostGrowth,
  };
});
const milliseconds = (value: number) => value.toFixed(2).padStart(9);
console.log(
  `\nmilliseconds                 p50 of ${sizes.small.events}   p99    p50 of ${sizes.large.events}  p99    growth  of CPU  allowed`,
);
const times = (value: number) => `${value.toFixed(2)}×`.padStart(8);
for (const { name, few, many, growth, growthOfProcessorTime, mostGrowth } of rows) {
  const cells = [few.p50, few.p99, many.p50, many.p99].map(milliseconds).join(' ');
  console.log(
    `${name.padEnd(28)}${cells} ${times(growth)} ${times(growthOfProcessorTime)} ${`${mostGrowth}×`.padStart(6)}`,
  );
}
console.log(`\ndefault lists a second over HTTP, connections kept, one core: ${Math.round(perSecond)} (at least 1500)`);
console.log(`when each is another request, of which nothing is remembered: ${Math.round(perSecondAnew)}`);
writeFileSync(
  results,
  `${JSON.stringify({ cpu: cpus()[0]?.model, node: process.version, sizes, rows, perSecond, perSecondAnew }, undefined, 2)}\n`,
);
