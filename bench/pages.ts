/**
 * Prints what our lists cost beside one that is written by hand, the longest task of the largest pages, and what
 * presses cost; writes all to bench/pages.json.
 */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { largePages, openLargePage } from '../test/pages/large-pages.js';
import { openBrowser } from '../test/pages/site.js';
import { contestants, measure, type Measured } from './list-pages.js';
import { measureAllPresses } from './presses.js';
import { tasksDuring } from './tasks.js';

const [, , results] = process.argv as [string, string, string];
/** Other programs can only make a visit slower, so the visit with the shortest longest task counts. */
const visits = 3;

const visitor = await openBrowser();
const { visit, leave, close } = visitor;

/** Visits the lists in turn, so that other load on the machine slows all alike; the cheapest visit of each counts. */
async function measureLists(count: number, lists: number): Promise<Measured[]> {
  const all: Measured[] = [];
  for (let round = 0; round < visits; round++)
    for (const one of contestants) all.push(await measure(visitor, one, count, lists));
  const least = (name: string) => all.filter(({ contestant }) => contestant === name).sort((a, b) => a.cpu - b.cpu)[0]!;
  return contestants.map(({ name }) => least(name));
}

const lists: Record<string, Measured[]> = {};
for (const [title, count, copies] of [
  ['list of 50', 50, 1],
  ['list of 1000', 1000, 1],
  ['list of 5000', 5000, 1],
  ['ten equal lists of 50', 50, 10],
] as const) {
  const measured = (lists[title] = await measureLists(count, copies));
  console.log(
    `\n${title.padEnd(24)}${['code kB', 'requests', 'nodes', 'CPU ms', '× floor', 'longest'].map((head) => head.padStart(10)).join('')}`,
  );
  for (const { contestant, code, requests, nodes, cpu, longest } of measured) {
    const figures = [
      (code / 1000).toFixed(1),
      requests,
      nodes.toFixed(1),
      cpu.toFixed(0),
      (cpu / measured[0]!.cpu).toFixed(2),
      longest.toFixed(0),
    ];
    console.log(`${contestant.padEnd(24)}${figures.map((figure) => String(figure).padStart(10)).join('')}`);
  }
}

const rows = [];
for (const large of largePages) {
  const measured = [];
  for (let count = 0; count < visits; count++) {
    const { page } = await openLargePage(visit, large);
    const tasks = await tasksDuring(page, () => large.show(page));
    measured.push({
      longest: Math.max(...tasks),
      all: tasks.reduce((sum, task) => sum + task, 0),
      tasks: tasks.length,
    });
    await leave();
  }
  rows.push({ name: large.name, ...measured.sort((a, b) => a.longest - b.longest)[0]! });
}
const presses = await measureAllPresses(visitor);
await close();

console.log('\nmilliseconds of the main thread     longest task   all tasks   tasks');
for (const { name, longest, all, tasks } of rows) {
  console.log(
    `${name.padEnd(36)}${longest.toFixed(0).padStart(12)}${all.toFixed(0).padStart(12)}${String(tasks).padStart(8)}`,
  );
}
console.log('\npresses, processor four times slower       p50 ms      p95 ms   CPU ms');
for (const { name, p50, p95, cpu } of presses) {
  console.log(
    `${name.padEnd(36)}${p50.toFixed(0).padStart(12)}${p95.toFixed(0).padStart(12)}${cpu.toFixed(0).padStart(9)}`,
  );
}
writeFileSync(results, `${JSON.stringify({ cpu: cpus()[0]?.model, lists, rows, presses }, undefined, 2)}\n`);
