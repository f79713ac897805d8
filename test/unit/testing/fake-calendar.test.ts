import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { createClient } from '../../../src/data/client/index.js';
import { resources, type ResourceName } from '../../../src/data/schema/index.js';
import { fakeCalendar, type GivenRecords } from '../../../src/entries/testing/index.js';

const records: GivenRecords = {
  venues: [{ venue: 'Town Hall', city: 'Kiel' }, { venue: 'Lantern Hall' }],
  organizers: [{ organizer: 'Harbour Trust', email: 'post@harbour.example' }],
  categories: [{ name: 'Music' }, { name: 'Jazz & Blues', parent: 1 }],
  tags: [{ name: 'Outdoors' }],
  events: [
    {
      title: 'Gala',
      start_date: '2026-12-12 19:00:00',
      end_date: '2026-12-12 22:00:00',
      timezone: 'Europe/Berlin',
      venue: 1,
      organizer: [1],
      categories: ['music'],
      featured: true,
    },
    { title: 'Fair', start_date: '2026-12-05', end_date: '2026-12-06', venue: 2, tags: [1] },
    {
      title: 'Late show',
      start_date: '2026-12-31 23:00:00',
      end_date: '2027-01-01 01:00:00',
      categories: ['jazz-blues'],
    },
  ],
};
const names = Object.keys(resources) as ResourceName[];

/** A client of the fake calendar. */
function connect(given = records) {
  const calendar = fakeCalendar(given);
  return { calendar, client: createClient({ baseUrl: 'https://town.example/wp-json', fetch: calendar }) };
}

describe('fakeCalendar', () => {
  it.each(names)('answers %s that have the shape of a server’s', async (name) => {
    const { client } = connect();
    const { items } = await client[name].list();
    const validate = new Ajv({ strict: false }).compile(resources[name].representation);
    expect(items.length).to.equal(records[name]!.length);
    for (const item of items) expect(validate(item), JSON.stringify(validate.errors)).to.equal(true);
    expect((await client[name].read(items[0]!.id)).slug).to.equal(items[0]!.slug);
  });

  it.each<[object, string]>([
    [{}, 'Fair, Gala, Late show'],
    [{ search: 'la' }, 'Gala, Late show'],
    [{ featured: true }, 'Gala'],
    [{ categories: 'jazz-blues' }, 'Late show'],
    [{ tags: [1] }, 'Fair'],
    [{ venue: [1] }, 'Gala'],
    [{ organizer: [1] }, 'Gala'],
    [{ include: [2, 3] }, 'Fair, Late show'],
    [{ ends_after: '2026-12-12 21:59:00' }, 'Gala, Late show'],
    [{ starts_before: '2026-12-12' }, 'Fair, Gala'],
    [{ starts_after: '2026-12-12' }, 'Late show'],
  ])('lists by %o: %s', async (filters, titles) => {
    const { client } = connect();
    const { items, total } = await client.events.list(filters);
    expect(items.map(({ title }) => title).join(', ')).to.equal(titles);
    expect(total).to.equal(items.length);
  });

  it('gives pages, and says where there are no more', async () => {
    const { client } = connect();
    const second = await client.events.list({ per_page: 2, page: 2 });
    expect([second.items.map(({ title }) => title), second.totalPages, second.total]).to.deep.equal([
      ['Late show'],
      2,
      3,
    ]);
    await expect(client.events.read('gone')).rejects.toMatchObject({ status: 404 });
  });

  it('reads by slug, and remembers what it was asked', async () => {
    const { calendar, client } = connect();
    const { venue } = await client.events.read('gala');
    expect(venue).toMatchObject({ venue: 'Town Hall', city: 'Kiel' });
    await client.events.list({ categories: ['music'] });
    expect(calendar.requests.map(({ search }) => search)).to.deep.equal(['', '?categories=music']);
  });

  it('tells the time in UTC, and that a day without a time lasts whole', async () => {
    const { client } = connect();
    expect(await client.events.read('gala')).toMatchObject({ utc_start_date: '2026-12-12 18:00:00', all_day: false });
    expect(await client.events.read('fair')).toMatchObject({
      start_date: '2026-12-05 00:00:00',
      end_date: '2026-12-06 23:59:59',
      all_day: true,
    });
    const summer = {
      title: 'Night',
      start_date: '2026-03-29 03:30:00',
      end_date: '2026-03-29 04:00:00',
      timezone: 'Europe/Berlin',
    };
    expect(await connect({ events: [summer] }).client.events.read(1)).toMatchObject({
      utc_start_date: '2026-03-29 01:30:00',
    });
  });

  it('refuses values that the interface does not take, addresses outside of it, and writing', async () => {
    const { calendar, client } = connect();
    const refused = await calendar('https://town.example/wp-json/cal/events/v1/events?per_page=many');
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { code: 'rest_invalid_param', data: { params: { per_page: '' } } },
    ]);
    expect((await calendar('https://town.example/elsewhere')).status).to.equal(404);
    await expect(
      client.events.create({ title: 'New', start_date: '2026-12-12', end_date: '2026-12-12' }),
    ).rejects.toMatchObject({
      status: 403,
    });
    await expect(calendar('https://town.example/', { signal: AbortSignal.abort() })).rejects.toThrow(/abort/i);
  });

  it.each<[object, string]>([
    [{ venue: 7 }, 'names “7”, which is not among the venues'],
    [{ categories: ['opera'] }, 'names “opera”, which is not among the categories'],
    [
      { start_date: 'tomorrow' },
      'has start_date “tomorrow”: write it as 2026-12-12 19:00:00, or 2026-12-12 for whole days',
    ],
    [{ timezone: 'Mars/Phobos' }, 'has timezone “Mars/Phobos”, which is unknown here: write one such as Europe/Berlin'],
  ])('names the event whose record is wrong: %o', (wrong, words) => {
    const events = [{ ...records.events![0]!, ...wrong }];
    expect(() => fakeCalendar({ ...records, events })).to.throw(`fakeCalendar: the event “Gala” ${words}`);
  });
});
