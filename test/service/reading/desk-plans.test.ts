/** How the desk reads a large calendar: by indexes, in their order, and no more items than it shows. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCalendar, now, words } from '../../../bench/calendar.js';
import { addUser, createService, importRecords, type Service } from '../../../src/service/index.js';
import { openConnection, type Connection } from '../../../src/service/store/sqlite-driver.js';
import { sqliteFile } from '../mounts.js';
import { watchStatements } from '../statements.js';
import { basic, type Answer } from '../suites/mount.js';

const sent: string[] = [];
watchStatements((sql, _, isRead) => {
  if (isRead) sent.push(sql);
});

const file = sqliteFile();
const passwords: Record<string, string> = {};
let service: Service;
let database: Connection;

beforeAll(async () => {
  service = await createService({ database: file.address, now: () => now });
  for (const role of ['author', 'editor'] as const)
    passwords[role] = (await addUser(service, { name: role, role })).password;
  const { events, ...rest } = makeCalendar({ events: 3000, venues: 300 });
  await importRecords(service, {
    ...rest,
    events: events.map((event, index) => ({
      ...event,
      ...(index % 50 ? { author: '99' } : { status: 'pending', author: '1' }),
    })),
  });
  database = openConnection(file.address);
});
afterAll(async () => {
  database.close();
  await service.close();
  await file.remove();
});

/** A list of the desk, and the plans of the statements that read events for it. */
async function read(role: string, query: string): Promise<{ body: Answer['body']; steps: string[] }> {
  sent.length = 0;
  const headers = { authorization: basic(role, passwords[role]!) };
  const response = await service.fetch(new Request(`http://127.0.0.1/cal/authoring/v1/items?${query}`, { headers }));
  expect(response.status).to.equal(200);
  const statements = sent.filter((sql) => /from "events"|event_search/.test(sql));
  const steps = statements.flatMap((sql) => {
    const values = [...sql.matchAll(/\?/g)].map(() => null);
    return (database.prepare(`explain query plan ${sql}`).all(...values) as { detail: string }[]).map(
      ({ detail }) => detail,
    );
  });
  return { body: await response.json(), steps };
}

it.each([
  ['editor', '', 'events_by_change (status=?)', 3000],
  ['editor', 'status=pending', 'events_by_change (status=?)', 60],
  ['author', '', 'events_by_author (author=? AND status=?)', 60],
  ['editor', 'author=me&status=draft,pending', 'events_by_author (author=? AND status=?)', 0],
] as const)(
  'the desk of an %s with “%s” is counted and read in the order of an index, without sorting',
  async (role, query, index, total) => {
    const { body, steps } = await read(role, query);
    expect([body.total, body.items.length]).to.deep.equal([total, Math.min(total, 10)]);
    const [counted, ...rest] = steps;
    expect(counted).to.equal(`SEARCH events USING COVERING INDEX ${index}`);
    const paged = rest.filter((step) => /COVERING INDEX/.test(step) && step.includes('events_by'));
    expect(new Set(paged)).to.deep.equal(new Set(total ? [counted] : []));
    expect(rest.filter((step) => /SCAN events\b|ORDER BY/.test(step))).to.deep.equal([]);
  },
);

it('what is to come is counted and read by indexes, in proportion to what is not over', async () => {
  const { body, steps } = await read('editor', 'when=upcoming');
  expect([body.total, body.items.length]).to.deep.equal([body.upcoming, 10]);
  expect(steps.filter((step) => step.startsWith('SCAN events'))).to.deep.equal([]);
  expect(steps.filter((step) => step.includes('INDEX events_by_end (end_date>?)'))).to.have.length(2);
  expect(steps.filter((step) => step.startsWith('SEARCH events USING INDEX events_by_change'))).to.deep.equal([]);
});

it('a search of the desk looks up what the index of words finds', async () => {
  const { body, steps } = await read('editor', `search=${words[20]}`);
  expect(body.total).to.be.greaterThan(0);
  expect(
    steps.filter((step) => step.startsWith('SCAN events') || step === 'SCAN event_search VIRTUAL TABLE INDEX 0:'),
  ).to.deep.equal([]);
});
