/** What those who write a calendar read and send beside its interface: `items`, versions, and attempts that are made once. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rowsOfThisRun, type EngineName } from '../engines.js';
import { postgresDatabase, settings, sqliteFile, type Database } from '../mounts.js';
import { callerOf, setUp, type SetUp } from '../set-up.js';
import { basePath, site, type Answer, type Caller, type Role } from '../suites/mount.js';

const authoring = `${site}${basePath}/cal/authoring/v1`;
let now = Date.parse('2026-11-20T12:00:00Z');
let running: SetUp;

const as = (role: Role): Caller => callerOf(running, role);
const draft = { title: 'Gala', start_date: '2027-01-01 19:00:00', end_date: '2027-01-01 22:00:00' };

/** Creates an item, a second after the one before. */
async function made(role: Role, fields: object = {}, resource = 'events'): Promise<Answer['body']> {
  now += 1000;
  const { status, body } = await as(role).send(
    'POST',
    `/${resource}`,
    resource === 'events' ? { ...draft, ...fields } : fields,
  );
  expect(status, JSON.stringify(body)).to.equal(201);
  return body;
}

const desk = async (role: Role, query = ''): Promise<Answer['body']> => {
  const { status, body, headers } = await as(role).get(`${authoring}/items?${query}`);
  expect(status, JSON.stringify(body)).to.equal(200);
  expect(headers.get('cache-control')).to.include('no-store');
  return body;
};
const stored = (role: Role, id: number, kind = 'events') => as(role).get(`${authoring}/items/${kind}/${id}`);
const titles = (list: { items: { title: string }[] }) => list.items.map(({ title }) => title);

const engines: Partial<Record<EngineName, () => Database | Promise<Database>>> = {
  SQLite: sqliteFile,
  PostgreSQL: postgresDatabase,
};

describe.each(rowsOfThisRun(engines))('on %s', (_, make) => {
  let database: Database;
  beforeAll(async () => {
    database = await make();
    running = await setUp({ ...settings, database: database.address, now: () => now });
  });
  afterAll(async () => {
    await running.service.close();
    await database.remove();
  });

  describe('the desk', () => {
    it('lists what a caller may change, hidden or not, the newest change first, and counts each status', async () => {
      const [first, , third] = [
        await made('author', { title: 'One', hide_from_listings: true }),
        await made('author', { title: 'Two', status: 'draft' }),
        await made('contributor', { title: 'Three', status: 'publish' }),
      ];
      await made('editor', { title: 'Four', status: 'trash' });
      now += 1000;
      await as('author').send('PATCH', `/events/${first.id}`, { cost: '5' });
      const all = await desk('editor');
      expect(titles(all)).to.deep.equal(['One', 'Three', 'Two']);
      expect(all).to.deep.include({
        total: 3,
        total_pages: 1,
        counts: { publish: 1, draft: 1, pending: 1, future: 0, private: 0, trash: 1 },
      });
      expect(all.items[0]).to.deep.include({
        kind: 'events',
        id: first.id,
        status: 'publish',
        slug: 'one',
        url: `${site}/event/one/`,
        start_date: '2027-01-01 19:00:00',
        end_date: '2027-01-01 22:00:00',
        all_day: false,
        timezone: 'America/New_York',
        event_status: 'scheduled',
        author: { id: Number(first.author), name: 'author' },
        is_hidden: true,
        version: '2',
        may: ['update', 'delete', 'publish'],
      });
      expect(titles(await desk('author'))).to.deep.equal(['One', 'Two']);
      expect(await desk('contributor')).to.deep.include({
        total: 1,
        counts: { publish: 0, draft: 0, pending: 1, future: 0, private: 0, trash: 0 },
      });
      expect((await desk('contributor')).items[0]).to.deep.include({ id: third.id, may: ['update', 'delete'] });
    });

    it('pages, filters and searches', async () => {
      await made('author', { title: 'Été à la plage', status: 'pending', description: 'sand' });
      await made('editor', { title: 'Autumn', status: 'draft' });
      expect(titles(await desk('editor', 'status=trash'))).to.deep.equal(['Four']);
      expect((await desk('editor', 'status=trash')).items[0].may).to.deep.equal(['restore']);
      expect(titles(await desk('editor', 'status=draft,pending&per_page=2&page=2'))).to.deep.equal(['Three', 'Two']);
      expect(await desk('editor', 'status=draft,pending&per_page=2&page=3')).to.deep.include({
        items: [],
        total: 4,
        total_pages: 2,
      });
      expect(titles(await desk('editor', 'author=me'))).to.deep.equal(['Autumn']);
      expect(titles(await desk('editor', 'search=ete'))).to.deep.equal(['Été à la plage']);
      expect((await desk('editor', 'search=sand')).counts).to.deep.include({ pending: 1, publish: 0 });
      expect((await desk('author', 'search=autumn')).total).to.equal(0);
    });

    it('lists what is to come from the next on, and what is over from the last on, and counts what is to come', async () => {
      const days = (start: string, end = start, zone = 'America/New_York') => ({
        start_date: `${start}:00`,
        end_date: `${end}:00`,
        timezone: zone,
      });
      // It is 7 AM of November 20 in New York.
      await made('author', { title: 'Spring', ...days('2026-04-01 10:00', '2026-04-01 11:00') });
      await made('author', { title: 'Breakfast', ...days('2026-11-20 05:00', '2026-11-20 06:00') });
      await made('author', { title: 'Exhibition', ...days('2026-11-01 10:00', '2026-12-01 18:00') });
      await made('author', { title: 'Tonight', status: 'draft', ...days('2026-11-20 20:00', '2026-11-20 22:00') });
      await made('author', { title: 'Elsewhere', ...days('2026-11-20 20:00', '2026-11-20 22:00', 'Asia/Tokyo') });
      await made('author', { title: 'Behind', ...days('2026-11-19 20:00', '2026-11-20 03:00', 'Pacific/Honolulu') });
      const mine = (query: string) => desk('author', `author=me&${query}`);
      const coming = await mine('when=upcoming&per_page=4');
      expect(titles(coming)).to.deep.equal(['Exhibition', 'Behind', 'Tonight', 'Elsewhere']);
      expect(coming.total).to.equal(coming.upcoming);
      expect(titles(await mine('when=past'))).to.deep.equal(['Breakfast', 'Spring']);
      expect(titles(await mine('when=upcoming&status=draft&per_page=1'))).to.deep.equal(['Tonight']);
      expect(
        (await mine('when=past&page=2&per_page=1')).items.map(({ title }: { title: string }) => title),
      ).to.deep.equal(['Spring']);
      const all = await mine('');
      expect(all.total).to.equal(all.upcoming + 2);
    });

    it('names venues and organizers in their order, with their town and the number of their events', async () => {
      const [b, a] = [
        await made('editor', { venue: 'Éclair Order', city: 'Bath' }, 'venues'),
        await made('editor', { venue: 'dock order', city: 'Ayr' }, 'venues'),
      ];
      await made('editor', { title: 'First there', venue: b.id });
      await made('editor', { title: 'Second there', venue: b.id, status: 'draft' });
      await made('editor', { title: 'Gone', venue: b.id, status: 'trash' });
      const { items } = await desk('editor', 'kind=venues&order=name&search=order');
      expect(items.map(({ id, town, events }: Answer['body']) => [id, town, events])).to.deep.equal([
        [a.id, 'Ayr', 0],
        [b.id, 'Bath', 2],
      ]);
    });

    it('has venues and organizers, and tells venues apart by town', async () => {
      const venue = await made('editor', { venue: 'Hall', city: 'Bath' }, 'venues');
      await made('contributor', { organizer: 'Club' }, 'organizers');
      expect((await desk('editor', 'kind=venues')).items[0]).to.deep.include({
        kind: 'venues',
        title: 'Hall',
        id: venue.id,
      });
      expect(titles(await desk('contributor', 'kind=venues'))).to.deep.equal([]);
      expect(titles(await desk('contributor', 'kind=organizers&search=club'))).to.deep.equal(['Club']);
      await made('editor', { title: 'With venue', venue: venue.id });
      expect((await desk('editor', 'search=with')).items[0].venue).to.deep.equal({
        id: venue.id,
        title: 'Hall',
        town: 'Bath',
      });
    });

    it('shows contributors no event of theirs that is published, and of changes within a second the latest', async () => {
      const events = [await made('contributor', { title: 'Reviewed' }), await made('contributor', { title: 'Next' })];
      for (const { id } of events.toReversed())
        await as('editor').send('PATCH', `/events/${id}`, { status: 'pending' });
      expect(titles(await desk('contributor', 'per_page=2'))).to.deep.equal(['Next', 'Reviewed']);
      await as('editor').send('PATCH', `/events/${events[0].id}`, { status: 'publish' });
      expect(titles(await desk('contributor', 'search=reviewed'))).to.deep.equal([]);
      expect((await stored('contributor', events[0].id)).status).to.equal(403);
    });

    it('shows contributors no contact that a published event shows', async () => {
      const own = await made('contributor', { venue: 'Cellar', status: 'draft' }, 'venues');
      expect(titles(await desk('contributor', 'kind=venues'))).to.deep.equal(['Cellar']);
      await made('editor', { venue: own.id });
      expect(titles(await desk('contributor', 'kind=venues'))).to.deep.equal([]);
      expect((await stored('contributor', own.id, 'venues')).status).to.equal(403);
    });

    it.each(['kind=pages', 'status=', 'status=draft,inherit', 'author=7', 'page=0', 'search=', 'search=%22'])(
      'refuses %s',
      async (query) => {
        const { status, body } = await as('editor').get(`${authoring}/items?${query}`);
        expect([status, body.code, Object.keys(body.data.params)]).to.deep.equal([
          400,
          'rest_invalid_param',
          [query.split('=')[0]],
        ]);
      },
    );

    it('is for those who may write', async () => {
      for (const [role, expected] of [
        ['anonymous', 401],
        ['subscriber', 403],
        ['contributor', 200],
      ] as const)
        expect((await as(role).get(`${authoring}/items`)).status).to.equal(expected);
    });
  });

  describe('an item', () => {
    it('has its texts as they are stored', async () => {
      const description = '<p>Rock &amp; Roll [gallery]</p>\n\nplain';
      const event = await made('editor', {
        title: 'Rock &amp; Roll',
        description,
        cost: ['10', '20'],
        website: 'https://a.example/?x=1&y=2',
        tags: ['neko'],
      });
      const { body } = await stored('editor', event.id);
      expect(body).to.deep.include({ id: event.id, kind: 'events', version: '1', status: 'publish' });
      expect(body.fields).to.deep.include({
        title: 'Rock &amp; Roll',
        description,
        cost: '10 | 20',
        website: 'https://a.example/?x=1&y=2',
        excerpt: '',
        slug: 'rock-roll',
        all_day: false,
        featured: false,
        event_status: 'scheduled',
        venue: [],
        organizer: [],
        image: null,
        tags: [{ id: event.tags[0].id, name: 'neko' }],
      });
      expect(body.fields).not.to.have.any.keys('password', 'version');
      expect(
        await as('editor').send('PATCH', `/events/${event.id}`, {
          title: body.fields.title,
          description: body.fields.description,
        }),
      ).to.have.property('status', 200);
      expect((await stored('editor', event.id)).body.fields).to.deep.include({ title: 'Rock &amp; Roll', description });
    });

    it('has coordinates, and null where there are none; both can be cleared', async () => {
      const venue = await made('editor', { venue: 'Pier', geo_lat: 51.5, geo_lng: -9.25, description: 'x' }, 'venues');
      expect((await stored('editor', venue.id, 'venues')).body.fields).to.deep.include({
        venue: 'Pier',
        geo_lat: 51.5,
        geo_lng: -9.25,
        show_map: true,
      });
      await as('editor').send('PATCH', `/venues/${venue.id}`, { geo_lat: null, geo_lng: null, description: null });
      expect((await stored('editor', venue.id, 'venues')).body.fields).to.deep.include({
        geo_lat: null,
        geo_lng: null,
        description: '',
      });
    });

    it('is read by those who may change it', async () => {
      const event = await made('author');
      const statuses = [];
      for (const role of ['anonymous', 'subscriber', 'contributor', 'author', 'editor'] as const)
        statuses.push((await stored(role, event.id)).status);
      expect(statuses).to.deep.equal([401, 403, 403, 200, 200]);
    });

    it('is read in the trash, too', async () => {
      const event = await made('author');
      await as('author').send('DELETE', `/events/${event.id}`);
      expect((await stored('author', event.id)).body).to.deep.include({ status: 'trash', may: ['restore'] });
    });

    it.each(['events', 'venues', 'organizers'])(
      'of %s remembers in the trash the status that it had, until it is restored',
      async (resource) => {
        const fields = { events: {}, venues: { venue: 'Hall' }, organizers: { organizer: 'Club' } }[resource]!;
        const { id } = await made('author', { ...fields, status: 'draft' }, resource);
        await as('author').send('DELETE', `/${resource}/${id}`);
        // What changes an item in the trash leaves it there.
        await as('author').send('PATCH', `/${resource}/${id}`, { status: 'trash' });
        const listed = (await desk('author', `kind=${resource}&status=trash`)).items[0];
        expect([listed.id, listed.former_status]).to.deep.equal([id, 'draft']);
        await as('author').send('PATCH', `/${resource}/${id}`, { status: listed.former_status });
        const { body } = await stored('author', id, resource);
        expect([body.status, body.former_status]).to.deep.equal(['draft', undefined]);
      },
    );

    it('is restored by nobody who may not change it', async () => {
      const { id } = await made('author', { status: 'draft' });
      await as('author').send('DELETE', `/events/${id}`);
      expect((await desk('contributor', 'status=trash')).items).to.deep.equal([]);
      expect((await as('contributor').send('PATCH', `/events/${id}`, { status: 'draft' })).status).to.equal(403);
      expect((await stored('author', id)).body.status).to.equal('trash');
    });

    it.each(['events', 'venues', 'organizers'])(
      'of %s tells who wrote it last, and not only whose it is',
      async (resource) => {
        const fields = { events: {}, venues: { venue: 'Shed' }, organizers: { organizer: 'Crew' } }[resource]!;
        const { id } = await made('author', fields, resource);
        const writer = async () => {
          const [item] = (await desk('editor', `kind=${resource}&per_page=1`)).items;
          const one = (await stored('editor', id, resource)).body;
          expect(item.modified_by).to.deep.equal(one.modified_by);
          return [one.author.name, one.modified_by.name];
        };
        expect(await writer()).to.deep.equal(['author', 'author']);
        now += 1000;
        await as('editor').send('PATCH', `/${resource}/${id}`, { description: 'x' });
        expect(await writer()).to.deep.equal(['author', 'editor']);
        const { status, body } = await as('author').send('DELETE', `/${resource}/${id}`, undefined, {
          'if-match': '"1"',
        });
        expect([status, body.data.item.modified_by.name]).to.deep.equal([412, 'editor']);
      },
    );

    it('is not sent again to whoever knows its version', async () => {
      const event = await made('author');
      const ask = (version: string, role: Role = 'author') =>
        as(role).get(`${authoring}/items/events/${event.id}`, { 'if-none-match': version });
      const { status, headers } = await ask('"1"');
      expect([status, headers.get('etag')]).to.deep.equal([304, 'W/"1"']);
      expect((await ask('W/"1"')).status).to.equal(304);
      expect((await ask('"1"', 'contributor')).status).to.equal(403);
      await as('editor').send('PATCH', `/events/${event.id}`, { cost: '5' });
      const { body } = await ask('"1"');
      expect([body.version, body.modified_by.name]).to.deep.equal(['2', 'editor']);
    });

    it.each(['/items/events/999999', '/items/venues/1', '/items/events/99999999999999999999', '/items/pages/1'])(
      'is not found at %s',
      async (path) => {
        const { status, body } = await as('editor').get(authoring + path);
        expect([status, body.data.status]).to.deep.equal([404, 404]);
      },
    );
  });

  describe('versions', () => {
    it('keep what somebody else has written, and show it', async () => {
      const event = await made('editor');
      const ifMatch = (version: string) => ({ 'if-match': version });
      const patch = (fields: object, version: string) =>
        as('editor').send('PATCH', `/events/${event.id}`, fields, ifMatch(version));
      expect((await patch({ title: 'A' }, '"1"')).status).to.equal(200);
      const { status, body } = await patch({ title: 'B' }, '"1"');
      expect([status, body.code, body.data.status]).to.deep.equal([412, 'version_conflict', 412]);
      expect(body.data.item).to.deep.include({ version: '2', title: 'A' });
      expect(body.data.item).to.deep.equal((await stored('editor', event.id)).body);
      expect((await as('editor').send('DELETE', `/events/${event.id}`, undefined, ifMatch('"1"'))).status).to.equal(
        412,
      );
      expect((await stored('editor', event.id)).body).to.deep.include({ title: 'A', status: 'publish' });
      for (const version of ['"2"', '*', '"7", "4"'])
        expect((await patch({ title: 'C' }, version)).status, version).to.equal(200);
      expect((await patch({ title: 'C' }, 'W/"5"')).status).to.equal(412);
      expect((await as('contributor').send('PATCH', `/events/${event.id}`, {}, ifMatch('"1"'))).status).to.equal(403);
    });

    it('let one of several writes through that come at once', async () => {
      const event = await made('editor');
      const write = (title: string) =>
        as('editor').send('PATCH', `/events/${event.id}`, { title }, { 'if-match': '"1"' });
      const answers = await Promise.all(['A', 'B', 'C'].map(write));
      expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 412, 412]);
      const written = answers.find(({ status }) => status === 200)!;
      expect((await stored('editor', event.id)).body).to.deep.include({ version: '2', title: written.body.title });
    });

    it.each(['venues', 'organizers'])('are those of %s, too', async (resource) => {
      const item = await made('editor', { venue: 'V', organizer: 'O' }, resource);
      const patch = () => as('editor').send('PATCH', `/${resource}/${item.id}`, { phone: '1' }, { 'if-match': '"1"' });
      expect([(await patch()).status, (await patch()).body.data.item.kind]).to.deep.equal([200, resource]);
    });

    it('change when the schedule publishes an item', async () => {
      const event = await made('editor', { status: 'future', date: '2026-11-25 00:00:00' });
      now += 10 * 24 * 60 * 60_000;
      await as('anonymous').get('/events?scheduled');
      const { body } = await stored('editor', event.id);
      expect(body).to.deep.include({ status: 'publish', version: '2' });
      expect(body.modified_by.name).to.equal('editor');
    });
  });

  describe('an attempt that has a name', () => {
    const send = (role: Role, key: string, fields: object = {}, resource = 'events') =>
      as(role).send(
        'POST',
        `/${resource}`,
        { ...draft, venue: 'Once', organizer: 'Once', ...fields },
        { 'idempotency-key': key },
      );

    it('is made once within a day, by each user and for each resource', async () => {
      const event = { venue: undefined, organizer: undefined, status: 'draft' };
      const first = await send('author', 'a', event);
      const again = await send('author', 'a', { ...event, title: 'Other' });
      expect([again.status, again.body.id, again.body.title]).to.deep.equal([201, first.body.id, 'Gala']);
      const others = [
        await send('author', 'b', event),
        await send('editor', 'a', event),
        await send('author', 'a', {}, 'venues'),
      ];
      expect(others.map(({ status }) => status)).to.deep.equal([201, 201, 201]);
      expect(new Set([first, ...others].map(({ body }) => body.id as number)).size).to.equal(4);
      expect((await send('author', 'a', {}, 'venues')).body.id).to.equal(others[2]!.body.id);
      now += 25 * 60 * 60_000;
      expect((await send('author', 'a', event)).body.id).not.to.equal(first.body.id);
    });

    it('that failed is made again', async () => {
      expect((await send('author', 'c', { title: '' })).status).to.equal(400);
      expect((await send('author', 'c', { venue: undefined, organizer: undefined })).status).to.equal(201);
    });

    it('does not have a long name', async () => {
      expect(
        (await send('author', 'x'.repeat(201), { venue: undefined, organizer: undefined })).body.data.params,
      ).to.have.keys('Idempotency-Key');
    });
  });

  describe('the authors', () => {
    const authors = (role: Role) => as(role).get(`${authoring}/authors`);

    it('are those who may write, by name, for those who may give an event to another', async () => {
      const { body, headers } = await authors('editor');
      expect(body.authors.map(({ name }: { name: string }) => name)).to.deep.equal([
        'administrator',
        'author',
        'contributor',
        'editor',
      ]);
      for (const one of body.authors) expect(Object.keys(one as object)).to.have.members(['id', 'name']);
      expect(headers.get('cache-control')).to.include('no-store');
      for (const [role, status] of [
        ['anonymous', 401],
        ['subscriber', 403],
        ['contributor', 403],
        ['author', 403],
      ] as const)
        expect((await authors(role)).status, role).to.equal(status);
    });

    it('get an event that an editor gives them, and nobody else does', async () => {
      const event = await made('author');
      const [, , contributor] = (await authors('editor')).body.authors;
      const give = (role: Role) => as(role).send('PATCH', `/events/${event.id}`, { author: contributor.id });
      const { status, body } = await give('author');
      expect([status, Object.keys(body.data.params)]).to.deep.equal([400, ['author']]);
      expect((await give('editor')).status).to.equal(200);
      expect((await stored('editor', event.id)).body.author).to.deep.equal({ id: contributor.id, name: 'contributor' });
    });
  });

  describe('the header Allow', () => {
    it('says what the caller may do with an item, also to pages of other sites', async () => {
      const event = await made('author');
      const allow = async (role: Role) => (await as(role).get(`/events/${event.id}`)).headers.get('allow');
      expect(await allow('anonymous')).to.equal('GET');
      expect(await allow('contributor')).to.equal('GET');
      expect((await allow('author'))!.split(', ')).to.have.members(['GET', 'DELETE', 'POST', 'PUT', 'PATCH']);
      const { headers } = await as('editor').get(`/events/${event.id}`, { origin: 'https://page.example' });
      expect(headers.get('access-control-expose-headers')!.split(', ')).to.include('Allow');
    });

    it('is beside the headers that a page of another site may send', async () => {
      const { headers } = await as('anonymous').send('OPTIONS', '/events', undefined, {
        origin: 'https://page.example',
      });
      expect(headers.get('access-control-allow-headers')!.split(/, */)).to.include.members([
        'If-Match',
        'If-None-Match',
        'Idempotency-Key',
      ]);
    });
  });
});
