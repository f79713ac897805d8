import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { internalsOf } from '../../../src/service/internals.js';
import type { Caller } from '../suites/mount.js';
import { settings } from '../mounts.js';
import { callerOf, setUp, type SetUp } from '../set-up.js';

let current: SetUp;
let author: Caller;
const venues: number[] = [];
const times = { title: 'Many places', start_date: '2027-02-01 10:00:00', end_date: '2027-02-01 12:00:00' };

beforeAll(async () => {
  current = await setUp({ ...settings, database: ':memory:' });
  author = callerOf(current, 'author');
  for (let count = 0; count < 100; count++) {
    venues.push((await author.send('POST', '/venues', { venue: `Hall ${count}` })).body.id as number);
  }
});
afterAll(() => current.service.close());

/** How often the service queried venues, and the status of its response. */
async function write(venue: unknown): Promise<[status: number, queries: number]> {
  const { store } = internalsOf(current.service);
  const selects = vi.spyOn(store.reader, 'selectFrom');
  const { status } = await author.send('POST', '/events', { ...times, venue });
  const queries = selects.mock.calls.filter(([table]) => (table as unknown) === 'venues').length;
  selects.mockRestore();
  return [status, queries];
}

it('asks once for a hundred linked venues', async () => {
  expect(await write(venues)).to.deep.equal([201, 1]);
  expect(await write(venues.join(','))).to.deep.equal([201, 1]);
});

it('asks for no venue where more are named', async () => {
  expect(await write([...venues, venues[0]])).to.deep.equal([400, 0]);
  expect(await write('30,'.repeat(10_000))).to.deep.equal([400, 0]);
});

it('does nothing more after the first venue that cannot be made', async () => {
  const { store } = internalsOf(current.service);
  const selects = vi.spyOn(store.reader, 'selectFrom');
  const inline = venues.slice(0, 50).map((_, index) => ({ venue: index === 0 ? '' : `New ${index}`, image: '999' }));
  expect((await author.send('POST', '/events', { ...times, venue: inline })).status).to.equal(400);
  const queries = selects.mock.calls.length;
  await new Promise((resolve) => setImmediate(resolve));
  expect(selects.mock.calls.length).to.equal(queries);
  // At most one query for the user's own images: the other 49 links were never read.
  expect(queries).to.be.below(5);
  selects.mockRestore();
});
