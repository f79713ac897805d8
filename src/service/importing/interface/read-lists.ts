import { decodeHTML, escapeText } from 'entities';
import { addressOf } from '../../text/postal-address.js';
import { eventStatus } from '../../../data/records/index.js';
import { listOf, membersOf, type EventRepresentation } from '../../../data/schema/index.js';
import { excessOfDescription, plainText, safeHtml, textOf } from '../../text/html.js';
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
  type ReadPlace,
  type ReadTerm,
} from '../read-events.js';
import { titleIn, webAddress } from '../texts.js';
import { spanOf } from './times.js';

type Item = Readonly<Record<string, unknown>>;

/** The longest texts that are no descriptions; longer ones are cut. */
const longest = 200;

const textIn = (value: unknown): string => (typeof value === 'string' ? textOf(value) : '');
const htmlIn = (value: unknown): string => (typeof value === 'string' ? safeHtml(value).trim() : '');
/** Names are HTML on the wire; markup in them is no part of a name. */
const nameIn = (value: unknown): string => escapeText(textIn(value).slice(0, longest));
/** Addresses of events are escaped there, those of venues and organizers are not (wire sections 7 and 9). */
const addressIn = (value: unknown): string => (typeof value === 'string' ? webAddress(decodeHTML(value).trim()) : '');
/** Contact fields are plain text there (wire section 8.1). */
const plainIn = (value: unknown): string =>
  typeof value === 'string' ? plainText(value).replace(/\s+/g, ' ').trim().slice(0, longest) : '';

/** Items inside an event: one, several, or `[]`. */
const itemsIn = (value: unknown): Item[] => [listOf(value) ?? []].flat().map(membersOf);

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

function placeOf(item: Item): ReadPlace[] {
  const name = nameIn(item.venue);
  if (!name) return [];
  const venue = filled({
    ...identityOf(item),
    venue: name,
    description: htmlIn(item.description),
    website: addressIn(item.website),
    phone: plainIn(item.phone),
    ...Object.fromEntries(addressParts.map((part) => [part, plainIn(item[part])])),
  });
  const text = [textOf(name), addressOf(venue as never)].filter(Boolean).join(', ');
  return [{ text, ...pointOf(item), venue }];
}

function organizerOf(item: Item): ReadContact[] {
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
  return name ? [{ ...identityOf(term), name, ...(above && { above }) }] : [];
}

const termsIn = (value: unknown, categories: Categories): ReadTerm[] =>
  itemsIn(value).flatMap((term) => termOf(term, categories));

const keyIn = ({ global_id, id }: Item): string => keyOf(textIn(global_id) || String(id));

function readEvent(
  event: Item,
  categories: Categories,
  { now, zone }: ReadOptions,
): ReadEvent | { readonly reason: LeftOutReason } {
  // A password hides all but title and dates (wire section 13).
  if (event.all_day === null || (event.status ?? 'publish') !== 'publish') return { reason: 'private' };
  const title = titleIn(textIn(event.title));
  if (!title) return { reason: 'no_title' };
  const span = spanOf(event, zone);
  if (!span) return { reason: 'no_start' };
  if (span.end_date < oldestOf(now)) return { reason: 'too_old' };
  const [description, excerpt] = [htmlIn(event.description), htmlIn(event.excerpt)];
  if (excessOfDescription(description) ?? excessOfDescription(excerpt)) return { reason: 'too_long' };
  return {
    key: keyIn(event),
    ...identityOf(event),
    uid: (textIn(event.uid) || textIn(event.global_id)).slice(0, longest),
    title,
    description,
    excerpt,
    ...span,
    event_status: eventStatus({ representation: event as unknown as EventRepresentation }) ?? 'scheduled',
    // That of the event's own page where it has no other, so that its origin is named.
    website: addressIn(event.website),
    cost: textIn(event.cost).slice(0, longest),
    is_virtual: event.is_virtual === true,
    virtual_url: addressIn(event.virtual_url),
    sold_out: event.sold_out === true,
    places: itemsIn(event.venue).flatMap(placeOf),
    organizers: itemsIn(event.organizer).flatMap(organizerOf),
    categories: termsIn(event.categories, categories),
    tags: termsIn(event.tags, new Map()),
    rule: '',
    dates: [],
  };
}

/** Whether a file holds JSON. */
export const isLists = (bytes: Buffer): boolean => /^\uFEFF?\s*\{/.test(decode(bytes.subarray(0, 1_024)));

/** The items of lists as they are answered, one list a line. @throws Unreadable for anything else */
function listsIn(text: string): { readonly events: readonly Item[]; readonly categories: readonly Item[] } {
  const lists = { events: [] as Item[], categories: [] as Item[] };
  try {
    for (const line of text.split('\n').filter((one) => one.trim())) {
      const answer = membersOf(JSON.parse(line));
      const name = (['events', 'categories'] as const).find((one) => Array.isArray(listOf(answer[one])));
      if (name === undefined) throw new Unreadable('no_calendar');
      for (const item of itemsIn(answer[name])) if (Number.isInteger(item.id)) lists[name].push(item);
    }
    return lists;
  } catch (error) {
    throw error instanceof SyntaxError ? new Unreadable('no_calendar') : error;
  }
}

/** Reads lists of events of the interface. @throws Unreadable where there are none, or too many */
export function readLists(bytes: Buffer, options: ReadOptions): ReadCalendar {
  const { events: listed, categories } = listsIn(decode(bytes).replace(/^\uFEFF/, ''));
  const byNumber = new Map(categories.map((category) => [category.id, category]));
  if (listed.length > mostEvents) throw new Unreadable('too_many');
  const events = new Map<string, ReadEvent>();
  const leftOut: LeftOut[] = [];
  // A list that changes while its pages are fetched names some events twice: the last word counts.
  for (const item of new Map(listed.map((one) => [keyIn(one), one])).values()) {
    const read = readEvent(item, byNumber, options);
    if (!('reason' in read)) events.set(read.key, read);
    // Of what is hidden, not even the name is told.
    else
      leftOut.push({
        key: keyIn(item),
        title: read.reason === 'private' ? '' : titleIn(textIn(item.title)),
        reason: read.reason,
      });
  }
  return { kind: 'interface', name: '', events: [...events.values()].sort(byStart), leftOut };
}
