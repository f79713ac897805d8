import { expect, it } from 'vitest';
import { resources, type ResourceName } from '../../../src/data/schema/index.js';
import { behavior } from './behavior.js';
import { least } from './fields.js';
import type { Answer } from './mount.js';

const names = Object.keys(resources) as ResourceName[];

/** A GET, and the parameter that is refused. */
const refusedQueries: [path: string, parameter: string][] = [
  ...names.flatMap((resource): [string, string][] => [
    [`/${resource}?per_page=0`, 'per_page'],
    [`/${resource}?per_page=-1`, 'per_page'],
    [`/${resource}?per_page=1.5`, 'per_page'],
    [`/${resource}?per_page=abc`, 'per_page'],
    [`/${resource}?page=0`, 'page'],
    [`/${resource}?page=x`, 'page'],
  ]),
  ...(['events', 'venues', 'organizers'] as const).flatMap((resource): [string, string][] => [
    [`/${resource}?search=`, 'search'],
    [`/${resource}?status=draft`, 'status'],
    [`/${resource}?status=nonsense`, 'status'],
    [`/${resource}/by-slug/nope`, 'slug'],
  ]),
  ...(['start_date', 'end_date', 'starts_before', 'starts_after', 'ends_before', 'ends_after'] as const).flatMap(
    (name): [string, string][] => [
      [`/events?${name}=bogus`, name],
      [`/events?${name}=`, name],
      [`/events?${name}=2026-02-30`, name],
    ],
  ),
  ['/events?start_date=999999999999', 'start_date'],
  ['/events?featured=yes', 'featured'],
  ['/events?featured=', 'featured'],
  ['/events?search[]=a', 'search'],
  ['/events?include=', 'include'],
  ['/events?include=abc', 'include'],
  ['/events?categories=nope', 'categories'],
  ['/events?categories=jazz,nope', 'categories'],
  ['/events?tags=nope', 'tags'],
  ['/events?venue=999999', 'venue'],
  ['/events?venue=130', 'venue'],
  ['/events?venue=harbour-hall', 'venue'],
  ['/events?organizer=999999', 'organizer'],
  ['/events?post_parent=999999', 'post_parent'],
  ['/events?post_parent=18', 'post_parent'],
  ['/events?geoloc=perhaps', 'geoloc'],
  ['/events?geoloc_lat=40', 'geoloc_lng'],
  ['/events?geoloc_lng=40', 'geoloc_lat'],
  ['/events?geoloc_lat=x&geoloc_lng=40', 'geoloc_lat'],
  ['/events?geoloc_lat=91&geoloc_lng=40', 'geoloc_lat'],
  ['/events?geoloc_lat=9&geoloc_lng=999', 'geoloc_lng'],
  ['/events?ticketed=maybe', 'ticketed'],
  ['/venues?event=999999', 'event'],
  ['/organizers?event=18', 'event'],
  ['/categories?include=999', 'include'],
  ['/categories?parent=0', 'parent'],
  ['/categories?parent=999', 'parent'],
  ['/categories?post=7', 'post'],
  ['/categories?hide_empty=no', 'hide_empty'],
  ['/categories?slug[]=jazz', 'slug'],
  ['/tags?event=999999', 'event'],
  ['/venues/999999', 'id'],
  ['/venues/130', 'id'],
  ['/organizers/999999', 'id'],
  ['/categories/999999', 'id'],
  ['/categories/44', 'id'],
  ['/tags/999999', 'id'],
];

const times = { start_date: '2027-02-01 10:00:00', end_date: '2027-02-01 12:00:00' };

/** A body for `POST`, and the field that is refused. */
const refusedBodies: [resource: ResourceName, body: Record<string, unknown>, field: string][] = [
  ['events', { title: '', ...times }, 'title'],
  ['events', { title: 7, ...times }, 'title'],
  ['events', { title: ['a'], ...times }, 'title'],
  ['events', { title: 'a', ...times, description: '' }, 'description'],
  ['events', { title: 'a', ...times, excerpt: '' }, 'excerpt'],
  ['events', { title: 'a', ...times, slug: '' }, 'slug'],
  ['events', { title: 'a', ...times, start_date: 'bogus' }, 'start_date'],
  ['events', { title: 'a', ...times, start_date: '2027-02-30 10:00:00' }, 'start_date'],
  ['events', { title: 'a', ...times, end_date: 1801504800 }, 'end_date'],
  ['events', { title: 'a', ...times, end_date: '999999999999' }, 'end_date'],
  ['events', { title: 'a', ...times, date_utc: '999999999999' }, 'date_utc'],
  ['events', { title: 'a', ...times, end_date: { year: 2027 } }, 'end_date'],
  ['events', { title: 'a', ...times, timezone: 'Mars/Phobos' }, 'timezone'],
  ['events', { title: 'a', ...times, timezone: 'utc+2' }, 'timezone'],
  ['events', { title: 'a', ...times, timezone: 5 }, 'timezone'],
  ['events', { title: 'a', ...times, all_day: 'yes' }, 'all_day'],
  ['events', { title: 'a', ...times, featured: {} }, 'featured'],
  ['events', { title: 'a', ...times, image: 10 }, 'image'],
  ['events', { title: 'a', ...times, image: '999999' }, 'image'],
  ['events', { title: 'a', ...times, image: '' }, 'image'],
  ['events', { title: 'a', ...times, website: 'javascript:alert(1)' }, 'website'],
  ['events', { title: 'a', ...times, website: '/relative' }, 'website'],
  ['events', { title: 'a', ...times, cost: {} }, 'cost'],
  ['events', { title: 'a', ...times, author: 'z' }, 'author'],
  ['events', { title: 'a', ...times, author: 999999 }, 'author'],
  ['events', { title: 'a', ...times, status: 'nonsense' }, 'status'],
  ['events', { title: 'a', ...times, date: 'bogus' }, 'date'],
  ['events', { title: 'a', ...times, categories: [{}] }, 'categories'],
  ['venues', { venue: '' }, 'venue'],
  ['venues', { venue: 'a', show_map: true }, 'show_map'],
  ['venues', { venue: 'a', city: 7 }, 'city'],
  ['venues', { venue: 'a', image: '999999' }, 'image'],
  ['venues', { venue: 'a', geo_lat: 91, geo_lng: 0 }, 'geo_lat'],
  ['venues', { venue: 'a', geo_lat: 0, geo_lng: 'east' }, 'geo_lng'],
  ['organizers', { organizer: ' ' }, 'organizer'],
  ['organizers', { organizer: 'a', phone: ['1'] }, 'phone'],
  ['categories', { name: '' }, 'name'],
  ['categories', { name: 'a', description: '' }, 'description'],
  ['categories', { name: 'a', parent: 0 }, 'parent'],
  ['categories', { name: 'a', parent: 999999 }, 'parent'],
  ['categories', { name: 'a', parent: 44 }, 'parent'],
  ['categories', { name: 'n'.repeat(500) }, 'name'],
  ['tags', { name: 7 }, 'name'],
];

/** The table of wire section 4: status, code and what `data` says. */
behavior('errors', ({ editor, anyone }) => {
  const expectProblem = ({ status, headers, body }: Answer, expected: number, code: string) => {
    expect([status, body.code], JSON.stringify(body).slice(0, 500)).to.deep.equal([expected, code]);
    expect(body.message).to.be.a('string').and.not.equal('');
    expect(body.data.status).to.equal(expected);
    expect(headers.get('content-type')).to.match(/^application\/json; charset=utf-8$/i);
  };
  const expectInvalid = (answer: Answer, name: string) => {
    expectProblem(answer, 400, 'rest_invalid_param');
    expect(Object.keys(answer.body.data.params)).to.deep.equal([name]);
    expect(answer.body.message).to.include(name);
    // `[]` when empty, else an object.
    const { details } = answer.body.data;
    if (Array.isArray(details)) expect(details).to.deep.equal([]);
    else expect(details[name]).to.have.all.keys('code', 'message', 'data');
  };

  it.each(refusedQueries)('GET %s names %s', async (path, parameter) => {
    expectInvalid(await anyone.get(path), parameter);
  });

  it.each(refusedBodies)('POST /%s %j names %s', async (resource, body, field) => {
    expectInvalid(await editor.send('POST', `/${resource}`, body), field);
  });

  it.each(refusedBodies.filter(([, body, field]) => body[field] !== ''))(
    'PATCH /%s/… %j names %s',
    async (resource, body, field) => {
      const known = { events: 130, venues: 18, organizers: 50, categories: 6, tags: 44 }[resource];
      expectInvalid(
        await editor.send('PATCH', `/${resource}/${known}`, {
          [field]: body[field],
          ...(field === 'geo_lng' && { geo_lat: 0 }),
        }),
        field,
      );
    },
  );

  it('names every parameter that is wrong', async () => {
    const { body } = await anyone.get('/events?per_page=0&page=x&featured=yes');
    expect(Object.keys(body.data.params)).to.have.members(['per_page', 'page', 'featured']);
  });

  it.each([
    ['events', ['title', 'start_date', 'end_date']],
    ['venues', ['venue']],
    ['organizers', ['organizer']],
    ['categories', ['name']],
    ['tags', ['name']],
  ] as const)('a create of %s lists what is missing', async (resource, missing) => {
    const empty = await editor.send('POST', `/${resource}`, {});
    expectProblem(empty, 400, 'rest_missing_callback_param');
    expect(empty.body.data.params).to.deep.equal(missing);
    const nothing = await editor.send('POST', `/${resource}`, Object.fromEntries(missing.map((name) => [name, null])));
    expectProblem(nothing, 400, 'rest_missing_callback_param');
    expectProblem(await editor.send('POST', `/${resource}`), 400, 'rest_missing_callback_param');
  });

  it.each(['{"title": ', '[1,2', '{"a":1}}', 'nonsense', '{"title": "\u0000'])(
    'broken JSON is refused, with the reason (%j)',
    async (text) => {
      const answer = await editor.send('POST', '/events', text);
      expectProblem(answer, 400, 'rest_invalid_json');
      expect(answer.body.data).to.include.keys('json_error_code', 'json_error_message');
    },
  );

  it.each(['[]', '"text"', '7', 'null'])('JSON that is no object has no fields (%s)', async (text) => {
    expectProblem(await editor.send('POST', '/events', text), 400, 'rest_missing_callback_param');
  });

  it('plain text is not read', async () => {
    const text = JSON.stringify(least('events', 1));
    expectProblem(
      await editor.send('POST', '/events', text, { 'content-type': 'text/plain' }),
      400,
      'rest_missing_callback_param',
    );
  });

  it('a write that is invalid and forbidden is refused as invalid', async () => {
    expectProblem(await anyone.send('POST', '/events', { title: '' }), 400, 'rest_missing_callback_param');
    expectInvalid(await anyone.send('POST', '/events', { title: '', ...times }), 'title');
  });

  it.each([
    ['GET', '/events/999999', 404, 'rest-event-not-found'],
    ['PATCH', '/events/999999', 404, 'rest-event-not-found'],
    ['DELETE', '/events/999999', 404, 'rest-event-not-found'],
    ['GET', '/events/18', 400, 'rest-invalid-event-id'],
    ['GET', '/events/99999999999999999999', 404, 'rest-event-not-found'],
    ['PATCH', '/events/by-slug/nope', 404, 'rest-event-not-found'],
    ['DELETE', '/events/by-slug/nope', 400, 'rest_invalid_param'],
    ['PATCH', '/venues/999999', 400, 'rest_invalid_param'],
    ['DELETE', '/organizers/999999', 400, 'rest_invalid_param'],
    ['DELETE', '/tags/999999', 400, 'rest_invalid_param'],
    ['GET', '/events/abc', 404, 'rest_no_route'],
    ['GET', '/categories/music', 404, 'rest_no_route'],
    ['GET', '/nothing', 404, 'rest_no_route'],
    ['GET', '/events/1/2', 404, 'rest_no_route'],
    ['PUT', '/events', 404, 'rest_no_route'],
    ['DELETE', '/venues', 404, 'rest_no_route'],
    ['POST', '/doc', 404, 'rest_no_route'],
    ['GET', '?namespace=other/v1', 404, 'rest_invalid_namespace'],
  ] as const)('%s %s → %i %s', async (method, path, status, code) => {
    expectProblem(
      await editor.send(method, path, method === 'GET' || method === 'DELETE' ? undefined : {}),
      status,
      code,
    );
  });

  it('a slug of a term that is taken is refused on update, and says where', async () => {
    const { body } = await editor.send('POST', '/categories', { name: 'Slug wanted' });
    const answer = await editor.send('PATCH', `/categories/${body.id}`, { slug: 'jazz' });
    expectProblem(answer, 400, 'duplicate_term_slug');
  });

  it('says nothing of the machine', async () => {
    for (const path of ['/events?per_page=0', '/nothing', '/events/999999', "/events?search='"]) {
      const { status, body } = await anyone.get(path);
      if (status >= 400) expect(JSON.stringify(body)).not.to.match(/sqlite|postgres|kysely|node:|\.[cm]?[jt]s\b/i);
    }
  });
});
