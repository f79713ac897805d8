import { beforeAll, describe, expect, it } from 'vitest';
import { resources, type ResourceName } from '../../src/schema/index.js';
import { plain } from './dataset.js';
import { least, most, samples } from './fields.js';
import { idsOf } from './lists.js';
import type { Answer, Caller, Mount } from './mount.js';

const names = Object.keys(resources) as ResourceName[];
const published = ['events', 'venues', 'organizers'] as const;

/** What every write moves, and what only reads show. */
const alwaysMoving = ['modified', 'modified_utc', 'json_ld', '_links'];

/** A representation without some keys, those of linked items included. */
function except(body: Answer['body'], moved: readonly string[]): unknown {
  return JSON.parse(
    JSON.stringify(body, (name, value: unknown) => (alwaysMoving.includes(name) || moved.includes(name) ? undefined : value)),
  );
}

/** Every writable field, every status, links, slugs, the trash. */
export function writes(mount: Mount): void {
  describe('writes', () => {
    let editor: Caller;
    let anyone: Caller;
    let authorId: number;
    let serial = 0;

    const create = async (resource: ResourceName, body: Record<string, unknown> = {}, caller = editor): Promise<Answer> => {
      const answer = await caller.send('POST', `/${resource}`, { ...least(resource, ++serial), ...body });
      expect(answer.status, JSON.stringify(answer.body)).to.equal(201);
      return answer;
    };
    const expectStatus = (answer: Answer, status: number): void => {
      expect(answer.status, JSON.stringify(answer.body).slice(0, 500)).to.equal(status);
    };

    beforeAll(async () => {
      await mount.load();
      editor = mount.client('editor');
      anyone = mount.client('anonymous');
      authorId = Number((await create('events', {}, mount.client('author'))).body.author);
    });

    describe.each(names)('a field of %s', (resource) => {
      const fields = Object.keys(resources[resource].fields);
      const rows = fields.flatMap((field) => (samples[resource][field] ?? []).map((sample) => [field, sample.sent, sample] as const));

      it('has a sample', () => {
        expect(fields.filter((field) => field !== 'author' && !samples[resource][field])).to.deep.equal([]);
      });

      it.each(rows)('%s = %j is created, shown and read back', async (field, sent, { seen, is }) => {
        const pair = field === 'geo_lat' ? { geo_lng: 7 } : field === 'geo_lng' ? { geo_lat: 7 } : {};
        const created = await create(resource, { ...pair, [field]: sent });
        expect(seen(created.body)).to.deep.equal(is);
        expect(seen((await editor.get(`/${resource}/${created.body.id}`)).body)).to.deep.equal(is);
        await editor.send('DELETE', `/${resource}/${created.body.id}`);
      });

      it.each(rows)('%s = %j is updated, and nothing else changes', async (field, sent, { seen, is, moves = [] }) => {
        const draft = most(resource, `${resource}-${field}-${++serial}`);
        const created = await editor.send('POST', `/${resource}`, draft);
        expectStatus(created, 201);
        const updated = await editor.send('PATCH', `/${resource}/${created.body.id}`, { [field]: sent });
        expectStatus(updated, 200);
        expect(seen(updated.body)).to.deep.equal(is);
        expect(except(updated.body, [field, ...moves])).to.deep.equal(except(created.body, [field, ...moves]));
        const read = await editor.get(`/${resource}/${created.body.id}`);
        expect(except(read.body, [])).to.deep.equal(except(updated.body, []));
        await editor.send('DELETE', `/${resource}/${created.body.id}`);
      });
    });

    it.each(published)('the author of %s can be somebody else', async (resource) => {
      const { body } = await create(resource, { author: authorId });
      expect(body.author).to.equal(String(authorId));
      const other = await create(resource);
      expect((await editor.send('PATCH', `/${resource}/${other.body.id}`, { author: authorId })).body.author).to.equal(String(authorId));
    });

    it.each(names)('an update of %s without fields changes nothing, by any method', async (resource) => {
      const created = await editor.send('POST', `/${resource}`, most(resource, `${resource}-empty-${++serial}`));
      expectStatus(created, 201);
      for (const method of ['POST', 'PUT', 'PATCH']) {
        const updated = await editor.send(method, `/${resource}/${created.body.id}`, {});
        expectStatus(updated, 200);
        expect(except(updated.body, [])).to.deep.equal(except(created.body, []));
      }
    });

    const emptied = {
      events: {
        kept: ['author', 'date', 'date_utc', 'title', 'slug', 'status', 'start_date', 'end_date'],
        empty: {
          ...{ description: '', excerpt: '', image: false, cost: '', categories: [], tags: [], venue: [], organizer: [] },
          ...{ show_map: false, show_map_link: false, hide_from_listings: false, sticky: false, featured: false, all_day: false },
          timezone: 'America/New_York',
        },
      },
      venues: { kept: ['author', 'date', 'date_utc', 'venue', 'status'], empty: { show_map: true, show_map_link: true } },
      organizers: { kept: ['author', 'date', 'date_utc', 'organizer', 'status'], empty: {} },
      categories: { kept: ['name', 'slug'], empty: { description: '', parent: 0 } },
      tags: { kept: ['name', 'slug'], empty: { description: '' } },
    };

    it.each(names)('null empties what may be empty of %s, and keeps the rest', async (resource) => {
      const { kept, empty } = emptied[resource];
      const fields = Object.keys(resources[resource].fields);
      const created = await editor.send('POST', `/${resource}`, most(resource, `${resource}-null-${++serial}`));
      const { status, body } = await editor.send(
        'PATCH',
        `/${resource}/${created.body.id}`,
        Object.fromEntries(fields.map((name) => [name, null])),
      );
      expect(status).to.equal(200);
      for (const name of fields) {
        if (kept.includes(name)) expect(body[name], name).to.deep.equal(created.body[name]);
        else if (name in empty) expect(body[name], name).to.deep.equal(empty[name as never]);
        // An event without a website shows its own page; contact fields are absent.
        else expect(resource === 'events' ? body.website === body.url : name in body, name).to.equal(resource === 'events');
      }
    });

    it('an empty text is refused, and the caller told how to empty it', async () => {
      for (const field of ['description', 'excerpt']) {
        const { status, body } = await editor.send('PATCH', '/events/130', { [field]: '' });
        expect([status, body.data.params]).to.deep.equal([400, { [field]: 'Empty; null empties this field.' }]);
      }
    });

    it.each(published)('%s are updated and deleted by slug, and an update can change the slug', async (resource) => {
      const { body } = await create(resource);
      const field = { events: 'title', venues: 'venue', organizers: 'organizer' }[resource];
      const renamed = await editor.send('PUT', `/${resource}/by-slug/${body.slug}`, { [field]: 'By its slug' });
      expect([renamed.status, renamed.body.id, renamed.body[field], renamed.body.slug]).to.deep.equal([
        200,
        body.id,
        'By its slug',
        body.slug,
      ]);
      if (resource === 'events') {
        const moved = await editor.send('PATCH', `/events/by-slug/${body.slug}`, { slug: 'moved-by-slug' });
        expect([moved.status, moved.body.id, moved.body.slug]).to.deep.equal([200, body.id, 'moved-by-slug']);
        expect((await anyone.get('/events/by-slug/moved-by-slug')).body.id).to.equal(body.id);
      }
      const slug = resource === 'events' ? 'moved-by-slug' : body.slug;
      expectStatus(await editor.send('DELETE', `/${resource}/by-slug/${slug}`), 200);
      expectStatus(await editor.send('DELETE', `/${resource}/by-slug/${slug}`), 400);
    });

    describe('statuses', () => {
      it('publish what a list then shows', async () => {
        const { body } = await create('events', { status: 'draft' });
        expect([body.status, body.slug, body.date_utc]).to.deep.equal(['draft', '', '0000-00-00 00:00:00']);
        const list = async () => idsOf(await anyone.get(`/events?include=${body.id}`), 'events');
        expect(await list()).not.to.include(body.id);
        const { body: shown } = await editor.send('PATCH', `/events/${body.id}`, { status: 'publish' });
        expect(shown.slug).not.to.equal('');
        expect(await list()).to.include(body.id);
      });

      it.each([['draft'], ['pending'], ['private']])('%s hides from the public, not from editors', async (status) => {
        for (const resource of published) {
          const { id } = (await create(resource, { status })).body;
          const refused = await anyone.get(`/${resource}/${id}`);
          expect([refused.status, refused.body.code]).to.deep.equal([403, `${resource.slice(0, -1)}-not-accessible`]);
          expectStatus(await editor.get(`/${resource}/${id}`), 200);
          expect(idsOf(await editor.get(`/${resource}?status=${status}&per_page=50`), resource)).to.include(id);
        }
      });

      it('a publication date to come schedules, one that is past publishes', async () => {
        const { body } = await create('events', { date: '2027-09-09 09:09:09' });
        expect(body.status).to.equal('future');
        expectStatus(await anyone.get(`/events/${body.id}`), 403);
        expect((await editor.send('PATCH', `/events/${body.id}`, { date: '2026-09-09 09:09:09' })).body.status).to.equal('publish');
        expect((await create('events', { status: 'future' })).body.status).to.equal('publish');
      });

      it('an editor sees every status but the trash, and several on demand', async () => {
        const draft = (await create('events', { status: 'draft', start_date: '2027-04-01 10:00:00', end_date: '2027-04-01 11:00:00' })).body
          .id;
        const hidden = (await create('events', { status: 'private', start_date: '2027-04-01 10:00:00', end_date: '2027-04-01 11:00:00' }))
          .body.id;
        const day = 'start_date=2027-04-01&end_date=2027-04-01&per_page=50';
        expect(idsOf(await editor.get(`/events?${day}`), 'events')).to.include.members([draft, hidden]);
        expect(idsOf(await editor.get(`/events?${day}&status=draft,private`), 'events')).to.have.members([draft, hidden]);
        expect(idsOf(await editor.get(`/events?${day}&status=draft`), 'events')).to.deep.equal([draft]);
        expect(idsOf(await anyone.get(`/events?${day}`), 'events')).not.to.include(draft);
        expectStatus(await editor.send('DELETE', `/events/${draft}`), 200);
        expect(idsOf(await editor.get(`/events?${day}`), 'events')).not.to.include(draft);
        expect(idsOf(await editor.get(`/events?${day}&status=trash`), 'events')).to.deep.equal([draft]);
      });

      it('an event hidden from listings is read by id and listed for nobody', async () => {
        const { id } = (await create('events', { hide_from_listings: true })).body;
        expectStatus(await anyone.get(`/events/${id}`), 200);
        for (const caller of [anyone, editor]) expect(idsOf(await caller.get(`/events?include=${id}`), 'events')).to.deep.equal([]);
      });
    });

    describe('the trash', () => {
      it.each(published)('takes %s, and gives them back', async (resource) => {
        const { id, slug } = (await create(resource)).body;
        const trashed = await editor.send('DELETE', `/${resource}/${id}`);
        expect([trashed.status, trashed.body.id, trashed.body.status, trashed.body.slug]).to.deep.equal([
          200,
          id,
          'trash',
          `${slug}__trashed`,
        ]);
        const item = resource.slice(0, -1);
        const again = await editor.send('DELETE', `/${resource}/${id}`);
        expect([again.status, again.body.code]).to.deep.equal([410, `${item}-is-in-trash`]);
        const read = await anyone.get(`/${resource}/${id}`);
        expect([read.status, read.body.code]).to.deep.equal([
          403,
          resource === 'events' ? 'event-no-longer-available' : `${item}-not-accessible`,
        ]);
        const restored = await editor.send('PATCH', `/${resource}/${id}`, { status: 'publish' });
        expect([restored.status, restored.body.status, restored.body.slug]).to.deep.equal([200, 'publish', slug]);
        expectStatus(await anyone.get(`/${resource}/by-slug/${slug}`), 200);
      });

      it('is a status like others', async () => {
        const { id } = (await create('events')).body;
        expect((await editor.send('PATCH', `/events/${id}`, { status: 'trash' })).body.status).to.equal('trash');
        expect((await editor.send('DELETE', `/events/${id}`)).status).to.equal(410);
      });

      it('takes venues and organizers out of their events', async () => {
        const venue = (await create('venues')).body.id;
        const organizer = (await create('organizers')).body.id;
        const { id } = (await create('events', { venue, organizer: [organizer, 50] })).body;
        await editor.send('DELETE', `/venues/${venue}`);
        await editor.send('DELETE', `/organizers/${organizer}`);
        const { body } = await anyone.get(`/events/${id}`);
        expect([body.venue, body.organizer.map(({ id }: { id: number }) => id)]).to.deep.equal([[], [50]]);
      });
    });

    describe('slugs', () => {
      it.each(names)('of %s that are taken get a number', async (resource) => {
        const slug = `taken-${resource}`;
        const bodies = [];
        for (let i = 0; i < 3; i++) {
          const draft =
            resource in { events: 1, categories: 1, tags: 1 } ? { ...least(resource, ++serial), slug } : { ...least(resource, ++serial) };
          bodies.push((await editor.send('POST', `/${resource}`, draft)).body);
        }
        if (resource in { venues: 1, organizers: 1 }) expect(new Set(bodies.map((body) => body.slug)).size).to.equal(3);
        else expect(bodies.map((body) => body.slug)).to.deep.equal([slug, `${slug}-2`, `${slug}-3`]);
      });

      it('are made of the title', async () => {
        expect((await create('events', { title: 'Crème Brûlée & Friends: 2nd “Night”!' })).body.slug).to.equal(
          'creme-brulee-friends-2nd-night',
        );
        expect((await create('events', { title: 'Same title' })).body.slug).to.equal('same-title');
        expect((await create('events', { title: 'Same title' })).body.slug).to.equal('same-title-2');
      });

      it('of other scripts are percent-encoded once', async () => {
        const { body } = await create('events', { title: '夜の音楽' });
        expect(body.slug).to.equal(encodeURIComponent('夜の音楽').toLowerCase());
        expect((await anyone.get(`/events/by-slug/${body.slug}`)).body.id).to.equal(body.id);
        expectStatus(await anyone.get(`/events/by-slug/${encodeURIComponent(body.slug)}`), 400);
      });
    });

    describe('links', () => {
      const linked = (body: Answer['body'], name: string) =>
        [body[name]].flat() as { id: number; venue?: string; city?: string; organizer?: string }[];

      it('create a venue and organizers along with the event', async () => {
        const { body } = await create('events', {
          venue: { venue: 'Inline Venue', address: '1 New Road', city: 'Port Alder', geo_lat: -41.5, geo_lng: 174 },
          organizer: [{ organizer: 'Inline Organizer', email: 'in@line.example' }, 54],
        });
        expect(body.venue).to.include({ venue: 'Inline Venue', city: 'Port Alder', address: '1 New Road', geo_lat: -41.5, geo_lng: 174 });
        expect(idsOf(await anyone.get('/events?geoloc_lat=-41.5&geoloc_lng=174'), 'events')).to.deep.equal([body.id]);
        expect(linked(body, 'organizer').map(({ organizer }) => organizer)).to.deep.equal(['Inline Organizer', 'Anindita Sen']);
        expect((await anyone.get(`/venues/${body.venue.id}`)).body.venue).to.equal('Inline Venue');
      });

      it('link the venue that already has the name', async () => {
        const first = (await create('venues', { venue: 'The Known Barn', city: 'Oldtown', zip: '1' })).body;
        const { body } = await create('events', { venue: { venue: 'the known barn', city: 'Newtown' } });
        expect(body.venue.id).to.equal(first.id);
        expect((await anyone.get(`/venues/${first.id}`)).body).to.include({ city: 'Newtown', zip: '1' });
      });

      it('link every venue of a list', async () => {
        const { body } = await create('events', { venue: [18, '34', { id: 21 }, { venue: 'Fourth Place' }] });
        expect(
          linked(body, 'venue')
            .map(({ id }) => id)
            .slice(0, 3),
        ).to.deep.equal([18, 34, 21]);
        expect(linked(body, 'venue')[3]!.venue).to.equal('Fourth Place');
        expect(idsOf(await anyone.get('/events?venue=21&start_date=2027-02-01&end_date=2027-02-01&per_page=50'), 'events')).to.include(
          body.id,
        );
      });

      it.each([
        ['venue', 999999, 'could-not-create-venue'],
        ['venue', { city: 'Nameless' }, 'could-not-create-venue'],
        ['organizer', [999999], 'could-not-create-organizer'],
        ['organizer', [{ email: 'name@less.example' }], 'could-not-create-organizer'],
      ])('refuse %s = %j, and create nothing', async (field, value, code) => {
        const title = `Refused ${field} ${++serial}`;
        const { status, body } = await editor.send('POST', '/events', { ...least('events', serial), title, [field]: value });
        expect([status, body.code]).to.deep.equal([400, code]);
        expect((await editor.get(`/events?search=${title}`)).body.total).to.equal(0);
      });

      it('know categories by id, slug and name, and make new ones', async () => {
        const { body } = await create('events', { categories: [15, 'jazz', 'Repair Café', 'Brand New Category'] });
        const found = body.categories as { id: number; name: string }[];
        expect(found.map(({ id }) => id)).to.include.members([15, 6, 13]);
        expect(found.map(({ name }) => name)).to.include('Brand New Category');
        expect(found).to.have.length(4);
      });

      it('know tags by id, slug and name, and never make one called like an id', async () => {
        const { body } = await create('events', { tags: [44, 'family', 'live music', 'A new tag'] });
        const found = body.tags as { id: number; name: string }[];
        expect(found.map(({ id }) => id)).to.include.members([44, 37, 39]);
        expect(found.map(({ name }) => name)).to.include('A new tag');
        expect(found).to.have.length(4);
      });

      it('skip unknown ids of terms, and read lists in text', async () => {
        const { body } = await create('events', { categories: '6,15', tags: [44, 999999] });
        expect((body.categories as { id: number }[]).map(({ id }) => id).sort()).to.deep.equal([15, 6].sort());
        expect((body.tags as { id: number }[]).map(({ id }) => id)).to.deep.equal([44]);
      });
    });

    describe('a name that exists', () => {
      it.each(['venues', 'organizers'] as const)('of %s finds the existing one and overwrites what is sent', async (resource) => {
        const name = { venues: 'venue', organizers: 'organizer' }[resource];
        const first = await create(resource, { [name]: 'Twice Named', phone: '1', website: 'https://keep.example' });
        const second = await editor.send('POST', `/${resource}`, { [name]: 'twice named', phone: '2' });
        expect([second.status, second.body.id, second.body.phone, second.body.website]).to.deep.equal([
          201,
          first.body.id,
          '2',
          'https://keep.example',
        ]);
      });

      it.each(['categories', 'tags'] as const)('of %s is refused', async (resource) => {
        const first = await create(resource, { name: 'Only once' });
        const { status, body } = await editor.send('POST', `/${resource}`, { name: 'Only once' });
        expect([status, body.code, body.data.term_id]).to.deep.equal([400, 'term_exists', first.body.id]);
      });
    });

    describe('terms', () => {
      it.each(['categories', 'tags'] as const)('of %s are deleted for good', async (resource) => {
        const { body } = await create(resource);
        const event = (await create('events', { [resource]: [body.id] })).body.id;
        const removed = await editor.send('DELETE', `/${resource}/${body.id}`);
        expect([removed.status, removed.body.name]).to.deep.equal([200, body.name]);
        for (const method of ['DELETE', 'GET']) expectStatus(await editor.send(method, `/${resource}/${body.id}`), 400);
        expect((await anyone.get(`/events/${event}`)).body[resource]).to.deep.equal([]);
      });

      it('leave their children to the grandparent', async () => {
        const parent = (await create('categories', { parent: 2 })).body.id;
        const child = (await create('categories', { parent })).body.id;
        await editor.send('DELETE', `/categories/${parent}`);
        expect((await anyone.get(`/categories/${child}`)).body.parent).to.equal(2);
      });

      it.each(['categories', 'tags'] as const)('of %s count their published events', async (resource) => {
        const { id } = (await create(resource)).body;
        const counted = async () => (await anyone.get(`/${resource}/${id}`)).body.count as number;
        expect(await counted()).to.equal(0);
        const event = (await create('events', { [resource]: [id] })).body.id;
        await create('events', { [resource]: [id], status: 'draft' });
        expect(await counted()).to.equal(1);
        await editor.send('PATCH', `/events/${event}`, { status: 'draft' });
        expect(await counted()).to.equal(0);
        await editor.send('PATCH', `/events/${event}`, { status: 'publish' });
        expect(await counted()).to.equal(1);
        await editor.send('PATCH', `/events/${event}`, { [resource]: [] });
        expect(await counted()).to.equal(0);
        await editor.send('PATCH', `/events/${event}`, { [resource]: [id] });
        await editor.send('DELETE', `/events/${event}`);
        expect(await counted()).to.equal(0);
      });

      it('never become their own ancestors', async () => {
        const parent = (await create('categories')).body.id;
        const child = (await create('categories', { parent })).body.id;
        const { status } = await editor.send('PATCH', `/categories/${parent}`, { parent: child });
        expect(status === 400 || (await editor.get(`/categories/${child}`)).body.parent === 0).to.equal(true);
        expectStatus(await anyone.get(`/events?categories=${parent}`), 200);
      });

      it('show themselves and their parents as links', async () => {
        const { body } = await create('categories', { parent: 2 });
        expect(body.urls.self.endsWith(`/categories/${body.id}`)).to.equal(true);
        expect(body.urls.up.endsWith('/categories/2')).to.equal(true);
        expect((await anyone.get(body.urls.up)).body.id).to.equal(2);
      });
    });

    describe('costs', () => {
      it.each([
        ['$25', '$25', ['25']],
        ['12,50 €', '12,50', ['12.50']],
        ['$1,250.00', '1,250', ['1250.00', '1250']],
        ['£7 - £5', '£', ['5']],
        ['Free', 'Free', ['free']],
        ['0', 'Free', ['0']],
      ])('%s stays what it was', async (sent, shown, values) => {
        const { body } = await create('events', { cost: sent });
        expect(body.cost).to.include(shown);
        expect(values).to.include(body.cost_details.values[0]);
      });
    });

    it('shows texts as HTML and keeps their meaning', async () => {
      const title = 'Salt & Pepper — “5 < 6”';
      const { body } = await create('events', { title });
      expect(plain(body.title.replaceAll('&#8212;', '—').replaceAll('&lt;', '<'))).to.equal(title);
      expect(body.title).not.to.match(/&(?!#?\w+;)/);
    });
  });
}
