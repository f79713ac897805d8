import { beforeAll, describe, expect, it } from 'vitest';
import { resources, type EventRepresentation, type ResourceName } from '../../src/schema/index.js';
import * as data from './dataset.js';
import { all, at, by, foundEvents, inCategories, isLocated, near, not, says, tagged, upcoming, within } from './dataset.js';
import { idsOf, walk } from './lists.js';
import { namespace, type Caller, type Mount } from './mount.js';

/** What a list is asked, and the ids it finds: in order for events and terms, in any order where the interface promises none. */
type Question = readonly [query: string, ids: number[]];

const wide = 'start_date=2026-01-01&end_date=2027-12-31';
const inWide = within('2026-01-01 00:00:00', '2027-12-31 23:59:59');
const widely = (query: string, test: (event: EventRepresentation) => boolean): Question => [
  `${wide}&${query}`,
  foundEvents(all(inWide, test)),
];
const coming = (query: string, test: (event: EventRepresentation) => boolean): Question => [query, foundEvents(all(upcoming, test))];
const dated = (query: string, test: (event: EventRepresentation) => boolean): Question => [query, foundEvents(test)];

const bandstand = { lat: 40.7101, lng: -74.0009 };
const ids = [94, 118, 130, 89, 70];
const byPublication = data.events
  .filter(({ id }) => ids.includes(id))
  .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : a.id - b.id))
  .map(({ id }) => id);

const eventQuestions: Question[] = [
  coming('', () => true),
  coming('page=1', () => true),
  dated('start_date=2026-12-05&end_date=2026-12-05', within('2026-12-05 00:00:00', '2026-12-05 23:59:59')),
  dated('start_date=2026-11-19&end_date=2026-11-30', within('2026-11-19 00:00:00', '2026-11-30 23:59:59')),
  dated('start_date=2026-12-05 12:00:00&end_date=2026-12-06 09:00:00', within('2026-12-05 00:00:00', '2026-12-06 23:59:59')),
  dated('start_date=1900-01-01&end_date=2040-12-31', () => true),
  dated('end_date=2027-01-31', within(data.defaultWindow.from, '2027-01-31 23:59:59')),
  dated('start_date=2027-06-01', within('2027-06-01 00:00:00', data.defaultWindow.to)),
  dated('start_date=2029-01-01', () => false),
  dated('starts_after=2026-12-05', (event) => event.start_date > '2026-12-05 23:59:59'),
  dated('starts_before=2026-12-05', (event) => event.start_date < '2026-12-05 23:59:59'),
  dated('ends_after=2027-03-01', (event) => event.end_date > '2027-03-01 23:59:59'),
  dated('ends_before=2026-11-25', (event) => event.end_date < '2026-11-25 23:59:59'),
  coming('search=choir', says('choir')),
  coming('search=CAFÉ', says('cafe')),
  coming('search=cafe', says('café')),
  coming('search=5K', says('5k')),
  coming('search=書道', says('書道')),
  coming('search=choir lantern', all(says('choir'), says('lantern'))),
  coming('search=evening -ragas', all(says('evening'), not(says('ragas')))),
  coming('search="night market"', says('night market')),
  coming('search="market night"', () => false),
  coming(`search=${encodeURIComponent('rock & roll')}`, says('rock & roll')),
  coming('search=Harbour Hall', says('harbour hall')),
  coming('search=zzzz', () => false),
  coming('search=%25', says('%')),
  coming('search=_', says('_')),
  widely('categories=15', inCategories(15)),
  widely('categories=jazz', inCategories(6)),
  widely('categories=jazz,choral', inCategories(6, 5)),
  widely('categories[]=jazz&categories[]=choral', inCategories(6, 5)),
  widely('categories=music', inCategories(2)),
  widely('categories=6', inCategories(6)),
  widely('categories=2027', inCategories(23)),
  widely('categories=never-used', () => false),
  widely('tags=neko', tagged(44)),
  widely('tags=44,27', tagged(44, 27)),
  widely('tags=family&categories=choral', all(tagged(37), inCategories(5))),
  widely('venue=18', at(18)),
  widely('venue=31,26', at(31, 26)),
  widely('venue[]=31&venue[]=26', at(31, 26)),
  widely('venue=45', () => false),
  widely('organizer=56', by(56)),
  widely('organizer=50,54', by(50, 54)),
  widely('organizer=50&venue=39&categories=choral&tags=family', all(by(50), at(39), inCategories(5), tagged(37))),
  coming('featured=true', ({ featured }) => featured === true),
  coming('featured=0', ({ featured }) => featured !== true),
  coming('status=publish', () => true),
  coming('geoloc=true', isLocated),
  coming('geoloc=false', not(isLocated)),
  coming(`geoloc_lat=${bandstand.lat}&geoloc_lng=${bandstand.lng}`, near(bandstand.lat, bandstand.lng)),
  coming('geoloc=true&geoloc_lat=40.22&geoloc_lng=-77.55', near(40.22, -77.55)),
  coming('geoloc_lat=-36.9&geoloc_lng=174.8', near(-36.9, 174.8)),
  coming('geoloc_lat=89.9&geoloc_lng=180', () => false),
  [`include=${ids.join(',')}`, byPublication],
  [`include[]=${ids.join('&include[]=')}`, byPublication],
  [`include=${ids.join(',')}&start_date=1900-01-01&end_date=1950-01-01`, byPublication],
  [`include=${ids.join(',')}&starts_after=2040-01-01`, byPublication],
  ['include=118,999999', [118]],
  [`include=${ids.join(',')}&search=gala`, [118]],
  coming('post_parent=158', data.isChildOf(158)),
  coming('post_parent=89', () => false),
  coming('ticketed=false', () => true),
  coming('ticketed=true', () => false),
  dated('starts_after=2026-12-05&featured=true', (event) => event.start_date > '2026-12-05 23:59:59' && event.featured === true),
  dated('start_date=2026-12-10&starts_after=2026-12-05', (event) => event.start_date > '2026-12-05 23:59:59'),
  dated('end_date=2026-12-10&ends_before=2026-12-08', (event) => event.end_date < '2026-12-08 23:59:59'),
  dated(
    'start_date=2026-12-01&ends_before=2026-12-08',
    (event) => event.start_date >= '2026-12-01 00:00:00' && event.end_date < '2026-12-08 23:59:59',
  ),
  dated(
    'starts_before=2026-11-30&ends_after=2026-11-18',
    (event) => event.start_date < '2026-11-30 23:59:59' && event.end_date > '2026-11-18 23:59:59',
  ),
  coming('order=desc&orderby=title&sticky=true&nonsense=1', () => true),
];

const contactFields = ['address', 'city', 'state', 'province', 'zip', 'phone'] as const;
const mentions = (text: string, ...fields: unknown[]) => data.folded(data.plain(fields.map(String).join('\n'))).includes(data.folded(text));

/** As the public sees them: what a password hides is not searched. */
const listed = data.venues;
const listedOrganizers = data.organizers;
const hasEvents = ({ id }: { id: number }) => data.events.some((event) => at(id)(event) || by(id)(event));
const idList = (items: readonly { id: number }[]) => items.map(({ id }) => id).sort((a, b) => a - b);
/** No event of the dataset ends today in a zone where that could be either past or to come. */
const hasUpcoming = ({ id }: { id: number }) =>
  data.events.some((event) => event.end_date > '2026-11-20 14:02:18' && (at(id)(event) || by(id)(event)));
const venueSaying = (text: string) =>
  idList(
    listed.filter((venue) => mentions(text, venue.venue, venue.description ?? '', ...contactFields.map((field) => venue[field] ?? ''))),
  );
const organizerSaying = (text: string) =>
  idList(
    listedOrganizers.filter(({ organizer, description = '', phone = '', email = '', website = '' }) =>
      mentions(text, organizer, description, phone, email, website),
    ),
  );

const venueQuestions: Question[] = [
  ['', idList(listed)],
  ['status=publish', idList(listed)],
  ['search=harbour', venueSaying('harbour')],
  ['search=Port Alder', venueSaying('port alder')],
  ['search=Muhle', venueSaying('mühle')],
  ['search=Kingdom', venueSaying('kingdom')],
  ['search=zzz', []],
  ['event=89', [18]],
  ['event=162', idList(data.venuesOf(data.events.find(({ id }) => id === 162)!))],
  ['event=163', []],
  ['has_events=true', idList(listed.filter(hasEvents))],
  ['has_events=1', idList(listed.filter(hasEvents))],
  ['has_events=false', idList(listed.filter((venue) => !hasEvents(venue)))],
  ['has_events=', idList(listed.filter((venue) => !hasEvents(venue)))],
  ['only_with_upcoming=true', idList(listed.filter(hasUpcoming))],
  ['only_with_upcoming=false', idList(listed)],
  [
    'only_with_upcoming=true&search=port alder',
    idList(listed.filter((venue) => hasUpcoming(venue) && venueSaying('port alder').includes(venue.id))),
  ],
];

const organizerQuestions: Question[] = [
  ['', idList(listedOrganizers)],
  ['status=publish', idList(listedOrganizers)],
  ['search=hello@pams', organizerSaying('hello@pams')],
  ['search=foundry', organizerSaying('foundry')],
  ['search=zzz', []],
  ['event=147', idList(data.events.find(({ id }) => id === 147)!.organizer)],
  ['event=163', []],
  ['has_events=true', idList(listedOrganizers.filter(hasEvents))],
  ['has_events=0', idList(listedOrganizers.filter((organizer) => !hasEvents(organizer)))],
  ['only_with_upcoming=1', idList(listedOrganizers.filter(hasUpcoming))],
];

interface Term {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly parent?: number;
}
const isUsed = (term: Term): boolean =>
  data.usedBy(term.id) > 0 || data.categories.some((child) => child.parent === term.id && isUsed(child));
const termIds = (terms: readonly Term[]) => terms.map(({ id }) => id);
const bySlug = (a: Term, b: Term) => (a.slug < b.slug ? -1 : 1);
const byId = (a: Term, b: Term) => a.id - b.id;
const usedCategories = data.categories.filter(isUsed);
const usedTags = data.tags.filter(isUsed);
const event89 = data.events.find(({ id }) => id === 89)!;
const event147 = data.events.find(({ id }) => id === 147)!;
const ordered = (terms: readonly Term[], order: (a: Term, b: Term) => number) => termIds([...terms].sort(order));

/** Ordered by something that no two share; the order by name is judged apart, since engines collate differently. */
const categoryQuestions: Question[] = [
  ['orderby=id', ordered(usedCategories, byId)],
  ['orderby=id&order=desc', ordered(usedCategories, byId).reverse()],
  ['orderby=slug', ordered(usedCategories, bySlug)],
  ['orderby=id&hide_empty=false', ordered(data.categories, byId)],
  ['orderby=id&hide_empty=0', ordered(data.categories, byId)],
  [
    'orderby=id&search=MARKET',
    ordered(
      usedCategories.filter(({ name, slug }) => mentions('market', name, slug)),
      byId,
    ),
  ],
  ['orderby=id&include=6,3,2', [2, 3, 6]],
  ['orderby=id&include[]=6&include[]=3', [3, 6]],
  ['orderby=include&include=6,3,2', [6, 3, 2]],
  ['orderby=id&exclude=2,3', ordered(usedCategories, byId).filter((id) => id !== 2 && id !== 3)],
  [
    'orderby=id&parent=2',
    ordered(
      usedCategories.filter(({ parent }) => parent === 2),
      byId,
    ),
  ],
  ['orderby=id&hide_empty=false&parent=18', [19]],
  ['orderby=id&event=89', ordered([...event89.categories], byId)],
  ['orderby=id&post=147', ordered([...event147.categories], byId)],
  ['orderby=id&event=89&post=130', ordered([...event89.categories], byId)],
  ['slug=jazz', [6]],
  ['slug=jazz,music', []],
];

const tagQuestions: Question[] = [
  ['orderby=id', ordered(usedTags, byId)],
  ['orderby=slug&order=desc', ordered(usedTags, bySlug).reverse()],
  ['orderby=id&hide_empty=false', ordered(data.tags, byId)],
  ['orderby=id&hide_empty=0&search=unused', [48]],
  [
    'orderby=id&search=market',
    ordered(
      usedTags.filter(({ name, slug }) => mentions('market', name, slug)),
      byId,
    ),
  ],
  ['orderby=id&include=44,27', [27, 44]],
  ['orderby=id&exclude=44', ordered(usedTags, byId).filter((id) => id !== 44)],
  ['orderby=id&event=147', ordered([...event147.tags], byId)],
  ['orderby=id&post=89', ordered([...event89.tags], byId)],
  ['slug=neko', [44]],
];

const questions: Record<ResourceName, Question[]> = {
  events: eventQuestions,
  venues: venueQuestions,
  organizers: organizerQuestions,
  categories: categoryQuestions,
  tags: tagQuestions,
};
const isInOrder = (resource: ResourceName) => resource !== 'venues' && resource !== 'organizers';

/** Filters with tests of their own: paging here, strict dates in the dates suite. */
const elsewhere = ['page', 'per_page', 'strict_dates'];

/** What lists find, in which order, on which pages, and what single reads show. */
export function reads(mount: Mount): void {
  describe('reads', () => {
    let anyone: Caller;
    beforeAll(async () => {
      await mount.load();
      anyone = mount.client('anonymous');
    });

    describe.each(Object.keys(resources) as ResourceName[])('the list of %s', (resource) => {
      it('is asked about every filter', () => {
        const asked = new Set(
          questions[resource].flatMap(([query]) => [...new URLSearchParams(query).keys()].map((name) => name.replace('[]', ''))),
        );
        const filters = Object.keys(resources[resource].filters).filter((name) => !elsewhere.includes(name));
        expect(filters.filter((name) => !asked.has(name))).to.deep.equal([]);
      });

      it.each(questions[resource])('finds what ?%s asks for, page after page', async (query, expected) => {
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
        }
      });

      it('has the same items on pages of another size', async () => {
        const query = resource === 'events' ? 'start_date=2027-05-01&end_date=2027-05-31' : 'hide_empty=0';
        const inTens = await walk(anyone, resource, query);
        expect(await walk(anyone, resource, `${query}&per_page=4`, 4)).to.deep.equal(inTens);
      });
    });

    it.each(['events', 'venues', 'organizers'] as const)('a page of %s beyond the last does not exist', async (resource) => {
      for (const query of ['page=999', 'page=2&search=zzzz']) {
        const { status, body } = await anyone.get(`/${resource}?${query}`);
        expect([status, body.code]).to.deep.equal([404, `${resource.slice(0, -1)}-archive-page-not-found`]);
      }
    });

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
      for (const item of (answer.body[resource] as { id: number; slug: string }[]).slice(0, 12)) {
        const byItsId = await anyone.get(`/${resource}/${item.id}`);
        const byItsSlug = await anyone.get(`/${resource}/by-slug/${item.slug}`);
        expect([byItsId.status, byItsId.body.id, byItsId.body.slug]).to.deep.equal([200, item.id, item.slug]);
        expect(byItsSlug.body).to.deep.equal(byItsId.body);
      }
    });

    it('shows an event as it was recorded', async () => {
      for (const recorded of data.events.filter(({ featured }) => featured !== null).slice(0, 60)) {
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
          ...['utc_start_date', 'utc_end_date', 'start_date_details', 'cost', 'website', 'featured', 'sticky', 'show_map'],
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

    describe('behind a password', () => {
      it('an event is listed with its title and dates alone, and refused by itself', async () => {
        const listed = (await anyone.get('/events?start_date=2027-03-05&end_date=2027-03-05')).body.events[0];
        expect(listed).to.deep.include({ id: 152, title: 'Password Party', start_date: '2027-03-05 19:00:00' });
        expect(listed).to.deep.include({
          description: '',
          excerpt: '',
          cost: '',
          website: '',
          image: false,
          all_day: null,
          featured: null,
        });
        expect(listed).to.deep.include({ venue: [], organizer: [], categories: [], tags: [], custom_fields: [] });
        for (const query of ['', '?password=wrong', '?password=']) {
          const { status, body } = await anyone.get(`/events/152${query}`);
          expect([status, body.code]).to.deep.equal([403, 'event-password-protected']);
        }
      });

      it('it opens with the password, alone and in lists', async () => {
        const { status, body } = await anyone.get('/events/152?password=open-sesame');
        expect([status, body.cost, body.description]).to.deep.equal([200, '$99', '<p>The password is in your letter.</p>']);
        expect(body).not.to.have.property('json_ld');
        expect((await anyone.get('/events/by-slug/password-party?password=open-sesame')).body).to.deep.equal(body);
        expect((await anyone.get('/events/by-slug/password-party')).status).to.equal(403);
        const list = (await anyone.get('/events?start_date=2027-03-05&end_date=2027-03-06&password=open-sesame')).body.events;
        expect([list[0].cost, list[1].all_day]).to.deep.equal(['$99', null]);
      });

      it('venues and organizers lose their names', async () => {
        const closed = (await anyone.get('/venues/48')).body;
        expect([closed.venue, closed.city, closed.show_map]).to.deep.equal([[], '', null]);
        expect((await anyone.get('/venues/48?password=knock-twice')).body).to.include({
          venue: 'Speakeasy Behind The Door',
          city: 'Port Alder',
        });
        expect((await anyone.get('/organizers/65')).body).to.deep.include({ organizer: [], email: '' });
        expect((await anyone.get('/organizers/65?password=who-else')).body.email).to.equal('anon@secret.example');
      });

      it.each([
        '/events?search=letter&starts_after=2020-01-01',
        '/events?search=Psst',
        '/venues?search=Secret',
        '/organizers?search=Benefactor',
      ])('no search finds what is hidden (%s)', async (path) => {
        expect(JSON.stringify((await anyone.get(path)).body)).not.to.match(/password-party|speakeasy|benefactor\/"/i);
      });

      it('no answer of any list tells it', async () => {
        for (const path of [
          '/events?include=152',
          '/events?start_date=2027-03-05&end_date=2027-03-06',
          '/venues?per_page=50',
          '/organizers?per_page=50',
        ]) {
          const text = await (await mount.fetch(new Request(namespace + path))).text();
          expect(text).not.to.match(/open-sesame|knock-twice|who-else|in your letter|Secret 1|anon@secret/);
        }
      });
    });

    it('cuts an answer to the fields asked for', async () => {
      const { body } = await anyone.get('/events/89?_fields=id,title,venue.venue');
      expect(Object.keys(body).sort()).to.deep.equal(['id', 'title', 'venue']);
      expect(body.venue).to.deep.equal({ venue: 'Harbour Hall' });
      expect(Object.keys((await anyone.get('/events?_fields=total,total_pages')).body)).to.deep.equal(['total', 'total_pages']);
    });
  });
}
