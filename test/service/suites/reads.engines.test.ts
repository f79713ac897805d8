import { describe, expect, it } from 'vitest';
import { resources, type EventRepresentation, type ResourceName } from '../../../src/data/schema/index.js';
import { atLeastOne } from '../../at-least-one.js';
import { behavior } from './behavior.js';
import * as data from './dataset.js';
import { bandstand, eventFilterCases, type FilterCase } from './event-filters.js';
import { idsOf, walk } from './lists.js';
import { organizerFilterCases, venueFilterCases } from './contact-filters.js';
import { categoryFilterCases, tagFilterCases, termIds, usedCategories, usedTags, type Term } from './term-filters.js';

const filterCases: Record<ResourceName, FilterCase[]> = {
  events: eventFilterCases,
  venues: venueFilterCases,
  organizers: organizerFilterCases,
  categories: categoryFilterCases,
  tags: tagFilterCases,
};
const isInOrder = (resource: ResourceName) => resource !== 'venues' && resource !== 'organizers';

/** Filters with tests of their own: paging here, strict dates in the dates suite. */
const elsewhere = ['page', 'per_page', 'strict_dates'];

/** The items of lists, their order and pages, and single reads. */
behavior('reads', ({ anyone }) => {
  describe.each(Object.keys(resources) as ResourceName[])('the list of %s', (resource) => {
    it('is asked about every filter', () => {
      const covered = new Set(
        filterCases[resource].flatMap(([query]) =>
          [...new URLSearchParams(query).keys()].map((name) => name.replace('[]', '')),
        ),
      );
      const filters = Object.keys(resources[resource].filters).filter((name) => !elsewhere.includes(name));
      expect(filters.filter((name) => !covered.has(name))).to.deep.equal([]);
    });

    it.each(filterCases[resource])('finds what ?%s asks for, page after page', async (query, expected) => {
      const found = await walk(anyone, resource, query);
      expect(isInOrder(resource) ? found : [...found].sort((a, b) => a - b)).to.deep.equal(expected);
    });

    it('cuts pages of any size, 50 at most', async () => {
      for (const size of [1, 7, 50, 500]) {
        const answer = await anyone.get(`/${resource}?per_page=${size}`);
        const { total, total_pages } = answer.body as Record<string, number>;
        const effective = Math.min(size, 50);
        expect(idsOf(answer, resource)).to.have.length(Math.min(effective, total!));
        expect(total_pages).to.equal(Math.ceil(total! / effective));
        expect(new URL(answer.body.rest_url as string).searchParams.get('per_page')).to.equal(String(effective));
      }
    });

    it('has the same items on pages of another size', async () => {
      const query = resource === 'events' ? 'start_date=2027-05-01&end_date=2027-05-31' : 'hide_empty=0';
      const inTens = await walk(anyone, resource, query);
      expect(await walk(anyone, resource, `${query}&per_page=4`, 4)).to.deep.equal(inTens);
    });
  });

  it.each(['events', 'venues', 'organizers'] as const)(
    'a page of %s beyond the last does not exist',
    async (resource) => {
      for (const query of ['page=999', 'page=2&search=zzzz']) {
        const { status, body } = await anyone.get(`/${resource}?${query}`);
        expect([status, body.code]).to.deep.equal([404, `${resource.slice(0, -1)}-archive-page-not-found`]);
      }
    },
  );

  it.each(['categories', 'tags'] as const)('a page of %s beyond the last is empty', async (resource) => {
    const { status, body } = await anyone.get(`/${resource}?page=9`);
    expect([status, body[resource]]).to.deep.equal([200, []]);
  });

  it('lists venues and organizers with the newest publication first', async () => {
    for (const resource of ['venues', 'organizers'] as const) {
      const { body } = await anyone.get(`/${resource}?per_page=50`);
      const dates = (body[resource] as { date: string }[]).map(({ date }) => date);
      expect(dates).to.deep.equal([...dates].sort().reverse());
    }
  });

  it('lists terms by name, and by the number of their events', async () => {
    for (const resource of ['categories', 'tags'] as const) {
      const used = resource === 'categories' ? usedCategories : usedTags;
      const latin = used.map(({ name }) => data.plain(name)).filter((name) => /^[a-z]/i.test(name));
      const names = async (query: string) =>
        ((await anyone.get(`/${resource}?per_page=50&${query}`)).body[resource] as Term[])
          .map(({ name }) => data.plain(name))
          .filter((name) => latin.includes(name));
      const sorted = latin.sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
      expect(await names('')).to.deep.equal(sorted);
      expect(await names('order=desc')).to.deep.equal([...sorted].reverse());
      const counted = (await anyone.get(`/${resource}?per_page=50&orderby=count&order=desc`)).body[resource] as {
        id: number;
        count: number;
      }[];
      const counts = counted.map((term) => term.count);
      expect(counts).to.deep.equal([...counts].sort((a, b) => b - a));
      expect(counts).to.deep.equal(counted.map(({ id }) => data.usedBy(id)));
    }
  });

  it.each(['events', 'venues', 'organizers'] as const)('reads each of %s by id and by slug', async (resource) => {
    const answer = await anyone.get(`/${resource}?per_page=50`);
    const items = (answer.body[resource] as { id: number; slug: string }[]).filter(data.isOpen);
    for (const item of atLeastOne(items.slice(0, 12))) {
      const byItsId = await anyone.get(`/${resource}/${item.id}`);
      const byItsSlug = await anyone.get(`/${resource}/by-slug/${item.slug}`);
      expect([byItsId.status, byItsId.body.id, byItsId.body.slug]).to.deep.equal([200, item.id, item.slug]);
      expect(byItsSlug.body).to.deep.equal(byItsId.body);
    }
  });

  it('shows an event as it was recorded', async () => {
    for (const recorded of atLeastOne(data.events.filter(({ featured }) => featured !== null).slice(0, 60))) {
      const { body } = await anyone.get(`/events/${recorded.id}`);
      const names = [
        ...[
          'id',
          'title',
          'slug',
          'description',
          'excerpt',
          'status',
          'date',
          'date_utc',
          'all_day',
          'start_date',
          'end_date',
          'timezone',
        ],
        ...[
          'utc_start_date',
          'utc_end_date',
          'start_date_details',
          'cost',
          'website',
          'featured',
          'sticky',
          'show_map',
        ],
        ...['show_map_link', 'hide_from_listings', 'author', 'url', 'rest_url'],
      ] as const;
      for (const name of names as readonly (keyof EventRepresentation)[]) {
        expect(body[name], `${name} of event ${recorded.id}`).to.deep.equal(recorded[name]);
      }
      const shown = body as EventRepresentation;
      expect(shown.image && shown.image.id).to.equal(recorded.image && recorded.image.id);
      expect(termIds([...shown.categories]).sort()).to.deep.equal(termIds([...recorded.categories]).sort());
      expect(termIds([...shown.tags]).sort()).to.deep.equal(termIds([...recorded.tags]).sort());
      expect(data.venuesOf(shown).map(({ id }) => id)).to.deep.equal(data.venuesOf(recorded).map(({ id }) => id));
      expect(shown.organizer.map(({ id }) => id)).to.deep.equal(recorded.organizer.map(({ id }) => id));
    }
  });

  it('shows a single event with its data for search engines, a list without', async () => {
    const single = await anyone.get('/events/89');
    const list = await anyone.get('/events?include=89');
    expect(single.body.json_ld).to.include({ '@type': 'Event' });
    expect(list.body.events[0]).not.to.have.property('json_ld');
  });

  it('shows coordinates of the venues that have them', async () => {
    expect((await anyone.get('/venues/19')).body).to.include({ geo_lat: bandstand.lat, geo_lng: bandstand.lng });
    expect((await anyone.get('/venues/33')).body).not.to.have.any.keys('geo_lat', 'geo_lng');
  });

  it('cuts an answer to the fields asked for', async () => {
    const { body } = await anyone.get('/events/89?_fields=id,title,venue.venue');
    expect(Object.keys(body).sort()).to.deep.equal(['id', 'title', 'venue']);
    expect(body.venue).to.deep.equal({ venue: 'Harbour Hall' });
    expect(Object.keys((await anyone.get('/events?_fields=total,total_pages')).body)).to.deep.equal([
      'total',
      'total_pages',
    ]);
  });
});
