/** What is dear for one request of anybody is made once, however it is spelt. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { settings } from '../mounts.js';
import { pageParts } from '../pages-of.js';
import { records } from '../records.js';
import { setUp, type SetUp } from '../set-up.js';
import { recordStatements } from '../statements.js';
import { recordedAt } from '../suites/dataset.js';
import { namespace, site } from '../suites/mount.js';

const statements = recordStatements();

let running: SetUp;
beforeAll(async () => {
  running = await setUp({ ...settings, database: ':memory:', now: () => recordedAt, pages: pageParts }, records);
});
afterAll(() => running.service.close());

/** The tables that are read for a request, beside the number that each write raises. */
async function tablesFor(address: string): Promise<string[]> {
  statements.length = 0;
  const response = await running.service.fetch(new Request(address));
  await response.arrayBuffer();
  return statements.map(({ table }) => table).filter((table) => table !== 'revision');
}

it('a feed for calendar apps is made once for its filters, whatever else its address says', async () => {
  const feed = `${namespace}/events.ics`;
  expect(await tablesFor(`${feed}?starts_after=2026-01-01`)).to.include('events');
  for (const more of ['', '&x=1', '&utm_source=mail', '&X=2&x=2', '&rest_route=a'])
    expect(await tablesFor(`${feed}?starts_after=2026-01-01${more}`), more).to.deep.equal([]);
  expect(await tablesFor(`${feed}?x=1&starts_after=2026-01-01`)).to.deep.equal([]);
  expect(await tablesFor(`${feed}?starts_after=2026-02-01`)).to.include('events');
});

it('files of the sitemap that are not there read nothing once one was asked for', async () => {
  await tablesFor(`${site}/sitemap.xml`);
  for (const file of ['sitemap-9.xml', 'sitemap-10.xml', 'sitemap-9.xml', 'sitemap-1.xml'])
    expect(await tablesFor(`${site}/${file}`), file).to.deep.equal([]);
  const missing = await running.service.fetch(new Request(`${site}/sitemap-9.xml`));
  expect([missing.status, missing.headers.get('cache-control')]).to.deep.equal([
    404,
    'no-cache, must-revalidate, max-age=0, no-store, private',
  ]);
});
