import { describe, expect, it } from 'vitest';
import { resources, type ResourceName } from '../../../src/data/schema/index.js';
import { atLeastOne } from '../../at-least-one.js';
import { behavior } from './behavior.js';
import { idsOf } from './lists.js';
import { roles, type Caller, type Role } from './mount.js';

const names = Object.keys(resources) as ResourceName[];
const title = { events: 'title', venues: 'venue', organizers: 'organizer', categories: 'name', tags: 'name' } as const;

/** What a role may change of each resource (wire section 3): nothing, only own unpublished items, own items, or everything. */
type Extent = 'nothing' | 'own drafts' | 'own' | 'everything';
const posts = (extent: Extent) => ({ events: extent, venues: extent, organizers: extent });
const extents: Record<Role, Record<ResourceName, Extent>> = {
  anonymous: { ...posts('nothing'), categories: 'nothing', tags: 'nothing' },
  subscriber: { ...posts('nothing'), categories: 'nothing', tags: 'nothing' },
  contributor: { ...posts('own drafts'), categories: 'nothing', tags: 'nothing' },
  author: { ...posts('own'), categories: 'everything', tags: 'nothing' },
  editor: { ...posts('everything'), categories: 'everything', tags: 'everything' },
  administrator: { ...posts('everything'), categories: 'everything', tags: 'everything' },
};

const table = roles.flatMap((role) => names.map((resource) => [role, resource, extents[role][resource]] as const));

/** The rights of each role. */
behavior('rights', ({ mount, draft, next }) => {
  const callers = Object.fromEntries(roles.map((role) => [role, mount.client(role)])) as Record<Role, Caller>;
  const existing = async (resource: ResourceName, owner: Role = 'administrator', body = {}) =>
    (await callers[owner].send('POST', `/${resource}`, { ...draft(resource), ...body })).body.id as number;

  describe.each(table)('the role %s, which may write %s: %s,', (role, resource, extent) => {
    const denied = role === 'anonymous' ? 401 : 403;

    it('creates an item only where it may', async () => {
      const { status, body } = await callers[role].send('POST', `/${resource}`, draft(resource));
      expect(status).to.equal(extent === 'nothing' ? denied : 201);
      if (extent === 'nothing') expect(body.code).to.equal('rest_forbidden');
      else if (resource in posts('own')) expect(body.status).to.equal(extent === 'own drafts' ? 'draft' : 'publish');
    });

    it('changes and deletes items of others only where it may', async () => {
      const id = await existing(resource);
      const may = extent === 'everything';
      const updated = await callers[role].send('PATCH', `/${resource}/${id}`, {
        [title[resource]]: `Changed ${next()}`,
      });
      expect([updated.status, updated.body.code]).to.deep.equal(may ? [200, undefined] : [denied, 'rest_forbidden']);
      const removed = await callers[role].send('DELETE', `/${resource}/${id}`);
      expect([removed.status, removed.body.code]).to.deep.equal(may ? [200, undefined] : [denied, 'rest_forbidden']);
      if (!may) {
        const { status, body } = await callers.administrator.get(`/${resource}/${id}`);
        expect([status, /Changed/.test(body[title[resource]])]).to.deep.equal([200, false]);
      }
    });

    it('reads that an ID is unknown before it reads that it may not write, but for events', async () => {
      for (const [method, body] of [['DELETE'], ['PATCH', { [title[resource]]: 'Nobody' }]] as const) {
        const answer = await callers[role].send(method, `/${resource}/9999123`, body);
        const isEvent = resource === 'events';
        const expected = !isEvent
          ? [400, 'rest_invalid_param']
          : extent === 'nothing'
            ? [denied, 'rest_forbidden']
            : [404, 'rest-event-not-found'];
        expect([method, answer.status, answer.body.code]).to.deep.equal([method, ...expected]);
      }
    });

    if (extent === 'nothing') return;

    it('changes and deletes own items', async () => {
      const id = await existing(resource, role);
      expect(
        (await callers[role].send('PATCH', `/${resource}/${id}`, { [title[resource]]: `Mine ${next()}` })).status,
      ).to.equal(200);
      expect((await callers[role].send('DELETE', `/${resource}/${id}`)).status).to.equal(200);
    });
  });

  describe('a contributor', () => {
    it.each([
      ['publish', 'pending'],
      ['future', 'pending'],
      ['private', 'private'],
      ['draft', 'draft'],
    ])('who asks for %s gets %s', async (requested, given) => {
      const date = requested === 'future' ? { date: '2027-09-09 09:09:09' } : {};
      const { status, body } = await callers.contributor.send('POST', '/events', {
        ...draft('events'),
        ...date,
        status: requested,
      });
      expect([status, body.status]).to.deep.equal([201, given]);
    });

    it('cannot publish by an update', async () => {
      const id = await existing('events', 'contributor');
      const { body } = await callers.contributor.send('PATCH', `/events/${id}`, { status: 'publish' });
      expect(body.status).not.to.equal('publish');
    });

    it('cannot touch an own event that somebody has published', async () => {
      const id = await existing('events', 'contributor');
      expect((await callers.editor.send('PATCH', `/events/${id}`, { status: 'publish' })).body.status).to.equal(
        'publish',
      );
      expect((await callers.contributor.send('PATCH', `/events/${id}`, { title: 'Mine again' })).status).to.equal(403);
      expect((await callers.contributor.send('DELETE', `/events/${id}`)).status).to.equal(403);
    });

    it("does not overwrite others' venues by naming them", async () => {
      const before = (await callers.anonymous.get('/venues/18')).body;
      await callers.contributor.send('POST', '/venues', { venue: 'Harbour Hall', city: 'Elsewhere' });
      await callers.contributor.send('POST', '/events', {
        ...draft('events'),
        venue: { venue: 'Harbour Hall', city: 'Elsewhere' },
      });
      expect((await callers.anonymous.get('/venues/18')).body).to.deep.equal(before);
    });

    it('does not make categories or tags by naming them', async () => {
      await callers.contributor.send('POST', '/events', {
        ...draft('events'),
        categories: ['Sneaked in'],
        tags: ['Sneaked in'],
      });
      for (const resource of ['categories', 'tags'] as const) {
        expect((await callers.editor.get(`/${resource}?search=Sneaked&hide_empty=false`)).body.total).to.equal(0);
      }
    });

    it('does not write in the name of others', async () => {
      const author = Number((await callers.author.send('POST', '/events', draft('events'))).body.author);
      const { status, body } = await callers.contributor.send('POST', '/events', { ...draft('events'), author });
      expect(status >= 400 || body.author !== String(author)).to.equal(true);
    });
  });

  describe('what is not published', () => {
    it.each([
      ['anonymous', 403],
      ['subscriber', 403],
      ['contributor', 403],
      ['author', 403],
      ['editor', 200],
      ['administrator', 200],
    ] as const)("is shown to %s: %i, when it is somebody else's", async (role, status) => {
      for (const resource of ['events', 'venues', 'organizers'] as const) {
        for (const hidden of ['draft', 'private']) {
          const id = await existing(resource, 'administrator', { status: hidden });
          const answer = await callers[role].get(`/${resource}/${id}`);
          expect([answer.status, answer.body.code]).to.deep.equal([
            status,
            status === 200 ? undefined : `${resource.slice(0, -1)}-not-accessible`,
          ]);
        }
      }
    });

    it.each(['contributor', 'author'] as const)('is shown to the %s who made it', async (role) => {
      const id = await existing('events', role, { status: 'draft' });
      expect((await callers[role].get(`/events/${id}`)).status).to.equal(200);
    });

    it('is listed by the statuses that a role may ask for', async () => {
      const id = await existing('events', 'administrator', { status: 'draft' });
      const list = async (role: Role) => callers[role].get(`/events?status=draft&include=${id}`);
      for (const role of ['anonymous', 'subscriber'] as const) {
        expect((await list(role)).status).to.equal(400);
      }
      for (const role of ['editor', 'administrator'] as const) expect(idsOf(await list(role), 'events')).to.include(id);
      expect(idsOf(await callers.contributor.get(`/events?include=${id}`), 'events')).to.include(id);
      for (const role of ['anonymous', 'subscriber'] as const) {
        expect(idsOf(await callers[role].get(`/events?include=${id}`), 'events')).not.to.include(id);
      }
      expect((await callers.administrator.get('/events?status=any')).status).to.equal(400);
    });
  });

  describe('what an event is linked to', () => {
    const listsOf = (id: number) => [
      `/categories?event=${id}`,
      `/tags?post=${id}`,
      `/venues?event=${id}`,
      `/organizers?event=${id}`,
    ];
    const linked = { categories: [6], tags: [39], venue: 18, organizer: 50 };

    it.each(['draft', 'pending', 'private', 'future', 'auto-draft', 'inherit', 'trash'])(
      'is told of %s events to nobody who may not read them',
      async (status) => {
        const id = await existing('events', 'author', {
          ...linked,
          status,
          ...(status === 'future' && { date: '2027-09-09 09:09:09' }),
        });
        for (const path of atLeastOne(listsOf(id))) {
          for (const role of ['anonymous', 'subscriber', 'contributor'] as const) {
            const { status, body } = await callers[role].get(path);
            expect([status, Object.keys(body.data?.params ?? {})], path).to.deep.equal([
              400,
              [path.includes('post=') ? 'post' : 'event'],
            ]);
          }
          for (const role of ['author', 'editor'] as const)
            expect((await callers[role].get(path)).body.total, path).to.equal(1);
        }
      },
    );

    it('is told of published events to all', async () => {
      const id = await existing('events', 'author', linked);
      for (const path of atLeastOne(listsOf(id)))
        expect((await callers.anonymous.get(path)).body.total, path).to.equal(1);
    });
  });

  it.each(['events', 'venues', 'organizers'] as const)(
    'the trash of %s is listed for its authors, and for editors',
    async (resource) => {
      const id = await existing(resource, 'author', { status: 'trash' });
      const listed = async (role: Role) => {
        const ids: number[] = [];
        const { body } = await callers[role].get(
          `/${resource}?status=trash,publish&per_page=50&starts_after=1900-01-01`,
        );
        for (let page = 1; page <= body.total_pages; page++) {
          ids.push(
            ...idsOf(
              await callers[role].get(
                `/${resource}?status=trash,publish&per_page=50&starts_after=1900-01-01&page=${page}`,
              ),
              resource,
            ),
          );
        }
        return ids.includes(id);
      };
      expect([await listed('contributor'), await listed('author'), await listed('editor')]).to.deep.equal([
        false,
        true,
        true,
      ]);
    },
  );

  it('statuses may be a list in any spelling', async () => {
    const id = await existing('events', 'administrator', { status: 'pending' });
    for (const query of [
      'status=draft,pending',
      'status[]=draft&status[]=pending',
      'status[0]=draft&status[1]=pending',
    ]) {
      const answer = await callers.editor.get(`/events?${query}&include=${id}`);
      expect(idsOf(answer, 'events'), query).to.deep.equal([id]);
      expect(idsOf(await callers.editor.get(answer.body.rest_url as string), 'events')).to.deep.equal([id]);
    }
    expect((await callers.anonymous.get('/events?status[]=publish&status[]=draft')).status).to.equal(400);
  });

  describe('HTML', () => {
    const markup =
      '<p onclick="x()">a</p><script>alert(1)</script><a href="javascript:alert(1)">l</a><img src=x onerror=alert(1)>';

    it.each(['contributor', 'author'] as const)('of a %s is cleaned', async (role) => {
      const { body } = await callers[role].send('POST', '/events', {
        ...draft('events'),
        title: `T ${markup}`,
        description: markup,
        excerpt: markup,
      });
      for (const field of ['title', 'description', 'excerpt']) {
        expect(body[field], field).not.to.match(/<script|onclick|onerror|javascript:/i);
        expect(body[field], field).to.include('a');
      }
      expect(body.description).to.include('<p>a</p>');
    });

    it.each(['editor', 'administrator'] as const)('of an %s is kept', async (role) => {
      const { body } = await callers[role].send('POST', '/events', { ...draft('events'), description: markup });
      expect(body.description).to.include('<script>alert(1)</script>').and.to.include('onclick="x()"');
    });
  });
});
