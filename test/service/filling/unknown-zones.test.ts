/** Events of other servers in zones that nobody knows here. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { EventRepresentation } from '../../../src/data/schema/index.js';
import { parseCalendar } from '../../parse-calendar.js';
import { callerOf, setUp, type SetUp } from '../set-up.js';
import { dataset, recordedAt } from '../suites/dataset.js';
import { site } from '../suites/mount.js';

const zones = ['PST', 'JST', 'UTC+25', 'Mars/Phobos', 'Europe/Berlin'];
const like = dataset.events.find(({ all_day }) => all_day === false)!;
const events = zones.map((timezone, index): EventRepresentation => ({
  ...like,
  ...{
    id: 9000 + index,
    slug: `zone-${index}`,
    venue: [],
    organizer: [],
    categories: [],
    tags: [],
    image: false,
    timezone,
  },
  ...{ start_date: '2027-01-10 12:00:00', end_date: '2027-01-10 13:00:00' },
  ...{
    utc_start_date: '2027-01-10 20:00:00',
    utc_end_date: '2027-01-10 21:00:00',
    global_id: `other.example?id=${index}`,
  },
}));

let served: SetUp;
beforeAll(async () => {
  served = await setUp({ database: ':memory:', basePath: '/api', origin: site, now: () => recordedAt }, { events });
});
afterAll(() => served.service.close());

it('are all in the feed, at their times in UTC', async () => {
  const { status, body } = await callerOf(served, 'anonymous').get('/events.ics');
  expect(status).to.equal(200);
  const starts = parseCalendar(body as string).entries.map(({ uid, start }) => [uid, start]);
  expect(starts).to.deep.equal(
    events.map(({ timezone, global_id }) => [
      global_id,
      `2027-01-10T${timezone === 'Europe/Berlin' ? '11' : '20'}:00:00.000Z`,
    ]),
  );
});

it('keep their times where something else is changed', async () => {
  const editor = callerOf(served, 'editor');
  const { status, body } = await editor.send('POST', '/events/9000', { title: 'Renamed' });
  expect([status, body.title, body.timezone, body.utc_start_date]).to.deep.equal([
    200,
    'Renamed',
    'PST',
    '2027-01-10 20:00:00',
  ]);
});
