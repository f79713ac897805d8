/** Prints how many readers a second the service answers from several processes, beside one process alone. */
import { newWorkspace } from '../test/service/command.js';
import { startPostgres } from '../test/service/postgres.js';
import { load } from './http-load.js';

/** The fastest of several passes counts; in each, all take turns. */
const passes = 3;
const postgres = await startPostgres();
const workspace = newWorkspace();
const database = ['--database', `${postgres.address}/postgres`];
const subjects = {
  '1 process': [],
  '2 processes': ['--processes', '2'],
  '4 processes': ['--processes', '4'],
};

await (await workspace.serve([...database, '--seed'])).stop();
let asked = 0;
const fastest = new Map<string, number>();
for (let pass = 0; pass < passes; pass++) {
  for (const [name, options] of Object.entries(subjects)) {
    const serving = await workspace.serve([...database, ...options]);
    // Each is another request, of which nothing is remembered.
    const perSecond = await load(serving.origin, () => `/cal/events/v1/events?asked=${++asked}`);
    fastest.set(name, Math.max(perSecond, fastest.get(name) ?? 0));
    await serving.stop();
  }
}
await workspace.remove();
await postgres.stop();

const one = fastest.get('1 process')!;
console.log('\nreaders a second, with PostgreSQL      × one process');
for (const [name, perSecond] of fastest) {
  console.log(
    `${name.padEnd(26)}${String(Math.round(perSecond)).padStart(12)}${(perSecond / one).toFixed(2).padStart(13)}`,
  );
}
