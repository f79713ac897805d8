/** A search does a limited amount of work, whatever it names. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createService, importRecords, type Service } from '../../../src/service/index.js';
import { caller, type Caller } from '../suites/mount.js';
import { dataset, recordedAt } from '../suites/dataset.js';
import { settings } from '../mounts.js';
import { watchStatements } from '../statements.js';

/** How many stored words each statement asked the full-text index for, and how many statements looked words up. */
const sent = { candidates: [] as number[], lookups: 0, comparisons: 0 };
watchStatements((sql, parameters) => {
  if (sql.includes('"search_words"')) sent.lookups++;
  if (!sql.includes('"event_search"')) return;
  sent.comparisons = sql.split('text like').length - 1;
  const [match = ''] = parameters.filter((value) => typeof value === 'string' && value.startsWith('("'));
  sent.candidates.push((match as string).split('"').length >> 1);
});

const most = { candidates: 300, lookups: 8, comparisons: 30 };
/** As many words as may hold one part. */
const held = Array.from({ length: 299 }, (_, index) => `qx${index.toString(36)}`);
const repeated = Array.from({ length: 333 }, () => 'qx').join('.');
const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const long = 'One two three four five six seven eight nine ten eleven twelve thirteen fourteen';

let service: Service;
let anyone: Caller;
beforeAll(async () => {
  service = await createService({ ...settings, database: ':memory:', now: () => recordedAt });
  anyone = caller((request) => service.fetch(request));
  const [event] = dataset.events;
  const dates = { start_date: '2026-12-05 10:00:00', end_date: '2026-12-05 11:00:00' };
  const own = [held.join(' '), repeated, long, letters.join(' ')].map((title, index) => ({
    ...{ ...event!, ...dates },
    ...{
      id: 90_001 + index,
      slug: `own-${index}`,
      title,
      status: 'publish',
      hide_from_listings: false,
      venue: [],
      organizer: [],
      image: false,
    },
  }));
  await importRecords(service, { ...dataset, events: [...dataset.events, ...own] as never });
});
afterAll(() => service.close());

async function workOf(path: string, search: string) {
  Object.assign(sent, { candidates: [], lookups: 0, comparisons: 0 });
  const before = process.cpuUsage();
  const answer = await anyone.get(`${path}?search=${encodeURIComponent(search)}`);
  const { user, system } = process.cpuUsage(before);
  return { ...answer, seconds: (user + system) / 1e6 };
}

it.each([
  ['a part that many words hold, again and again', repeated, 1],
  ['one-letter parts', Array.from({ length: 500 }, (_, index) => letters[index % 26]).join('.'), 0],
  ['one-letter words', letters.join(' '), 2],
  ['a phrase of many parts', `"${long}"`, 1],
  ['words that must not be there', letters.map((letter) => `-${letter}q${letter}`).join(' '), undefined],
])('%s', async (_, search, total) => {
  for (const path of ['/events', '/events.ics', '/venues', '/organizers', '/categories', '/tags']) {
    const { status, body, seconds } = await workOf(path, search);
    expect(status, path).to.equal(200);
    if (path === '/events' && total !== undefined) expect(body.total).to.equal(total);
    expect(Math.max(0, ...sent.candidates), path).to.be.at.most(most.candidates);
    // A feed searches twice: how much it finds decides how far back it goes.
    expect(sent.lookups, path).to.be.at.most(path === '/events.ics' ? 2 * most.lookups : most.lookups);
    expect(sent.comparisons, path).to.be.at.most(most.comparisons);
    expect(seconds, path).to.be.below(1);
  }
});
