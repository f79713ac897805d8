import { describe, expect, it } from 'vitest';
import { behavior } from './behavior.js';
import { idsOf } from './lists.js';
import type { Answer } from './mount.js';

/** The links of an event: venues, organizers, categories, tags. */
behavior('links', ({ editor, anyone, create, draft, next }) => {
  describe('links', () => {
    const linked = (body: Answer['body'], name: string) =>
      [body[name]].flat() as { id: number; venue?: string; city?: string; organizer?: string }[];

    it('create a venue and organizers along with the event', async () => {
      const { body } = await create('events', {
        venue: { venue: 'Inline Venue', address: '1 New Road', city: 'Port Alder', geo_lat: -41.5, geo_lng: 174 },
        organizer: [{ organizer: 'Inline Organizer', email: 'in@line.example' }, 54],
      });
      expect(body.venue).to.include({
        venue: 'Inline Venue',
        city: 'Port Alder',
        address: '1 New Road',
        geo_lat: -41.5,
        geo_lng: 174,
      });
      expect(idsOf(await anyone.get('/events?geoloc_lat=-41.5&geoloc_lng=174'), 'events')).to.deep.equal([body.id]);
      expect(linked(body, 'organizer').map(({ organizer }) => organizer)).to.deep.equal([
        'Inline Organizer',
        'Anindita Sen',
      ]);
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
      expect(
        idsOf(await anyone.get('/events?venue=21&start_date=2027-02-01&end_date=2027-02-01&per_page=50'), 'events'),
      ).to.include(body.id);
    });

    it.each([
      ['venue', 999999, 'could-not-create-venue'],
      ['venue', { city: 'Nameless' }, 'could-not-create-venue'],
      ['organizer', [999999], 'could-not-create-organizer'],
      ['organizer', [{ email: 'name@less.example' }], 'could-not-create-organizer'],
    ])('refuse %s = %j, and create nothing', async (field, value, code) => {
      const title = `Refused ${field} ${next()}`;
      const { status, body } = await editor.send('POST', '/events', { ...draft('events'), title, [field]: value });
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
    it.each(['venues', 'organizers'] as const)(
      'of %s finds the existing one and overwrites what is sent',
      async (resource) => {
        const name = { venues: 'venue', organizers: 'organizer' }[resource];
        const first = await create(resource, { [name]: 'Twice Named', phone: '1', website: 'https://keep.example' });
        const second = await editor.send('POST', `/${resource}`, { [name]: 'twice named', phone: '2' });
        expect([second.status, second.body.id, second.body.phone, second.body.website]).to.deep.equal([
          201,
          first.body.id,
          '2',
          'https://keep.example',
        ]);
      },
    );
  });
});
