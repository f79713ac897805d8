/** The pools of connections to PostgreSQL, as Prometheus sees them. */
import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { postgresDatabase, settings } from '../mounts.js';
import { callerOf, setUp, type SetUp } from '../set-up.js';
import { recordedAt } from '../suites/dataset.js';
import { least } from '../suites/fields.js';

let database: Awaited<ReturnType<typeof postgresDatabase>>;
let operator: pg.Client;
let calendar: SetUp;
beforeAll(async () => {
  database = await postgresDatabase();
  calendar = await setUp({ ...settings, database: database.address, metrics: true, now: () => recordedAt });
  operator = new pg.Client({ connectionString: database.address });
  await operator.connect();
});
afterAll(async () => {
  await calendar.service.close();
  await operator.end();
  await database.remove();
});

/** How many connections of each pool are in use, and how many requests wait for one. */
async function pools(): Promise<Record<string, number[]>> {
  const text = await (await calendar.service.fetch(new Request('http://127.0.0.1/metrics'))).text();
  const found: Record<string, number[]> = {};
  for (const name of ['connections_in_use', 'waiting']) {
    for (const [, pool, value] of text.matchAll(
      new RegExp(`^cal_database_${name}\\{pool="([^"]+)",process="1"\\} (\\d+)$`, 'gm'),
    )) {
      (found[pool!] ??= []).push(Number(value));
    }
  }
  return found;
}

it('/metrics tells how many connections of each pool are in use, and what waits for one', async () => {
  const [editor, anyone] = [callerOf(calendar, 'editor'), callerOf(calendar, 'anonymous')];
  // What is asked once, such as for what is due, is over.
  await anyone.get('/events');
  const atRest = { writer: [0, 0], reader: [0, 0] };
  await vi.waitFor(async () => expect(await pools()).to.deep.equal(atRest));
  await operator.query('begin; lock table events in access exclusive mode');
  const writes = Array.from({ length: 6 }, (_, index) => editor.send('POST', '/events', least('events', index)));
  await vi.waitFor(async () => expect((await pools()).writer).to.deep.equal([4, 2]));
  const reads = Array.from({ length: 13 }, (_, index) => anyone.get(`/events?per_page=${index + 1}`));
  await vi.waitFor(async () => expect((await pools()).reader).to.deep.equal([10, 3]));
  await operator.query('rollback');
  for (const { status } of await Promise.all(writes)) expect(status).to.equal(201);
  for (const { status } of await Promise.all(reads)) expect(status).to.equal(200);
  await vi.waitFor(async () => expect(await pools()).to.deep.equal(atRest));
});
