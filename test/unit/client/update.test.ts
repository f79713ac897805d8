import { describe, expect, test } from 'vitest';
import { createClient } from '../../../src/data/client/index.js';
import type {
  EventRepresentation,
  OrganizerRepresentation,
  VenueRepresentation,
} from '../../../src/data/schema/index.js';
import { failure, json, recording, replay, server } from './recordings.js';

type Json = Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any -- any item's JSON

const bodyOf = <T>(name: string): T => recording(name).response.body as T;
const event = bodyOf<EventRepresentation>('events.update.partial.1-before');
const venue = bodyOf<VenueRepresentation>('venues.update.1-before');
const organizer = bodyOf<OrganizerRepresentation>('organizers.read.full');

/** The values that the measured server assumes for omitted fields (wire sections 11.2, 12), as they would be sent. */
const resets: Record<string, (sent: Json) => Json> = {
  events: () => ({
    status: 'publish',
    timezone: 'America/New_York',
    all_day: false,
    cost: '',
    website: '',
    image: '',
    organizer: [],
    date: '2026-11-20 14:01:21',
    show_map: false,
    show_map_link: false,
    hide_from_listings: false,
    sticky: false,
    featured: false,
  }),
  venues: (sent) => ({
    status: 'publish',
    image: '',
    show_map: 'true',
    show_map_link: 'true',
    ...('state' in sent || 'province' in sent ? {} : { stateprovince: undefined }),
  }),
  organizers: () => ({ status: 'publish', image: '' }),
};

/** Fields whose representation differs from the value sent. */
const shown: Record<string, (value: Json[string], before: Json) => unknown> = {
  image: (id, before) =>
    !id ? (before['organizer'] instanceof Array ? false : undefined) : { ...before['image'], id: Number(id) },
  organizer: (ids, before) =>
    Array.isArray(ids) ? ids.map((id) => before['organizer'].find((one: Json) => one['id'] === id) ?? { id }) : ids,
  show_map: (value) => value === true || value === 'true',
  show_map_link: (value) => value === true || value === 'true',
};

/** The item after an update with this body. */
function updated(resource: string, before: Json, sent: Json, wipes: boolean): Json {
  const body = { ...(wipes && resets[resource]!(sent)), ...sent };
  const isPair = 'start_date' in sent && 'end_date' in sent;
  const taken = Object.entries(body).filter(([name]) => isPair || !/^(start|end)_date$/.test(name));
  return {
    ...before,
    ...Object.fromEntries(taken.map(([name, value]) => [name, name in shown ? shown[name]!(value, before) : value])),
  };
}

/** A server of one item, which wipes or keeps omitted fields. */
function serverOf(resource: string, before: object, wipes: boolean) {
  let item: Json = before;
  const { fetch, asked } = server(({ method, body }) => {
    if (method === 'PATCH') item = updated(resource, item, body, wipes);
    return json(item);
  });
  return { client: createClient({ baseUrl: 'https://calendar.example/api', fetch }), asked };
}

const differences = (before: Json, after: Json) =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .sort();

/** Members that a real server computes; terms count their published events. */
const derived = /^(modified|modified_utc|date_utc|url|timezone_abbr|cost_details|json_ld|categories|tags)$/;

test.each([
  ['events', 'events.update.partial.1-before', 'events.update.partial.2-title-only'],
  ['venues', 'venues.update.1-before', 'venues.update.2-city-only'],
  ['organizers', 'organizers.read.full', 'organizers.update.phone-only'],
])('the stand-in wipes %s as recorded', (resource, before, after) => {
  const { request, response } = recording(after);
  const expected = updated(resource, bodyOf(before), request.body as Json, true);
  expect(differences(expected, response.body).filter((name) => !derived.test(name))).to.deep.equal([]);
});

describe.each([
  ['that wipes', true],
  ['that keeps', false],
])('on a server %s what is left out, an update changes', (_, wipes) => {
  test('changes the title of an event and nothing else', async () => {
    const { client, asked } = serverOf('events', event, wipes);
    const after = await client.events.update(event.id, { title: 'Only The Title Changed' });
    expect(differences(event, after)).to.deep.equal(['title']);
    expect(asked.map(({ method }) => method)).to.deep.equal(['GET', 'PATCH']);
  });

  test('changes one flag of an event', async () => {
    const { client } = serverOf('events', event, wipes);
    expect(differences(event, await client.events.update(event.id, { featured: false }))).to.deep.equal(['featured']);
  });

  test('changes the start of an event, which servers accept only with the end', async () => {
    const { client } = serverOf('events', event, wipes);
    const after = await client.events.update(event.id, { start_date: '2027-02-01 09:00:00' });
    expect(differences(event, after)).to.deep.equal(['start_date']);
  });

  test('changes the organizers of an event, even to none', async () => {
    const { client } = serverOf('events', event, wipes);
    expect(differences(event, await client.events.update(event.id, { organizer: [] }))).to.deep.equal(['organizer']);
  });

  test('changes the city of a venue', async () => {
    const { client } = serverOf('venues', venue, wipes);
    expect(differences(venue, await client.venues.update(venue.id, { city: 'Newtown' }))).to.deep.equal(['city']);
  });

  test('changes the phone number of an organizer', async () => {
    const { client } = serverOf('organizers', organizer, wipes);
    expect(differences(organizer, await client.organizers.update(organizer.id, { phone: '1' }))).to.deep.equal([
      'phone',
    ]);
  });

  test.each([[null], ['']])('removes the image of an event by %j', async (image) => {
    const { client } = serverOf('events', event, wipes);
    const after = await client.events.update(event.id, { image });
    expect([after.image, differences(event, after)]).to.deep.equal([false, ['image']]);
  });

  test('changes the image of a venue, by its ID as a number', async () => {
    const { client, asked } = serverOf('venues', venue, wipes);
    const after = await client.venues.update(venue.id, { image: 7 });
    expect([after.image?.id, asked[1]!.body.image]).to.deep.equal([7, '7']);
  });

  test('changes nothing where a value is undefined', async () => {
    const { client } = serverOf('events', event, wipes);
    const after = await client.events.update(event.id, { title: 'x', status: undefined, organizer: undefined });
    expect(differences(event, after)).to.deep.equal(['title']);
  });
});

/** The body that an update of this item sends. */
async function sent(before: object, patch: object, resource: 'events' | 'venues' = 'events'): Promise<Json> {
  const { client, asked } = serverOf(resource, before, false);
  await client[resource].update(7, patch);
  return asked[1]!.body;
}

describe('the fields that an update sends along', () => {
  test('an update sends nothing that the server has rendered', async () => {
    const rendered = ['title', 'description', 'excerpt', 'slug', 'author', 'categories', 'tags', 'venue'];
    expect(await sent(event, {})).not.to.have.any.keys(rendered);
    expect(await sent(venue, {}, 'venues')).not.to.have.any.keys(['venue', 'description', 'website', 'address']);
  });

  test('an update sends the types that servers accept', async () => {
    const { image, organizer, show_map } = await sent(event, {});
    expect({ image, organizer, show_map }).to.deep.equal({ image: '10', organizer: [54, 50], show_map: true });
    const { show_map: venueMap, image: venueImage } = await sent(venue, {}, 'venues');
    expect({ venueMap, venueImage }).to.deep.equal({ venueMap: 'false', venueImage: '10' });
  });

  test('omit a website that is the event’s own address, and unescape others', async () => {
    expect(await sent({ ...event, website: event.url }, {})).not.to.have.property('website');
    expect(await sent({ ...event, website: '' }, {})).not.to.have.property('website');
    const escaped = { ...event, website: 'https://x.example/?a=1&amp;b=2&#038;c=&#039;' };
    expect((await sent(escaped, {}))['website']).to.equal("https://x.example/?a=1&b=2&c='");
  });

  test('omit an empty image and cost, which servers refuse', async () => {
    expect(await sent({ ...event, image: false, cost: '' }, {})).not.to.have.any.keys('image', 'cost');
  });

  test('an update sends both dates only if one changes', async () => {
    const { start_date, end_date } = event;
    expect(await sent(event, { title: 'x' })).not.to.have.any.keys('start_date', 'end_date');
    expect(await sent(event, { end_date: '2027-02-01 13:00:00' })).to.include({
      start_date,
      end_date: '2027-02-01 13:00:00',
    });
    expect(await sent(event, { timezone: 'Asia/Kolkata' })).to.include({
      start_date,
      end_date,
      timezone: 'Asia/Kolkata',
    });
    expect(await sent(event, { all_day: true })).to.include({ start_date, end_date, all_day: true });
  });

  test('contain the date of published and scheduled events, not of drafts', async () => {
    const published = { ...event, status: 'publish', date: '2026-11-01 10:00:00', date_utc: '2026-11-01 14:00:00' };
    const scheduled = { ...published, status: 'future', date: '2030-01-01 10:00:00', date_utc: '2030-01-01 15:00:00' };
    expect(await sent(published, {})).to.include({ date: published.date, status: 'publish' });
    expect(await sent(scheduled, {})).to.include({ date: scheduled.date, status: 'future' });
    expect(await sent(scheduled, { status: 'publish' })).not.to.have.property('date');
    expect(await sent(published, { date_utc: '2026-11-02 10:00:00' })).not.to.have.property('date');
    expect(await sent(event, {})).not.to.have.property('date');
  });

  test('leave a venue’s region to a new state or province', async () => {
    expect(await sent(venue, {}, 'venues')).to.include({ stateprovince: 'SP' });
    expect(await sent(venue, { state: 'NY' }, 'venues')).not.to.have.property('stateprovince');
    expect(await sent(venue, { province: 'BC' }, 'venues')).not.to.have.property('stateprovince');
  });
});

test('go to the id even with a slug, since the slug may change', async () => {
  const { client, asked } = serverOf('events', event, true);
  expect((await client.events.update('before-the-update', { slug: 'after' })).slug).to.equal('after');
  expect(asked.map(({ method, url }) => [method, url.pathname])).to.deep.equal([
    ['GET', '/api/cal/events/v1/events/by-slug/before-the-update'],
    ['PATCH', `/api/cal/events/v1/events/${event.id}`],
  ]);
});

test('are none for terms, whose updates reset nothing', async () => {
  const { fetch, asked } = server(() => replay(recording('categories.update.1-name')));
  await createClient({ baseUrl: 'https://calendar.example/api', fetch }).categories.update(50, { name: 'Renamed' });
  expect(asked.map(({ method, body }) => [method, body])).to.deep.equal([['PATCH', { name: 'Renamed' }]]);
});

describe('a protected item', () => {
  test.each([
    ['venues', 'venues.read.password.none-given'],
    ['organizers', 'organizers.read.password.none-given'],
  ] as const)('%s are not updated blindly', async (resource, name) => {
    const { fetch, asked } = server(() => replay(recording(name)));
    const error = await failure(
      createClient({ baseUrl: 'https://calendar.example/api', fetch })[resource].update(48, { phone: '1' }),
    );
    expect([error.kind, error.fields]).to.deep.equal(['filter', ['password']]);
    expect(error.hint).to.contain('password');
    expect(asked.map(({ method }) => method)).to.deep.equal(['GET']);
  });

  test('a protected item is not updated in its masked form', async () => {
    const masked = (bodyOf<Json>('events.list.password-protected.masked')['events'] as Json[]).find(
      ({ all_day }) => all_day === null,
    )!;
    const { client, asked } = serverOf('events', masked, true);
    expect((await failure(client.events.update(152, { title: 'x' }))).fields).to.deep.equal(['password']);
    expect(asked).to.have.length(1);
  });

  test('is updated with its password', async () => {
    const { fetch, asked } = server(() => replay(recording('venues.read.password.right')));
    await createClient({ baseUrl: 'https://calendar.example/api', fetch }).venues.update(
      48,
      { phone: '1' },
      { password: 'knock-twice' },
    );
    expect(asked.map(({ method, url }) => [method, url.searchParams.get('password')])).to.deep.equal([
      ['GET', 'knock-twice'],
      ['PATCH', 'knock-twice'],
    ]);
  });
});

test('is not updated when it cannot be read', async () => {
  const { fetch, asked } = server(() => replay(recording('events.read.trashed.administrator')));
  const error = await failure(
    createClient({ baseUrl: 'https://calendar.example/api', fetch }).events.update(154, { title: 'x' }),
  );
  expect([error.code, asked.length]).to.deep.equal(['event-no-longer-available', 1]);
});
