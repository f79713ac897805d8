/** The recorded dataset, and an oracle: what each filter should find in it, computed from the recordings alone. */
import type {
  CategoryRepresentation,
  EventRepresentation,
  OrganizerRepresentation,
  TagRepresentation,
  VenueRepresentation,
} from '../../../src/data/schema/index.js';
import { recordedBody } from '../../recordings.js';

const body = (name: string): Record<string, unknown[]> => recordedBody(`bulk/${name}`);

/** The contents of two items behind passwords are known from single reads. */
const passwords: Readonly<Record<number, string>> = {
  152: 'open-sesame',
  153: 'another',
  48: 'knock-twice',
  65: 'who-else',
};
const opened = {
  event: recordedBody('events.read.password.right') as EventRepresentation,
  venue: recordedBody('venues.read.password.right') as VenueRepresentation,
  organizer: recordedBody('organizers.read.password.right') as OrganizerRepresentation,
};
const children = new Set(
  (recordedBody('events.list.post-parent') as { events: { id: number }[] }).events.map(({ id }) => id),
);
const parent = 158;

/** Items by id; later ones win. */
const byId = <T extends { id: number }>(...lists: T[][]): T[] => [
  ...new Map(lists.flat().map((item) => [item.id, item])).values(),
];

const recordedEvents = [1, 2, 3, 4, 5, 6, 7].flatMap(
  (page) => body(`events.all.page-${page}`)['events'] as EventRepresentation[],
);
const located = body('events.upcoming.page-1.coordinates')['events'] as EventRepresentation[];

const many = <T>(value: T | readonly T[]): T[] => [value].flat() as T[];
export const venuesOf = (event: EventRepresentation): VenueRepresentation[] => many<VenueRepresentation>(event.venue);

/** Coordinates come from recordings of a site that has them. */
const coordinates = new Map(located.flatMap(venuesOf).map(({ id, geo_lat, geo_lng }) => [id, { geo_lat, geo_lng }]));
const locate = (venue: VenueRepresentation): VenueRepresentation => ({ ...venue, ...coordinates.get(venue.id) });

export const venues = (body('venues.all')['venues'] as VenueRepresentation[]).map(locate);
export const organizers = body('organizers.all')['organizers'] as OrganizerRepresentation[];
export const categories = body('categories.all')['categories'] as CategoryRepresentation[];
export const tags = body('tags.all')['tags'] as TagRepresentation[];
export const events = recordedEvents.map((event): EventRepresentation => {
  const linked = venuesOf(event).map(locate);
  const known = event.id === opened.event.id ? opened.event : event;
  return { ...known, venue: Array.isArray(event.venue) && known === event ? linked : (linked[0] ?? known.venue) };
});

/** Filters by what a password hides leave its item out. */
export const isOpen = ({ id }: { id: number }) => !(id in passwords);

const secret = <T extends { id: number }>(item: T) => ({ ...item, password: passwords[item.id] });

/** The records to load. Draft venues and organizers are known only from the events that link them. */
export const dataset = {
  events: events.map((event) => ({ ...secret(event), ...(children.has(event.id) && { post_parent: parent }) })),
  venues: byId(events.flatMap(venuesOf), venues, [opened.venue]).map(secret),
  organizers: byId(
    events.flatMap(({ organizer }) => [...organizer]),
    [...organizers],
    [opened.organizer],
  ).map(secret),
  categories,
  tags,
};

/** The latest moment of the bulk recordings, and the day it is at the site. */
export const recordedAt = Date.parse('2026-11-20T19:02:18Z');
const today = '2026-11-20';
export const defaultWindow = { from: `${today} 00:00:00`, to: '2028-11-20 23:59:59' };

type Test<T> = (item: T) => boolean;
export const all =
  <T>(...tests: Test<T>[]): Test<T> =>
  (item) =>
    tests.every((test) => test(item));
export const not =
  <T>(test: Test<T>): Test<T> =>
  (item) =>
    !test(item);

/** Starts at or after, ends at or before; wall time of each event (wire section 6.1). */
export const within =
  (from: string, to: string): Test<EventRepresentation> =>
  (event) =>
    event.start_date >= from && event.end_date <= to;
export const upcoming = within(defaultWindow.from, defaultWindow.to);

/** A category and all below it. */
function family(id: number): number[] {
  return [id, ...categories.filter(({ parent }) => parent === id).flatMap((child) => family(child.id))];
}
export const inCategories = (...ids: number[]): Test<EventRepresentation> => {
  const wanted = new Set(ids.flatMap(family));
  return (event) => isOpen(event) && event.categories.some(({ id }) => wanted.has(id));
};
export const tagged =
  (...ids: number[]): Test<EventRepresentation> =>
  (event) =>
    isOpen(event) && event.tags.some(({ id }) => ids.includes(id));
export const at =
  (...ids: number[]): Test<EventRepresentation> =>
  (event) =>
    isOpen(event) && venuesOf(event).some(({ id }) => ids.includes(id));
export const by =
  (...ids: number[]): Test<EventRepresentation> =>
  (event) =>
    isOpen(event) && event.organizer.some(({ id }) => ids.includes(id));

/** Case and accents make no difference (wire section 6.2). */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const entities: Record<string, string> = {
  amp: '&',
  '#038': '&',
  '#8217': '’',
  '#8211': '–',
  '#8220': '“',
  '#8221': '”',
  lt: '<',
  gt: '>',
};
/** The visible text of rendered HTML. */
export const plain = (html: string): string =>
  html
    .replace(/<script[^]*?<\/script>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&([#\w]+);/g, (entity, name: string) => entities[name] ?? entity);

/** In title, description or excerpt (wire section 6.2). What a password hides is not found. */
export const says =
  (words: string): Test<EventRepresentation> =>
  (event) =>
    folded(plain(`${event.title}\n${event.id in passwords ? '' : `${event.description}\n${event.excerpt}`}`)).includes(
      folded(words),
    );

export const isChildOf =
  (id: number): Test<EventRepresentation> =>
  (event) =>
    id === parent && children.has(event.id);

const radians = (degrees: number) => (degrees * Math.PI) / 180;
function kilometers(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const sine = (degrees: number) => Math.sin(radians(degrees) / 2) ** 2;
  const h = sine(b.lat - a.lat) + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * sine(b.lng - a.lng);
  return 2 * 6371 * Math.asin(Math.sqrt(h));
}
export const isLocated: Test<EventRepresentation> = (event) =>
  isOpen(event) && venuesOf(event).some((venue) => isOpen(venue) && venue.geo_lat !== undefined);
export const near =
  (lat: number, lng: number, radius = 25): Test<EventRepresentation> =>
  (event) =>
    venuesOf(event).some(
      ({ geo_lat, geo_lng }) =>
        geo_lat !== undefined &&
        geo_lng !== undefined &&
        kilometers({ lat, lng }, { lat: geo_lat, lng: geo_lng }) <= radius,
    );

/** The order of an event list: own start, then id (wire section 6.3). */
const byStart = (a: EventRepresentation, b: EventRepresentation) =>
  a.start_date < b.start_date ? -1 : a.start_date > b.start_date ? 1 : a.id - b.id;

export const foundEvents = (test: Test<EventRepresentation>): number[] =>
  events
    .filter(test)
    .sort(byStart)
    .map(({ id }) => id);

/** How many published events carry a term themselves. */
export const usedBy = (id: number): number =>
  events.filter((event) => [...event.categories, ...event.tags].some((term) => term.id === id)).length;

/** Whether the visible text of one of these holds another text. */
export const mentions = (text: string, ...fields: unknown[]) =>
  folded(plain(fields.map(String).join('\n'))).includes(folded(text));
