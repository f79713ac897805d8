import { calendarEvent, organizerRecord, venueRecord } from '../../data/records/index.js';
import { instantOf } from '../session/desk-items.js';
import { readStoredItem, type TrashCalls } from '../session/session-client.js';
import type { Session } from '../session/session.js';
import {
  membersOf,
  type EventRepresentation,
  type OrganizerRepresentation,
  type RepresentationOf,
  type VenueRepresentation,
} from '../../data/schema/index.js';
import type { CalSavedDetail } from '../../elements/base/events.js';
import type { Stored } from './field.js';

/** The resources whose items forms change. */
export type FormResource = 'events' | 'venues' | 'organizers';

/** An item as it was loaded: with its stored texts, from the authoring interface, or as everybody reads it. */
export interface LoadedItem {
  readonly id: number;
  readonly status: string;
  readonly slug: string;
  readonly url: string;
  /** For `If-Match`; absent where the server has none. */
  readonly version?: string;
  /** The caller's rights to it; absent where the server does not name them. */
  readonly may?: readonly string[];
  /** The values of the writable fields, as forms read them. */
  readonly stored: Stored;
  /** The answer as it came, which updates compare with. */
  readonly answer: object;
  readonly lastChange: LastChange;
}

/** The user who wrote an item last, and the time. */
export interface LastChange {
  /** Absent, and without a name, where the server does not name one. */
  readonly id: number | undefined;
  readonly name: string;
  /** Milliseconds since the epoch; `NaN` where it cannot be read. */
  readonly at: number;
}

/** A linked item, as stored items name it. */
export interface LinkedItem {
  readonly id: number;
  readonly title: string;
  readonly town?: string;
}

/**
 * Fields of a representation in the form in which the authoring interface stores them: texts as they are shown, since
 * others are not known.
 */
const readers: { readonly [Name in FormResource]: (item: RepresentationOf<Name>) => Stored } = {
  events: (event: EventRepresentation) => {
    const { title, cost, website, venues, organizers, categories, tags } = calendarEvent(event);
    const named = (terms: typeof tags) => terms.map(({ id, name }) => ({ id, name }));
    return {
      ...event,
      title,
      cost,
      website: website ?? '',
      venue: venues.map(({ id, name, city }): LinkedItem => ({ id, title: name, town: city })),
      organizer: organizers.map(({ id, name }): LinkedItem => ({ id, title: name })),
      categories: named(categories),
      tags: named(tags),
    };
  },
  venues: (venue: VenueRepresentation) => ({ ...venue, venue: venueRecord(venue).name }),
  organizers: (organizer: OrganizerRepresentation) => ({ ...organizer, organizer: organizerRecord(organizer).name }),
};

export function lastChangeOf(answer: object): LastChange {
  const { modified_by: by, modified_utc: at } = answer as Readonly<Record<string, unknown>>;
  const { id, name } = membersOf(by);
  return {
    id: typeof id === 'number' && id ? id : undefined,
    name: typeof name === 'string' ? name : '',
    at: instantOf(at),
  };
}

/** An answer of either interface. */
export function loadedItem(resource: FormResource, answer: object): LoadedItem {
  const { id, status, slug, url, version, may, fields } = answer as LoadedItem & { readonly fields?: Stored };
  // Its author has a name beside the fields, and among them only a number.
  const stored = fields
    ? { ...answer, ...fields, author: (answer as Stored).author }
    : readers[resource](answer as never);
  const lastChange = lastChangeOf(answer);
  return {
    id,
    status,
    slug,
    url,
    ...(version !== undefined && { version: String(version) }),
    ...(may && { may }),
    stored,
    answer,
    lastChange,
  };
}

/** Reads an item to change it: with its stored texts where the server sends them. @throws CalError */
export async function readForForm(
  session: Session,
  calls: TrashCalls,
  resource: FormResource,
  key: number | string,
): Promise<LoadedItem> {
  if (!session.offers('items')) return loadedItem(resource, await calls.read(key));
  const id = typeof key === 'number' ? key : (await calls.read(key)).id;
  return loadedItem(resource, (await readStoredItem(session, resource, id))!);
}

/** An item as it is now, where somebody has written it since it was loaded. @throws CalError */
export async function readIfChanged(
  session: Session,
  calls: TrashCalls,
  resource: FormResource,
  { id, version, lastChange }: LoadedItem,
): Promise<LoadedItem | undefined> {
  if (version === undefined) {
    const now = loadedItem(resource, await calls.read(id));
    return now.lastChange.at > lastChange.at ? now : undefined;
  }
  const answer = await readStoredItem(session, resource, id, version);
  const now = answer && loadedItem(resource, answer);
  return now?.version === version ? undefined : now;
}

const records = { events: calendarEvent, venues: venueRecord, organizers: organizerRecord } as const;
const members = { events: 'event', venues: 'venue', organizers: 'organizer' } as const;

/** The record of an answer of the reading interface, under the name that events of forms have for it. */
export const recordOf = (resource: FormResource, answer: object): Omit<CalSavedDetail, 'isNew'> => ({
  [members[resource]]: records[resource](answer as never),
});
