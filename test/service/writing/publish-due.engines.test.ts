import { afterEach, describe, expect, it } from 'vitest';
import { recordedAt } from '../suites/dataset.js';
import { idsOf } from '../suites/lists.js';
import { least } from '../suites/fields.js';
import { rowsOfThisRun } from '../engines.js';
import { logFailures } from '../failures.js';
import { postgresDatabase, settings } from '../mounts.js';
import { callerOf, setUp, type SetUp } from '../set-up.js';

const minute = 60_000;

describe.each(
  rowsOfThisRun<() => Promise<string> | string>({
    SQLite: () => ':memory:',
    PostgreSQL: async () => (await postgresDatabase()).address,
  }),
)('what is scheduled, on %s', (_, database) => {
  let now = recordedAt;
  let current: SetUp;
  afterEach(() => current.service.close());

  const schedule = async () => {
    now = recordedAt;
    current = await setUp({ ...settings, database: await database(), now: () => now, log: logFailures });
    const date = '2026-11-20 15:02:00'; // An hour from now.
    const send = async (resource: 'events' | 'venues', body: object) =>
      (await callerOf(current, 'editor').send('POST', `/${resource}`, { ...least(resource, 'to come'), date, ...body }))
        .body;
    return { event: await send('events', { categories: ['Timely'] }), venue: await send('venues', {}) };
  };

  it('appears when its time comes, for everybody', async () => {
    const { event, venue } = await schedule();
    const anyone = callerOf(current, 'anonymous');
    const found = async () => [
      ...idsOf(await anyone.get('/events?start_date=2027-02-01'), 'events'),
      ...idsOf(await anyone.get('/venues'), 'venues'),
      ...idsOf(await anyone.get('/categories'), 'categories'),
    ];
    expect([event.status, venue.status, await found()]).to.deep.equal(['future', 'future', []]);
    expect((await anyone.get(`/events/${event.id}`)).status).to.equal(403);
    now += 59 * minute;
    expect(await found()).to.deep.equal([]);
    now += minute;
    expect(await found()).to.deep.equal([event.id, venue.id, event.categories[0].id]);
    expect((await anyone.get(`/events/${event.id}`)).body.status).to.equal('publish');
    expect((await anyone.get('/categories')).body.categories[0].count).to.equal(1);
  });

  it('is published for an editor, though nobody else has asked', async () => {
    const { event } = await schedule();
    const editor = callerOf(current, 'editor');
    expect((await editor.get(`/events/${event.id}`)).body.status).to.equal('future');
    now += 60 * minute;
    expect((await editor.get(`/events/${event.id}`)).body.status).to.equal('publish');
  });
});
