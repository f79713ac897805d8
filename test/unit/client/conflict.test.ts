import { describe, expect, test } from 'vitest';
import { createClient } from '../../../src/data/client/index.js';
import type { EventPatch, EventRepresentation, VenueRepresentation } from '../../../src/data/schema/index.js';
import { failure, json, recording, replay, server, type Request } from './recordings.js';

type Json = Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any -- any item's JSON

const settings = { baseUrl: 'https://calendar.example/api' };
const event = recording('events.update.partial.1-before').response.body as EventRepresentation;
const retitled = recording('events.update.partial.2-title-only').response.body as EventRepresentation;

/** An update of an event that has changed on the server since it was loaded. */
async function update(now: Partial<EventRepresentation>, patch: EventPatch, base: Partial<EventRepresentation> = {}) {
  const { fetch, asked } = server(() => json({ ...event, ...now }));
  const updated = createClient({ ...settings, fetch }).events.update(event.id, patch, { base: { ...event, ...base } });
  const error = await updated.then(
    () => undefined,
    (error: unknown) => error as Awaited<ReturnType<typeof failure>>,
  );
  return {
    error,
    methods: asked.map(({ method }) => method).join(' '),
    sent: asked.at(-1)!.body as Json | undefined,
    asked,
  };
}

describe('an update that knows the item as it was loaded', () => {
  test('writes nothing where somebody else has changed the same field, and tells what is there now', async () => {
    const { error, methods } = await update(retitled, { title: 'Mine' });
    expect(methods).to.equal('GET');
    expect([error?.kind, error?.code, error?.fields]).to.deep.equal(['conflict', 'conflict', ['title']]);
    expect((error?.response as Json)['title']).to.equal(retitled.title);
  });

  test('keeps what only somebody else has changed', async () => {
    const { error, methods, sent } = await update(
      { title: 'Theirs', cost: '$7', featured: !event.featured },
      { excerpt: 'Mine' },
    );
    expect([error, methods]).to.deep.equal([undefined, 'GET PATCH']);
    expect(sent)
      .to.include({ excerpt: 'Mine', cost: '$7', featured: !event.featured })
      .and.not.to.have.property('title');
  });

  test('takes it for no conflict where both want the same', async () => {
    expect((await update({ title: 'Rock &amp; Roll &#8211; live' }, { title: 'Rock & Roll – live' })).methods).to.equal(
      'GET PATCH',
    );
    expect((await update({ image: { ...retitled.image, id: 12 } as never }, { image: 12 })).methods).to.equal(
      'GET PATCH',
    );
    expect((await update({ status: 'publish' }, { status: 'publish' })).methods).to.equal('GET PATCH');
  });

  test('compares linked items by what they are, not by what is written of them', async () => {
    const venue = { ...(event.venue as VenueRepresentation), address: 'Other Street' };
    expect((await update({ venue }, { venue: 3 })).methods).to.equal('GET PATCH');
    expect((await update({ venue: { ...venue, id: 4000 } }, { venue: 3 })).error?.fields).to.deep.equal(['venue']);
    expect((await update({ organizer: event.organizer.toReversed() }, { organizer: [] })).error?.fields).to.deep.equal([
      'organizer',
    ]);
    const categories = [{ id: 1 }, { id: 2 }] as never;
    expect((await update({ categories }, { categories: [2, 1] })).methods).to.equal('GET PATCH');
  });

  test('takes start and end for one, because they are written together', async () => {
    const { error } = await update({ start_date: '2027-01-01 20:00:00' }, { end_date: '2027-01-01 19:00:00' });
    expect(error?.fields).to.deep.equal(['start_date']);
  });

  test('takes what is absent and what is `false` for the same', async () => {
    const { methods } = await update({ image: undefined }, { image: 8 }, { image: false });
    expect(methods).to.equal('GET PATCH');
  });

  test('of a term reads it for that alone', async () => {
    const category = recording('categories.read.third-level').response.body as { id: number };
    const { fetch, asked } = server(() => json(category));
    const { categories } = createClient({ ...settings, fetch });
    expect(
      (await failure(categories.update(3, { name: 'Mine' }, { base: { ...category, name: 'Before' } }))).fields,
    ).to.deep.equal(['name']);
    await categories.update(3, { name: 'Mine' }, { base: category });
    expect(asked.map(({ method, body }) => [method, body as unknown])).to.deep.equal([
      ['GET', undefined],
      ['GET', undefined],
      ['PATCH', { name: 'Mine' }],
    ]);
  });

  test('reads past the cache of the browser', async () => {
    const { asked } = await update({}, { title: 'Mine' });
    expect(asked[0]!.init.cache).to.equal('no-cache');
  });
});

/** An item of the authoring interface. */
const stored = (version: string, fields: Json) => ({ id: 7, version, title: fields['title'], fields });

/** A server with versions, on which each of these writes comes first. */
function versioned(...others: Json[]) {
  let [now, version] = [{ title: 'Before', description: 'Before' } as Json, 1];
  const answer = ({ method, init, body }: Request) => {
    if (method === 'GET') throw new Error('nothing needs to be read');
    const other = others.shift();
    if (other) [now, version] = [{ ...now, ...other }, version + 1];
    if (new Headers(init.headers).get('If-Match') !== `"${version}"`) {
      const data = { status: 412, item: stored(String(version), now) };
      return json({ code: 'version_conflict', message: 'Changed', data }, { status: 412 });
    }
    [now, version] = [{ ...now, ...body }, version + 1];
    return json({ id: 7, ...now });
  };
  const { fetch, asked } = server(answer);
  return { ...createClient({ ...settings, fetch, headers: { 'X-WP-Nonce': 'abc' } }), asked, now: () => now };
}

describe('an update with a version', () => {
  const base = stored('1', { title: 'Before', description: 'Before' });

  test('sends the fields of the patch and nothing else, with one request', async () => {
    const { events, asked } = versioned();
    await events.update(7, { title: 'Mine' }, { version: '1' });
    expect(asked.map(({ method, body }) => [method, body as unknown])).to.deep.equal([['PATCH', { title: 'Mine' }]]);
    expect(Object.fromEntries(new Headers(asked[0]!.init.headers))).to.include({
      'if-match': '"1"',
      'x-wp-nonce': 'abc',
    });
  });

  test('is tried again where somebody else has changed other fields', async () => {
    const { events, now, asked } = versioned({ description: 'Theirs' });
    await events.update(7, { title: 'Mine' }, { version: '1', base });
    expect([now(), asked.length]).to.deep.equal([{ title: 'Mine', description: 'Theirs' }, 2]);
  });

  test.each([
    ['the same field', base, ['title']],
    ['something, and nobody knows what', undefined, ['title']],
  ])('is a conflict where somebody else has changed %s', async (_, base, fields) => {
    const { events, now } = versioned({ title: 'Theirs' });
    const error = await failure(events.update(7, { title: 'Mine' }, { version: '1', ...(base && { base }) }));
    expect([error.code, error.fields, error.response]).to.deep.equal(['conflict', fields, stored('2', now())]);
    expect(now()['title']).to.equal('Theirs');
  });

  test('does not take out of the trash what somebody else has moved there, unless that is asked for', async () => {
    const trashed = { ...stored('2', base.fields), status: 'trash' };
    const { fetch, asked } = server(() =>
      json({ code: 'version_conflict', message: '', data: { status: 412, item: trashed } }, { status: 412 }),
    );
    const { events } = createClient({ ...settings, fetch });
    const loaded = { ...base, status: 'publish' };
    const error = await failure(events.update(7, { title: 'Mine' }, { version: '1', base: loaded }));
    expect([error.code, error.fields, asked.length]).to.deep.equal(['conflict', ['status'], 1]);
  });

  test('whose answer was lost is written once', async () => {
    const { events, asked } = versioned({ title: 'Mine' });
    await events.update(7, { title: 'Mine' }, { version: '1', base });
    expect(asked.length).to.equal(2);
  });

  test('is given up where others always come before', async () => {
    const { events, asked } = versioned(...'abcdefgh'.split('').map((description) => ({ description })));
    expect((await failure(events.update(7, { title: 'Mine' }, { version: '1', base }))).code).to.equal('conflict');
    expect(asked.length).to.equal(3);
  });

  test('removes an image by saying so', async () => {
    const { events, asked } = versioned();
    await events.update(7, { image: null }, { version: '1' });
    expect(asked[0]!.body).to.deep.equal({ image: null });
  });
});

test('an item that somebody else has changed is not removed', async () => {
  const { events, now } = versioned({ title: 'Theirs' });
  const error = await failure(events.remove(7, { version: '1' }));
  expect([error.code, error.response]).to.deep.equal(['conflict', stored('2', now())]);
});

// Unknown headers fail the preflight of a stock server (wire section 15).
test('without being asked to, requests have no headers of their own', async () => {
  const { fetch, asked } = server(() => json(event));
  const { events } = createClient({ ...settings, fetch });
  const draft = { title: 'x', start_date: 'today', end_date: 'today' };
  await events.create(draft);
  await events.update(7, { title: 'x' }, { base: event });
  await events.remove(7);
  expect(
    asked.map(({ init }) => [...new Headers(init.headers).keys()].filter((name) => name !== 'content-type')),
  ).to.deep.equal([[], [], [], []]);
  await events.create(draft, { idempotencyKey: 'k1' });
  expect(new Headers(asked.at(-1)!.init.headers).get('Idempotency-Key')).to.equal('k1');
});

describe('an item in the trash', () => {
  const trashed = recording('events.delete.1-ok').response.body as EventRepresentation;

  /** A server that has the item in its trash. */
  const trash = () => {
    const { fetch, asked } = server(({ method }) =>
      method === 'GET'
        ? replay(recording('events.read.trashed.administrator'))
        : replay(recording('events.update.trashed-is-restored')),
    );
    return { ...createClient({ ...settings, fetch }), asked };
  };

  test.each(['draft', 'pending', 'publish', 'future'])('is restored as %s', async (status) => {
    const { events, asked } = trash();
    await events.restore(trashed, status);
    expect(asked.map(({ method, url }) => `${method} ${url.pathname}`)).to.deep.equal([
      `PATCH /api/cal/events/v1/events/${trashed.id}`,
    ]);
    expect(asked[0]!.body).to.include({ status });
  });

  test('keeps what servers reset when they restore', async () => {
    const { events, venues, asked } = trash();
    const full = { ...trashed, ...event, status: 'trash', date_utc: '2026-11-20 18:18:33' };
    await events.restore(full, 'draft');
    expect(asked[0]!.body).to.include({
      timezone: event.timezone,
      all_day: event.all_day,
      cost: event.cost,
      image: '10',
      featured: event.featured,
      hide_from_listings: event.hide_from_listings,
      date: event.date,
    });
    expect(asked[0]!.body.organizer).to.deep.equal(event.organizer.map(({ id }) => id));
    await venues.restore(recording('venues.delete.1-ok').response.body as VenueRepresentation, 'draft');
    expect(asked[1]!.body).to.include({ status: 'draft', image: '8', show_map: 'true' });
  });

  test.each(['', 'trash', undefined])('is not restored as %j, which servers might publish', async (status) => {
    const { events, asked } = trash();
    const error = await failure(events.restore(trashed, status as string));
    expect([error.kind, error.fields, asked.length]).to.deep.equal(['filter', ['status'], 0]);
  });

  test('is not restored in the form that a password masks', async () => {
    const { events } = trash();
    expect((await failure(events.restore({ ...trashed, show_map: null }, 'draft'))).fields).to.deep.equal(['password']);
  });
});
