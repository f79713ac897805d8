/** Prints how fast the service is, and how much of that is left with 100 times as many events; also to bench/results.json. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createService, importRecords } from '../src/service/index.js';
import { makeCalendar, now } from './calendar.js';
import { requestsPerSecond } from './http-load.js';
import { questionsFor, type Question } from './questions.js';

const [, , server, results] = process.argv as [string, string, string, string];
const sizes = { small: { events: 1_000, venues: 50 }, large: { events: 100_000, venues: 5_000 } };
const rounds = { warmUp: 50, measured: 500 };
const namespace = 'http://127.0.0.1/cal/events/v1';
const folder = mkdtempSync(join(tmpdir(), 'cal-elements-bench-'));

interface Times {
  readonly p50: number;
  readonly p99: number;
}

async function measure(question: Question, read: (path: string) => Promise<void>): Promise<Times> {
  const times: number[] = [];
  for (let round = 0; round < rounds.warmUp + rounds.measured; round++) {
    const path = question.path();
    // A parameter that nobody knows makes it another request.
    const asked = question.repeated ? path : `${path}${path.includes('?') ? '&' : '?'}round=${round}`;
    const start = performance.now();
    await read(asked);
    if (round >= rounds.warmUp) times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return { p50: times[Math.floor(times.length / 2)]!, p99: times[Math.floor(times.length * 0.99)]! };
}

async function measureSize(name: keyof typeof sizes): Promise<{ database: string; times: Times[]; questions: Question[] }> {
  const database = join(folder, `${name}.sqlite`);
  const service = await createService({ database, now: () => now });
  const calendar = makeCalendar(sizes[name]);
  const start = performance.now();
  await importRecords(service, calendar);
  console.log(
    `${sizes[name].events} events and ${sizes[name].venues} venues loaded in ${((performance.now() - start) / 1000).toFixed(1)} s`,
  );
  const read = async (path: string) => {
    const response = await service.fetch(new Request(namespace + path));
    const text = await response.text();
    if (response.status !== 200) throw new Error(`${response.status} for ${path}: ${text}`);
  };
  const questions = questionsFor(calendar);
  const times: Times[] = [];
  for (const question of questions) times.push(await measure(question, read));
  await service.close();
  return { database, times, questions };
}

const small = await measureSize('small');
const large = await measureSize('large');
const perSecond = await requestsPerSecond(server, { database: large.database }, '/cal/events/v1/events');
rmSync(folder, { recursive: true });

const rows = small.questions.map(({ name, mostGrowth }, index) => {
  const [few, many] = [small.times[index]!, large.times[index]!];
  return { name, few, many, growth: many.p50 / few.p50, mostGrowth };
});
const milliseconds = (value: number) => value.toFixed(2).padStart(9);
console.log(`\nmilliseconds                 p50 of ${sizes.small.events}   p99    p50 of ${sizes.large.events}  p99    growth  allowed`);
for (const { name, few, many, growth, mostGrowth } of rows) {
  const cells = [few.p50, few.p99, many.p50, many.p99].map(milliseconds).join(' ');
  console.log(`${name.padEnd(28)}${cells} ${`${growth.toFixed(2)}×`.padStart(9)} ${`${mostGrowth}×`.padStart(6)}`);
}
console.log(`\ndefault lists a second over HTTP, one core: ${Math.round(perSecond)} (at least 1500)`);
writeFileSync(
  results,
  `${JSON.stringify({ cpu: cpus()[0]?.model, node: process.version, sizes, rows, requestsPerSecond: perSecond }, undefined, 2)}\n`,
);
