import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '../suites/mount.js';
import { settings } from '../mounts.js';
import { callerOf, setUp, type SetUp } from '../set-up.js';
import { recordStatements } from '../statements.js';

const statements = recordStatements();

const times = { start_date: '2027-02-01 10:00:00', end_date: '2027-02-01 12:00:00' };
const draft = {
  title: 'Choir',
  ...times,
  categories: ['Choral'],
  venue: [{ venue: 'Hall' }],
  organizer: [{ organizer: 'Ann' }],
};
const items = {
  events: draft,
  venues: { venue: 'Barn' },
  organizers: { organizer: 'Bo' },
  categories: { name: 'Talks' },
  tags: { name: 'indoors' },
};
const ids: Record<string, number> = {};
let current: SetUp;
let editor: Caller;

beforeAll(async () => {
  current = await setUp({ ...settings, database: ':memory:' });
  editor = callerOf(current, 'editor');
  for (const [resource, item] of Object.entries(items)) {
    ids[resource] = (await editor.send('POST', `/${resource}`, item)).body.id as number;
  }
});
afterAll(() => current.service.close());

/** The statements of a write, without those that authenticate, read the version or increment it. */
async function sent(method: string, resource: string, body?: object): Promise<string[]> {
  statements.length = 0;
  expect((await editor.send(method, `/${resource}/${ids[resource]}`, body)).status).to.equal(200);
  return statements
    .filter(({ table }) => !['users', 'revision'].includes(table))
    .map(({ verb, table }) => `${verb} ${table}`);
}

/** The linked items in the response. */
const linked = ['select event_terms', 'select event_venues', 'select event_organizers'];
const searched = ['delete event_search', 'insert event_search', 'insert search_words'];

it.each([
  ['events', { title: 'Large choir' }, ['select events', 'update events', ...searched, ...linked]],
  ['venues', { city: 'Bergen' }, ['select venues', 'update venues']],
  ['organizers', { phone: '1' }, ['select organizers', 'update organizers']],
  ['categories', { description: 'Long' }, ['select terms', 'update terms']],
  ['tags', { description: 'Dry' }, ['select terms', 'update terms']],
] as const)(
  'an update of %s loads the item once before it writes, and then only what the item is linked to',
  async (resource, body, expected) => {
    expect(await sent('PATCH', resource, body)).to.deep.equal(expected);
  },
);

it('an update leaves the links of an event alone where the same venues and organizers are sent', async () => {
  const { body } = await editor.get(`/events/${ids.events}`);
  const same = { venue: body.venue.id, organizer: body.organizer[0].id };
  expect(
    (await sent('PATCH', 'events', same)).filter((text) => /^(delete|insert) event_(venues|organizers)/.test(text)),
  ).to.deep.equal([]);
  const others = { venue: ids.venues, organizer: [ids.organizers, body.organizer[0].id] };
  expect(
    (await sent('PATCH', 'events', others)).filter((text) => /^(delete|insert) event_(venues|organizers)/.test(text)),
  ).to.deep.equal(['delete event_venues', 'insert event_venues', 'delete event_organizers', 'insert event_organizers']);
});

it.each([
  ['events', 2],
  ['venues', 2],
  ['organizers', 2],
  ['tags', 1],
] as const)(
  'a removal of %s loads the item once, and looks whether its slug is free in the trash if it goes there',
  async (resource, loads) => {
    const table = resource === 'tags' ? 'terms' : resource;
    expect((await sent('DELETE', resource)).filter((text) => text === `select ${table}`)).to.have.length(loads);
  },
);

it('a contributor links the venue of others by its name, also where that holds an ampersand', async () => {
  const { id } = (await editor.send('POST', '/venues', { venue: 'Salt & Pepper' })).body;
  const { body } = await callerOf(current, 'contributor').send('POST', '/events', {
    ...draft,
    venue: { venue: 'salt & pepper' },
  });
  expect(body.venue.id).to.equal(id);
});
