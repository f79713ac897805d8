/** A generated calendar of any size, the same on every run. */
import type {
  CategoryRepresentation,
  EmbeddedTermRepresentation,
  EventRepresentation,
  OrganizerRepresentation,
  TagRepresentation,
  VenueRepresentation,
} from '../src/data/schema/index.js';
import type { Records } from '../src/service/index.js';

export const now = Date.parse('2026-11-20T12:00:00Z');
const hour = 3_600_000;
const day = 24 * hour;
/** Events lie between eight years ago and two years from now. */
const years = { first: now - 8 * 365 * day, last: now + 2 * 365 * day };

/** Numbers from 0 to 1 that look random (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
const random = randomNumbers(20261120);
const below = (limit: number) => Math.floor(random() * limit);

const syllables = [
  'ba',
  'cor',
  'den',
  'fil',
  'gra',
  'hol',
  'jun',
  'kes',
  'lum',
  'mar',
  'nor',
  'pel',
  'qui',
  'ras',
  'sol',
  'tam',
  'ur',
  'vel',
];
/** A few words are in many texts and many words in few, as in any language. */
export const words = Array.from({ length: 3000 }, () =>
  Array.from({ length: 2 + below(3) }, () => syllables[below(syllables.length)]!).join(''),
);
const word = () => words[Math.floor(words.length * random() ** 3)]!;
const sentence = (length: number) => Array.from({ length }, word).join(' ');

const moment = (ms: number) => new Date(ms).toISOString().slice(0, 19).replace('T', ' ');
const none = { year: '', month: '', day: '', hour: '', minutes: '', seconds: '' };

const published = (id: number, slug: string) => {
  const written = moment(years.first);
  return {
    id,
    slug,
    author: '1',
    status: 'publish',
    date: written,
    date_utc: written,
    modified: written,
    modified_utc: written,
    url: '',
    global_id: '',
    global_id_lineage: [],
  };
};

/** Six roots with four children each, and two grandchildren below each child. */
const categories: CategoryRepresentation[] = Array.from({ length: 78 }, (_, index) => {
  const parent = index < 6 ? 0 : index < 30 ? 1 + ((index - 6) % 6) : 7 + ((index - 30) % 24);
  return {
    ...{
      id: index + 1,
      name: `Category ${index + 1}`,
      slug: `category-${index + 1}`,
      description: '',
      taxonomy: '',
      parent,
    },
    ...{ count: 0, meta: [], url: '', urls: { self: '', collection: '' } },
  };
});
export const rootCategories = categories.filter(({ parent }) => parent === 0).map(({ slug }) => slug);
const tags: TagRepresentation[] = Array.from({ length: 200 }, (_, index) => ({
  ...{
    id: 101 + index,
    name: `Tag ${index}`,
    slug: `tag-${index}`,
    description: '',
    taxonomy: '',
    count: 0,
    meta: [],
    url: '',
  },
  urls: { self: '', collection: '' },
}));

const embedded = (term: CategoryRepresentation | TagRepresentation): EmbeddedTermRepresentation => ({
  ...{
    name: term.name,
    slug: term.slug,
    term_group: 0,
    term_taxonomy_id: term.id,
    taxonomy: '',
    description: '',
    parent: 0,
  },
  ...{ count: 0, filter: 'raw', id: term.id, urls: term.urls },
});

export interface Calendar extends Records {
  readonly venues: readonly VenueRepresentation[];
  readonly events: readonly EventRepresentation[];
}

export function makeCalendar(size: { events: number; venues: number }): Calendar {
  const venues = Array.from({ length: size.venues }, (_, index): VenueRepresentation => {
    const name = `${sentence(2)} hall ${index}`;
    return {
      ...published(1_000_000 + index, `venue-${index}`),
      ...{
        venue: name,
        address: `${index} ${word()} street`,
        city: word(),
        country: 'Nowhere',
        zip: `${index}`,
        show_map: true,
        show_map_link: true,
      },
      // The venues lie in a region of about 1,100 by 1,100 km.
      ...{ geo_lat: 45 + random() * 10, geo_lng: 5 + random() * 15 },
    };
  });
  const organizers = Array.from({ length: Math.ceil(size.venues / 5) }, (_, index): OrganizerRepresentation => ({
    ...published(2_000_000 + index, `organizer-${index}`),
    organizer: `${sentence(2)} ${index}`,
  }));
  const events = Array.from({ length: size.events }, (_, index): EventRepresentation => {
    const start = years.first + Math.floor((random() * (years.last - years.first)) / (hour / 4)) * (hour / 4);
    const end = start + (1 + below(8)) * hour;
    const title = sentence(3);
    return {
      ...published(index + 1, `${title.replaceAll(' ', '-')}-${index}`),
      ...{ rest_url: '', title, description: `<p>${sentence(60)}</p>`, excerpt: '', image: false, all_day: false },
      ...{ start_date: moment(start), end_date: moment(end), utc_start_date: moment(start), utc_end_date: moment(end) },
      ...{ start_date_details: none, end_date_details: none, utc_start_date_details: none, utc_end_date_details: none },
      ...{ timezone: 'UTC', timezone_abbr: 'UTC', cost: random() < 0.5 ? '' : `$${below(90)}`, website: '' },
      cost_details: { currency_symbol: '', currency_code: '', currency_position: '', values: [] },
      ...{ show_map: true, show_map_link: true, hide_from_listings: false, sticky: false, featured: random() < 0.05 },
      categories: [embedded(categories[below(categories.length)]!)],
      tags: [embedded(tags[below(tags.length)]!), embedded(tags[below(tags.length)]!)].filter(
        ({ id }, at, all) => at === 0 || all[0]!.id !== id,
      ),
      venue: venues[below(venues.length)]!,
      organizer: [organizers[below(organizers.length)]!],
      custom_fields: [],
    };
  });
  return { events, venues, organizers, categories, tags };
}
