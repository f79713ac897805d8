import { CalError } from '../../data/client/index.js';
import { organizerRecord, plainText, termRecord, venueRecord, type Venue } from '../../data/records/index.js';
import { longestPage, membersOf } from '../../data/schema/index.js';
import { escaped } from '../../data/text/index.js';
import type { TermResource } from './desk-items.js';
import { callsOf, clientOf } from './session-client.js';
import type { Session } from './session.js';
import type { Settings } from '../../data/query/index.js';

/** An item that a form can link to. */
export interface FoundItem {
  readonly id: number;
  readonly name: string;
  /** The town of a venue; empty where it has none. */
  readonly detail: string;
  /** The category above, 0 for none. */
  readonly parent: number;
  /** The record of a venue. */
  readonly venue?: Venue;
  /** The number of events of a category; absent where the server does not say. */
  readonly count?: number | undefined;
  /** Whether the user has chosen it of late. */
  readonly isRecent?: boolean;
}

/** The resources that forms link to. */
export type FoundResource = 'venues' | 'organizers' | TermResource;

const readers: { readonly [Name in FoundResource]: (item: never) => FoundItem } = {
  venues: (item) => {
    const venue = venueRecord(item);
    const { id, name, city } = venue;
    return { id, name, detail: city, parent: 0, venue };
  },
  organizers: (organizer) => {
    const { id, name } = organizerRecord(organizer);
    return { id, name, detail: '', parent: 0 };
  },
  categories: (category) => {
    const { id, name, parent, count } = termRecord(category);
    return { id, name, detail: '', parent, count };
  },
  tags: (tag) => {
    const { id, name } = termRecord(tag);
    return { id, name, detail: '', parent: 0 };
  },
};

/** Pages of a list, of whichever resource. */
type Pages = (filters: object) => AsyncIterable<{ readonly items: readonly never[]; readonly total: number }>;

function pagesOf(session: Session, settings: Settings, resource: FoundResource, search: string): ReturnType<Pages> {
  const isTerm = resource === 'categories' || resource === 'tags';
  const filters = { per_page: longestPage, ...(search && { search }), ...(isTerm && { hide_empty: false }) };
  return (clientOf(session, settings)[resource] as unknown as { readonly pages: Pages }).pages(filters);
}

/** The items that have a name: a password hides those of some venues. */
const named = (resource: FoundResource, items: readonly never[]): readonly FoundItem[] =>
  items.map(readers[resource]).filter(({ name }) => name);

/**
 * The items of a resource whose name holds a text, used or not, as the user who is signed in may link to them: the
 * first page of them.
 * @throws CalError
 */
export async function findItems(
  session: Session,
  settings: Settings,
  resource: FoundResource,
  search: string,
): Promise<readonly FoundItem[]> {
  for await (const { items } of pagesOf(session, settings, resource, search)) return named(resource, items);
  return [];
}

/** All items of a resource, page by page. @throws CalError */
export async function* allItems(
  session: Session,
  settings: Settings,
  resource: FoundResource,
): AsyncGenerator<readonly FoundItem[]> {
  for await (const { items } of pagesOf(session, settings, resource, '')) yield named(resource, items);
}

const { compare } = /* @__PURE__ */ new Intl.Collator('en', { usage: 'search', sensitivity: 'base' });

/** Whether two names are the same to a server, which takes no notice of case and accents. */
export const isSameName = (one: string, other: string): boolean => compare(one.trim(), other.trim()) === 0;

/** The items of a name, whatever its case and accents, be they on a later page of what is found. @throws CalError */
export async function findNamed(
  session: Session,
  settings: Settings,
  resource: FoundResource,
  name: string,
): Promise<readonly FoundItem[]> {
  const found: FoundItem[] = [];
  for await (const { items } of pagesOf(session, settings, resource, name))
    found.push(...named(resource, items).filter((one) => isSameName(one.name, name)));
  return found;
}

/** The number of the user's events whose venues are offered. */
const recentEvents = 20;

/** The venues of the events that the user has changed last, where the server sends them. @throws CalError */
export async function recentVenues(session: Session): Promise<readonly FoundItem[]> {
  if (!session.offers('items')) return [];
  const { items } = membersOf(
    await session.call('/items', { query: { kind: 'events', author: 'me', per_page: recentEvents } }),
  );
  const venues = [items].flat().flatMap((item): FoundItem[] => {
    const { id, title, town } = membersOf([membersOf(item).venue].flat()[0]);
    return Number.isInteger(id) && typeof title === 'string' && title
      ? [
          {
            id: id as number,
            name: plainText(title),
            detail: plainText(typeof town === 'string' ? town : ''),
            parent: 0,
          },
        ]
      : [];
  });
  return [...new Map(venues.map((venue) => [venue.id, venue])).values()];
}

/** Makes a term; one of the same name that the server has already is taken as it is. @throws CalError */
export async function makeTerm(
  session: Session,
  settings: Settings,
  resource: TermResource,
  draft: { readonly name: string; readonly parent?: number },
): Promise<FoundItem> {
  try {
    const made = await callsOf(session, resource, settings).create({ ...draft, name: escaped(draft.name) });
    return readers[resource](made as never);
  } catch (error) {
    // The answer names it: its name would make another one (wire section 11.1).
    const { term_id: id } = membersOf(
      error instanceof CalError && error.code === 'term_exists' && membersOf(error.response).data,
    );
    if (!Number.isInteger(id)) throw error;
    return { id: id as number, name: draft.name, detail: '', parent: draft.parent ?? 0 };
  }
}
