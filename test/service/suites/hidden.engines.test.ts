import { beforeAll, describe, expect, it } from 'vitest';
import { behavior } from './behavior.js';
import { idsOf } from './lists.js';
import { roles } from './mount.js';
import { expectStatus } from './suite-context.js';

/** What filters, slugs and links must not tell to those from whom it is hidden: roles × filters. */
behavior('hidden', ({ mount, editor, anyone, create }) => {
  const callers = roles.map((role) => [role, mount.client(role)] as const);
  /** Behind a password: an event on a day of its own, and a venue. */
  const party = { id: 152, title: 'Password Party', password: 'open-sesame' };
  const speakeasy = { id: 48, slug: 'speakeasy-behind-the-door', password: 'knock-twice' };
  const hall = { geo_lat: 54.32, geo_lng: 10.13 };
  const near = `geoloc_lat=${hall.geo_lat}&geoloc_lng=${hall.geo_lng}`;
  const day = 'start_date=2027-03-05&end_date=2027-03-05';

  describe('an event behind a password is found by its title and dates alone', () => {
    const query: Record<string, string> = {
      ...{ categories: 'categories=8', tags: 'tags=members-only', both: 'categories=community&tags=47' },
      ...{ organizer: 'organizer=65', featured: 'featured=true', plain: 'featured=false' },
      ...{ placed: 'geoloc=true', unplaced: 'geoloc=false', near },
    };
    const given: Record<string, object> = { plain: { featured: false }, unplaced: { venue: [] } };
    beforeAll(async () => {
      const { body } = await create('venues', { venue: 'Hall of the party', ...hall });
      query.venue = `venue=${body.id}`;
      for (const name of Object.keys(query)) given[name] ??= { venue: body.id, featured: true };
    });

    it.each([...Object.keys(query), 'venue'])('not by %s', async (name) => {
      expectStatus(await editor.send('PATCH', `/events/${party.id}`, given[name]), 200);
      for (const [role, caller] of callers) {
        const closed = await caller.get(`/events?${day}&${query[name]}`);
        expectStatus(closed, 200);
        expect(idsOf(closed, 'events'), role).not.to.include(party.id);
        expect(closed.body.total, role).to.equal(closed.body.events.length);
        expect((await caller.get(`/events.ics?${day}&${query[name]}`)).body, role).not.to.include(party.title);
        const opened = await caller.get(`/events?${day}&${query[name]}&password=${party.password}`);
        expect(idsOf(opened, 'events'), role).to.include(party.id);
        const guessed = await caller.get(`/events?${day}&${query[name]}&password=wrong`);
        expect(idsOf(guessed, 'events'), role).not.to.include(party.id);
      }
    });

    it.each(['', 'search=party', `include=${party.id}`])('but by what lists show (%s)', async (shown) => {
      for (const [role, caller] of callers)
        expect(idsOf(await caller.get(`/events?${day}&${shown}`), 'events'), role).to.include(party.id);
    });
  });

  describe('a venue behind a password', () => {
    let event: number;
    beforeAll(async () => {
      expectStatus(await editor.send('PATCH', `/venues/${speakeasy.id}`, { geo_lat: -41.29, geo_lng: 174.78 }), 200);
      event = (await create('events', { venue: speakeasy.id })).body.id as number;
    });

    it('is not found by its place', async () => {
      for (const [role, caller] of callers) {
        for (const query of ['geoloc_lat=-41.29&geoloc_lng=174.78', 'geoloc=true']) {
          const ask = async (password: string) =>
            idsOf(await caller.get(`/events?include=${event}&${query}&password=${password}`), 'events');
          expect([await ask('wrong'), await ask(speakeasy.password)], `${role} ${query}`).to.deep.equal([[], [event]]);
          expect(idsOf(await caller.get(`/events?include=${event}&${query}`), 'events'), role).to.deep.equal([]);
        }
        expect(idsOf(await caller.get(`/events?include=${event}&geoloc=false`), 'events'), role).to.deep.equal([event]);
      }
    });

    it('and its organizers tell no name by a slug', async () => {
      for (const [role, caller] of callers) {
        const unknown = await caller.get('/venues/by-slug/nobody-knows-it');
        const known = await caller.get(`/venues/by-slug/${speakeasy.slug}`);
        expect([known.status, known.body], role).to.deep.equal([unknown.status, unknown.body]);
        expect(
          (await caller.get(`/venues/by-slug/${speakeasy.slug}?password=${speakeasy.password}`)).body.id,
          role,
        ).to.equal(speakeasy.id);
        for (const path of [
          `/venues/${speakeasy.id}`,
          `/events/${event}`,
          '/venues?per_page=50',
          '/organizers?per_page=50',
          '/organizers/65',
        ])
          expect(JSON.stringify((await caller.get(path)).body), `${role} ${path}`).not.to.match(
            /speakeasy|benefactor/i,
          );
      }
    });
  });

  it('venues and organizers are not told to have events that the caller may not read', async () => {
    for (const [resource, field] of [
      ['venues', 'venue'],
      ['organizers', 'organizer'],
    ] as const) {
      const idOf = async (status: string, date = {}) => {
        const { body } = await create(resource);
        await create('events', { [field]: body.id, status, ...date });
        return body.id as number;
      };
      const ids = {
        private: await idOf('private'),
        future: await idOf('future', { date: '2027-09-09 09:09:09' }),
        publish: await idOf('publish'),
      };
      const locked = (await create(resource)).body.id as number;
      expectStatus(await editor.send('PATCH', `/events/${party.id}`, { [field]: locked }), 200);
      for (const [role, caller] of callers) {
        const list = async (query: string) => idsOf(await caller.get(`/${resource}?per_page=50&${query}`), resource);
        const expected = ['anonymous', 'subscriber'].includes(role) ? [ids.publish] : Object.values(ids);
        const own = [...Object.values(ids), locked];
        const having = await list('has_events=1');
        expect(
          own.filter((id) => having.includes(id)),
          role,
        ).to.have.members(expected);
        const without = await list('has_events=0');
        expect(
          own.filter((id) => !without.includes(id)),
          role,
        ).to.have.members(expected);
        for (const query of ['has_events=1', 'only_with_upcoming=1'])
          expect([
            (await list(query)).includes(locked),
            (await list(`${query}&password=${party.password}`)).includes(locked),
          ]).to.deep.equal([false, true]);
      }
    }
  });

  it.each(['events', 'venues', 'organizers'] as const)(
    'a slug of %s tells nobody who may not read it that a draft has it',
    async (resource) => {
      for (const status of ['draft', 'pending', 'private', 'trash']) {
        const { id } = (await create(resource)).body as { id: number };
        const { body } = await editor.send('PATCH', `/${resource}/${id}`, { status });
        expect(body.slug).not.to.equal('');
        for (const [role, caller] of callers) {
          const unknown = await caller.get(`/${resource}/by-slug/nobody-knows-it`);
          const known = await caller.get(`/${resource}/by-slug/${body.slug}`);
          if (role === 'editor' || role === 'administrator')
            expect(known.body.code, role).not.to.equal(unknown.body.code);
          else expect([known.status, known.body], `${role} ${status}`).to.deep.equal([unknown.status, unknown.body]);
        }
      }
    },
  );

  it.each([
    ['venues', 'venue'],
    ['organizers', 'organizer'],
  ] as const)(
    'what the public reads of %s of a published event is not changed without review',
    async (resource, field) => {
      const contributor = mount.client('contributor');
      const own = await create(resource, {}, contributor);
      const { id } = own.body as { id: number };
      const event = (await create('events', { [field]: id }, contributor)).body.id as number;
      const change = { website: 'https://changed.example/' };
      expectStatus(await contributor.send('PATCH', `/${resource}/${id}`, { website: 'https://draft.example/' }), 200);
      expectStatus(await editor.send('PATCH', `/events/${event}`, { status: 'publish' }), 200);
      const before = (await anyone.get(`/events/${event}`)).body;
      expectStatus(await contributor.send('PATCH', `/${resource}/${id}`, change), 403);
      expectStatus(await contributor.send('DELETE', `/${resource}/${id}`), 403);
      await contributor.send('POST', `/${resource}`, { [field]: own.body[field], ...change });
      await create('events', { [field]: { [field]: own.body[field], ...change } }, contributor);
      expect((await anyone.get(`/events/${event}`)).body).to.deep.equal(before);
      expectStatus(await editor.send('PATCH', `/events/${event}`, { status: 'draft' }), 200);
      expectStatus(await contributor.send('PATCH', `/${resource}/${id}`, change), 200);
    },
  );
});
