import {
  readZone,
  type CategoryRepresentation,
  type EventRepresentation,
  type OrganizerRepresentation,
  type TagRepresentation,
  type VenueRepresentation,
} from '../../data/schema/index.js';
import type { Items } from './answer.js';

/** An event as a test writes it: what it leaves out is empty. Complete events of a server will do, too. */
export interface GivenEvent extends Omit<Partial<EventRepresentation>, 'venue' | 'organizer' | 'categories' | 'tags'> {
  readonly title: string;
  /**
   * By the clock of its time zone, which is UTC by default: `2026-12-12 19:00:00`, or `2026-12-12` for an event that
   * lasts all day.
   */
  readonly start_date: string;
  readonly end_date: string;
  /** The id of one of the venues. */
  readonly venue?: number | EventRepresentation['venue'];
  /** The ids of some of the organizers. */
  readonly organizer?: readonly number[] | EventRepresentation['organizer'];
  /** The slugs or ids of some of the categories. */
  readonly categories?: readonly (number | string)[] | EventRepresentation['categories'];
  /** The slugs or ids of some of the tags. */
  readonly tags?: readonly (number | string)[] | EventRepresentation['tags'];
}

/** The records of a calendar, as a test writes them; ids are 1, 2, 3 in their order unless they are given. */
export interface GivenRecords {
  readonly events?: readonly GivenEvent[];
  readonly venues?: readonly (Partial<VenueRepresentation> & { readonly venue: VenueRepresentation['venue'] })[];
  readonly organizers?: readonly (Partial<OrganizerRepresentation> & {
    readonly organizer: OrganizerRepresentation['organizer'];
  })[];
  readonly categories?: readonly (Partial<CategoryRepresentation> & { readonly name: string })[];
  readonly tags?: readonly (Partial<TagRepresentation> & { readonly name: string })[];
}

const origin = 'https://calendar.example';

const slugOf = (name: unknown) =>
  String(name)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** The common members of all items, named after themselves. */
const identity = (kind: string, index: number, name: unknown, given: { readonly slug?: string }) => {
  const { slug = slugOf(name) } = given;
  return { id: index + 1, slug, url: `${origin}/${kind}/${slug}` };
};

const published = {
  author: '1',
  status: 'publish',
  date: '2026-01-01 00:00:00',
  date_utc: '2026-01-01 00:00:00',
  modified: '2026-01-01 00:00:00',
  modified_utc: '2026-01-01 00:00:00',
  global_id: '',
  global_id_lineage: [],
};

const noTerm = { count: 1, description: '', meta: {}, urls: { self: '', collection: '' } };

/** The parts of `2026-12-12 19:00:00`. */
function detailsOf(date: string): EventRepresentation['start_date_details'] {
  const [year, month, day, hour, minutes, seconds] = date.split(/\D/) as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  return { year, month, day, hour, minutes, seconds };
}

const written = (time: number) => new Date(time).toISOString().slice(0, 19).replace('T', ' ');
const read = (date: string) => Date.parse(`${date.replace(' ', 'T')}Z`);

/** Formatters by time zone: to make one takes longer than all else that an event needs. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** A date by the clock of UTC; the offset of the zone is that which holds at its instant. */
function inUtc(date: string, timeZone: string): string {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(timeZone, format);
  const offsetAt = (time: number) => read(format.format(time)) - time;
  const near = read(date) - offsetAt(read(date));
  return written(read(date) - offsetAt(near));
}

function completeEvent(given: GivenEvent, index: number, others: Omit<Items, 'events'>): EventRepresentation {
  const { title, venue = [], organizer = [], categories = [], tags = [], timezone = 'UTC', ...own } = given;
  const refuse = (what: string): never => {
    throw new Error(`fakeCalendar: the event “${title}” ${what}`);
  };
  const linked = <Item extends { readonly id: number; readonly slug: string }>(
    kind: keyof typeof others,
    items: readonly Item[],
  ) => {
    return (key: Item | number | string): Item => {
      if (typeof key === 'object') return key;
      return (
        items.find(({ id, slug }) => key === id || key === slug) ??
        refuse(`names “${key}”, which is not among the ${kind}`)
      );
    };
  };
  const isAllDay = given.all_day ?? given.start_date.length === 10;
  const dateOf = (name: 'start_date' | 'end_date', time: string) => {
    const date = given[name].length === 10 ? `${given[name]} ${time}` : given[name].replace('T', ' ');
    return Number.isNaN(read(date)) || date.length !== 19
      ? refuse(`has ${name} “${given[name]}”: write it as 2026-12-12 19:00:00, or 2026-12-12 for whole days`)
      : date;
  };
  const [start, end] = [dateOf('start_date', '00:00:00'), dateOf('end_date', isAllDay ? '23:59:59' : '00:00:00')];
  const zone =
    readZone(timezone) ?? refuse(`has timezone “${timezone}”, which is unknown here: write one such as Europe/Berlin`);
  const [utcStart, utcEnd] = [inUtc(start, zone), inUtc(end, zone)];
  type Term = EventRepresentation['tags'][number];
  // Inside an event, terms have another shape than in their own list (wire section 10.2).
  const embedded = (term: Items['tags'][number]): Term => ({
    term_group: 0,
    term_taxonomy_id: term.id,
    filter: 'raw',
    parent: 0,
    ...term,
  });
  const termIn = (kind: 'categories' | 'tags') => linked<Term>(kind, others[kind].map(embedded));
  return {
    ...published,
    ...identity('event', index, title, given),
    rest_url: '',
    title,
    description: '',
    excerpt: '',
    image: false,
    all_day: isAllDay,
    start_date_details: detailsOf(start),
    end_date_details: detailsOf(end),
    utc_start_date: utcStart,
    utc_start_date_details: detailsOf(utcStart),
    utc_end_date: utcEnd,
    utc_end_date_details: detailsOf(utcEnd),
    timezone,
    timezone_abbr: '',
    cost: '',
    cost_details: { currency_symbol: '', currency_code: '', currency_position: 'prefix', values: [] },
    website: '',
    show_map: true,
    show_map_link: true,
    hide_from_listings: false,
    sticky: false,
    featured: false,
    custom_fields: [],
    ...own,
    start_date: start,
    end_date: end,
    // Servers send one venue as itself, and none as an empty list (wire section 7).
    venue: typeof venue === 'number' ? linked('venues', others.venues)(venue) : venue,
    organizer: organizer.map(linked('organizers', others.organizers)),
    categories: categories.map(termIn('categories')),
    tags: tags.map(termIn('tags')),
  };
}

/**
 * The records of a calendar as its server represents them, events in the order of their beginning.
 * @throws Error that names the event whose date, time zone or link is wrong
 */
export function completeRecords({
  events = [],
  venues = [],
  organizers = [],
  categories = [],
  tags = [],
}: GivenRecords): Items {
  const others = {
    venues: venues.map((given, index) => ({
      ...published,
      ...identity('venue', index, given.venue, given),
      show_map: true,
      show_map_link: true,
      ...given,
    })),
    organizers: organizers.map((given, index) => ({
      ...published,
      ...identity('organizer', index, given.organizer, given),
      ...given,
    })),
    categories: categories.map((given, index) => ({
      ...noTerm,
      ...identity('category', index, given.name, given),
      taxonomy: 'event_category',
      parent: 0,
      ...given,
    })),
    tags: tags.map((given, index) => ({
      ...noTerm,
      ...identity('tag', index, given.name, given),
      taxonomy: 'event_tag',
      ...given,
    })),
  };
  const complete = events.map((event, index) => completeEvent(event, index, others));
  return {
    ...others,
    events: complete.sort(
      (one, other) => Number(one.start_date > other.start_date) - Number(one.start_date < other.start_date),
    ),
  };
}
