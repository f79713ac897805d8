import { decodeHTML, escapeText } from 'entities';
import { addressOf } from '../../text/postal-address.js';
import { eventStatus } from '../../../data/records/index.js';
import type { EventRepresentation } from '../../../data/schema/index.js';
import { excessOfDescription, plainText, safeHtml, textOf, withinLimits } from '../../text/html.js';
import { decode } from '../decode.js';
import {
  byStart,
  keyOf,
  mostEvents,
  oldestOf,
  Unreadable,
  type LeftOut,
  type LeftOutReason,
  type ReadCalendar,
  type ReadContact,
  type ReadEvent,
  type ReadOptions,
  type ReadOthers,
  type ReadPlace,
  type ReadTerm,
} from '../read-events.js';
import { titleIn, webAddress } from '../texts.js';
import { copiedFields } from './copied.js';
import { gather, itemsIn, type Item, type Kind } from './lists.js';
import { seriesOf, seriesToldBy, type DateOfSeries } from './series.js';
import { spanOf, timeOf } from './times.js';

/** The longest texts that are no descriptions; longer ones are cut. */
const longest = 200;

const textIn = (value: unknown): string => (typeof value === 'string' ? textOf(value) : '');
/** Of texts beyond the limits, the words. */
const htmlIn = (value: unknown): string => (typeof value === 'string' ? withinLimits(safeHtml(value).trim()) : '');
const isTooLong = ({ description, excerpt }: Item): boolean =>
  [description, excerpt].some((text) => typeof text === 'string' && excessOfDescription(text) !== undefined);
/** Names are HTML on the wire; markup in them is no part of a name. */
const nameIn = (value: unknown): string => escapeText(textIn(value).slice(0, longest));
/** Addresses of events are escaped there, those of venues and organizers are not (wire sections 7 and 9). */
const addressIn = (value: unknown): string => (typeof value === 'string' ? webAddress(decodeHTML(value).trim()) : '');
/** Contact fields are plain text there (wire section 8.1). */
const plainIn = (value: unknown): string =>
  typeof value === 'string' ? plainText(value).replace(/\s+/g, ' ').trim().slice(0, longest) : '';

/** The number and the slug of an item; drafts have no slug, and slugs are percent-encoded (wire section 7). */
const identityOf = ({ id, slug }: Item): { readonly id?: number; readonly slug?: string } => ({
  ...(Number.isInteger(id) && { id: id as number }),
  ...(typeof slug === 'string' && slug !== '' && { slug: slug.slice(0, longest) }),
});

const filled = (fields: ReadContact): ReadContact =>
  Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''));

const addressParts = ['address', 'city', 'zip', 'state', 'province', 'stateprovince', 'country'] as const;

function pointOf({ geo_lat: lat, geo_lng: lng }: Item): Pick<ReadPlace, 'lat' | 'lng'> {
  const isThere = typeof lat === 'number' && typeof lng === 'number' && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
  return isThere ? { lat, lng } : {};
}

function placeOf(item: Item, isCopy = false): ReadPlace[] {
  const name = nameIn(item.venue);
  if (!name) return [];
  const venue = filled({
    ...identityOf(item),
    venue: name,
    description: htmlIn(item.description),
    website: addressIn(item.website),
    phone: plainIn(item.phone),
    ...(isCopy && copiedFields(item)),
    ...Object.fromEntries(addressParts.map((part) => [part, plainIn(item[part])])),
  });
  const text = [textOf(name), addressOf(venue as never)].filter(Boolean).join(', ');
  return [{ text, ...pointOf(item), venue }];
}

function organizerOf(item: Item, isCopy = false): ReadContact[] {
  const organizer = nameIn(item.organizer);
  const { description, website, phone } = item;
  return organizer
    ? [
        filled({
          ...identityOf(item),
          organizer,
          description: htmlIn(description),
          website: addressIn(website),
          phone: plainIn(phone),
          ...(isCopy && copiedFields(item)),
        }),
      ]
    : [];
}

/** Categories by their numbers, to find those that stand above others. */
type Categories = ReadonlyMap<unknown, Item>;

/** The most categories above one: each event tells all of them. */
const mostAbove = 10;

/** @param below those that it stands above: a circle has no top */
function termOf(term: Item, categories: Categories, below: readonly Item[] = []): ReadTerm[] {
  const name = nameIn(term.name);
  const parent = categories.get(term.parent);
  const isWanted = parent && below.length < mostAbove && !below.includes(parent);
  const [above] = isWanted ? termOf(parent, categories, [...below, parent]) : [];
  const description = htmlIn(term.description);
  return name ? [{ ...identityOf(term), name, ...(description && { description }), ...(above && { above }) }] : [];
}

const termsIn = (value: unknown, categories: Categories): ReadTerm[] =>
  itemsIn(value).flatMap((term) => termOf(term, categories));

const keyIn = ({ global_id, id }: Item): string => keyOf(textIn(global_id) || String(id));

function readEvent(
  event: Item,
  categories: Categories,
  { now, zone, isCopy }: ReadOptions,
  isOfSeries: boolean,
): ReadEvent | { readonly reason: LeftOutReason } {
  // A password hides all but title and dates (wire section 13).
  const copied = isCopy ? copiedFields(event) : undefined;
  const isPublic = (event.status ?? 'publish') === 'publish';
  if (event.all_day === null || !(isPublic || copied)) return { reason: 'private' };
  const title = titleIn(textIn(event.title));
  if (!title) return { reason: 'no_title' };
  const span = spanOf(event, zone);
  if (!span) return { reason: 'no_start' };
  if (!copied && !isOfSeries && span.end_date < oldestOf(now)) return { reason: 'too_old' };
  return {
    key: keyIn(event),
    ...identityOf(event),
    uid: (textIn(event.uid) || textIn(event.global_id)).slice(0, longest),
    title,
    description: htmlIn(event.description),
    excerpt: htmlIn(event.excerpt),
    ...span,
    event_status: eventStatus({ representation: event as unknown as EventRepresentation }) ?? 'scheduled',
    // That of the event's own page where it has no other, so that its origin is named, unless a copy takes its place.
    website: copied && event.website === event.url ? '' : addressIn(event.website),
    cost: textIn(event.cost).slice(0, longest),
    is_virtual: event.is_virtual === true,
    virtual_url: addressIn(event.virtual_url),
    sold_out: event.sold_out === true,
    places: itemsIn(event.venue).flatMap((venue) => placeOf(venue, isCopy)),
    organizers: itemsIn(event.organizer).flatMap((organizer) => organizerOf(organizer, isCopy)),
    categories: termsIn(event.categories, categories),
    tags: termsIn(event.tags, new Map()),
    ...(copied && { copied }),
    rule: '',
    dates: [],
  };
}

/** What a copy takes along besides events, and those of it that have no names. */
function othersIn(lists: Readonly<Record<Kind, readonly Item[]>>, categories: Categories) {
  const leftOut: LeftOut[] = [];
  const read = <Read>(kind: Kind, readItem: (item: Item) => readonly Read[]): Read[] =>
    lists[kind].flatMap((item) => {
      const found = readItem(item);
      const title = `${kind}/${String(item.id)}`;
      if (!found.length) leftOut.push({ key: title, title, reason: 'no_title' });
      return found;
    });
  const others: ReadOthers = {
    places: read('venues', (venue) => placeOf(venue, true)),
    organizers: read('organizers', (organizer) => organizerOf(organizer, true)),
    categories: read('categories', (category) => termOf(category, categories)),
    tags: read('tags', (tag) => termOf(tag, new Map())),
  };
  return { others, leftOut };
}

/** Reads lists of the interface. @throws Unreadable where there are none, or too many */
export function readLists(bytes: Buffer, options: ReadOptions): ReadCalendar {
  const lists = gather(decode(bytes).replace(/^\uFEFF/, ''));
  if (lists.events.length > mostEvents) throw new Unreadable('too_many');
  const told = [...lists.events.flatMap(({ categories }) => itemsIn(categories)), ...lists.categories];
  const categories = new Map(told.map((category) => [category.id, category]));
  const events: ReadEvent[] = [];
  const dates: DateOfSeries[] = [];
  const leftOut: LeftOut[] = [];
  const nameless = ({ id }: Item) => (options.isCopy ? `events/${String(id)}` : '');
  // A list that changes while its pages are fetched names some events twice: the last word counts.
  for (const item of new Map(lists.events.map((one) => [keyIn(one), one])).values()) {
    const series = seriesToldBy(item, options.zone);
    const read = readEvent(item, categories, options, series !== undefined);
    if ('reason' in read)
      leftOut.push({
        key: keyIn(item),
        // Of what is hidden, not even the name is told.
        title: (read.reason !== 'private' && titleIn(textIn(item.title))) || nameless(item),
        reason: read.reason,
      });
    else if (!series) events.push(read);
    else {
      const { key, uid, website, copied } = read;
      const page = copied ? '' : addressIn(series.page);
      const event = { ...read, website: addressIn(series.website) || page };
      const date_utc = copied && timeOf(item.date_utc);
      dates.push({ series, event, alone: { ...identityOf(item), key, uid, website, date_utc } });
    }
  }
  const all = [...events, ...seriesOf(dates)].sort(byStart);
  const calendar = { kind: 'interface', name: '', events: all, leftOut } as const;
  if (!options.isCopy) return calendar;
  const { others, leftOut: more } = othersIn(lists, categories);
  const shortened = (['events', 'venues', 'organizers'] as const).flatMap((kind) =>
    lists[kind].filter(isTooLong).map(({ id }) => `${kind}/${String(id)}`),
  );
  return { ...calendar, leftOut: [...leftOut, ...more], others, shortened, isPart: true };
}
