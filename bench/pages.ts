/** Prints how long the longest task of the largest pages is; also to bench/pages.json. */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { largePages, openLargePage } from '../test/pages/large-pages.js';
import { openBrowser } from '../test/pages/site.js';
import { tasksDuring } from './tasks.js';

const [, , results] = process.argv as [string, string, string];
/** Other programs only slow down: of several visits, the one with the shortest of the longest tasks counts. */
const visits = 3;

const { visit, leave, close } = await openBrowser();
const rows = [];
for (const large of largePages) {
  const measured = [];
  for (let count = 0; count < visits; count++) {
    const { page } = await openLargePage(visit, large);
    const tasks = await tasksDuring(page, () => large.show(page));
    measured.push({ longest: Math.max(...tasks), all: tasks.reduce((sum, task) => sum + task, 0), tasks: tasks.length });
    await leave();
  }
  rows.push({ name: large.name, ...measured.sort((a, b) => a.longest - b.longest)[0]! });
}
await close();

console.log('\nmilliseconds of the main thread     longest task   all tasks   tasks');
for (const { name, longest, all, tasks } of rows) {
  console.log(`${name.padEnd(36)}${longest.toFixed(0).padStart(12)}${all.toFixed(0).padStart(12)}${String(tasks).padStart(8)}`);
}
writeFileSync(results, `${JSON.stringify({ cpu: cpus()[0]?.model, rows }, undefined, 2)}\n`);
