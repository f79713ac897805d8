import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { EventFilters, paging } from '../../data/schema/index.js';
import type { RequestContext } from '../request/context.js';
import { refused, type Refusal } from '../request/problem.js';
import type { Tables, TermName } from '../store/tables.js';
import type { Engine } from '../store/types.js';
import { longestSearch, searchWords } from '../text/accent-folding.js';
import { venuesInRadius } from './geo-radius.js';
import type { DateFilter } from './event-dates.js';
import { searchConditions } from './event-search.js';
import { openItems } from './open-items.js';
import { termsNamed } from './term-tree.js';

type Events = ExpressionBuilder<Tables, 'events'>;
type Condition = Expression<SqlBool>;
/**
 * A filter's part of the query: a condition, IDs of terms of which events carry one, or conditions on the rows of their
 * texts; `undefined` for no restriction.
 */
export type Part =
  | Condition
  | { readonly terms: readonly number[] }
  | { readonly texts: readonly Condition[] }
  | { readonly refusal: Refusal }
  | undefined;
type Row<Value> = (
  value: Value,
  events: Events,
  context: RequestContext,
  filters: EventFilters,
) => Part | Promise<Part>;

const refusal = { refusal: refused };
/** A condition that no event fulfills. */
const nothing = sql<SqlBool>`1 = 0`;
/** Larger numbers are no IDs, and engines refuse them. */
const idsAmong = (numbers: readonly number[]) => [...new Set(numbers)].filter(Number.isSafeInteger);

/**
 * Events linked to one of these items through a table of links. PostgreSQL would rather look through all events of the
 * window than look up few, unless it gets their IDs as an array.
 */
function linked(
  events: Events,
  engine: Engine,
  table: 'event_venues' | 'event_organizers',
  column: string,
  ids: readonly number[],
): Condition {
  if (ids.length === 0) return nothing;
  const found = events.selectFrom(table).select('event_id').where(sql.ref(column), 'in', ids);
  return engine === 'postgres' ? sql<SqlBool>`events.id = any(array(${found}))` : events('events.id', 'in', found);
}

async function linkedTo(
  resource: 'venues' | 'organizers',
  ids: readonly number[],
  events: Events,
  { store }: RequestContext,
): Promise<Part> {
  const unique = idsAmong(ids);
  const known = unique.length
    ? await store.reader.selectFrom(resource).select('id').where('id', 'in', unique).execute()
    : [];
  if (known.length < new Set(ids).size) return refusal;
  return resource === 'venues'
    ? linked(events, store.engine, 'event_venues', 'venue_id', unique)
    : linked(events, store.engine, 'event_organizers', 'organizer_id', unique);
}

async function withTerms(
  taxonomy: TermName,
  given: readonly (number | string)[],
  { store }: RequestContext,
): Promise<Part> {
  const terms = await termsNamed(store.reader, taxonomy, given);
  return terms ? (terms.length ? { terms } : nothing) : refusal;
}

async function containing(search: string, { store }: RequestContext): Promise<Part> {
  const words = searchWords(search);
  if (words.length === 0) return refusal;
  if (words.length > longestSearch.words) return { refusal: { message: 'tooManyWords', detail: longestSearch.words } };
  return { texts: await searchConditions(words, store) };
}

async function inRadius(
  _: number,
  events: Events,
  context: RequestContext,
  { geoloc_lat, geoloc_lng }: EventFilters,
): Promise<Part> {
  if (geoloc_lng === undefined || Math.abs(geoloc_lng) > 180) return undefined;
  const venues = await venuesInRadius(context, geoloc_lat!, geoloc_lng);
  return linked(events, context.store.engine, 'event_venues', 'venue_id', venues);
}

/** Filters without a condition of their own: they choose the page, the dates or the statuses. */
type Elsewhere = keyof typeof paging | DateFilter | 'strict_dates' | 'status';
/** A row for each other filter, so that one without a condition does not compile. */
export type EventConditions<Filters = EventFilters> = {
  readonly [Name in Exclude<keyof Filters, Elsewhere>]-?: Row<NonNullable<Filters[Name]>>;
};

/** One row a filter: its condition. */
export const eventConditions: EventConditions = {
  search: (search, _, context) => containing(search, context),
  categories: (given, _, context) => withTerms('categories', given, context),
  tags: (given, _, context) => withTerms('tags', given, context),
  venue: (ids, events, context) => linkedTo('venues', ids, events, context),
  organizer: (ids, events, context) => linkedTo('organizers', ids, events, context),
  // The number itself: the index of the featured ones is for no parameter.
  featured: (featured) => sql<SqlBool>`featured = ${sql.lit(featured ? 1 : 0)}`,
  geoloc: async (wanted, events, context) => {
    const isOpen = await openItems('venues', context);
    const placed = events.exists(
      events
        .selectFrom('event_venues')
        .innerJoin('venues', 'venues.id', 'event_venues.venue_id')
        .select('event_id')
        .whereRef('event_id', '=', 'events.id')
        .where('geo_lat', 'is not', null)
        .where(isOpen('venues.id')),
    );
    return wanted ? placed : events.not(placed);
  },
  geoloc_lat: (lat, events, context, filters) =>
    Math.abs(lat) <= 90 ? inRadius(lat, events, context, filters) : refusal,
  geoloc_lng: (lng) => (Math.abs(lng) <= 180 ? undefined : refusal),
  include: (ids, events) => (idsAmong(ids).length ? events('events.id', 'in', idsAmong(ids)) : nothing),
  post_parent: async (id, events, { store }) => {
    const known =
      Number.isSafeInteger(id) &&
      (await store.reader
        .selectFrom('ids')
        .select('id')
        .where('id', '=', id)
        .where('kind', 'in', ['events', 'series'])
        .executeTakeFirst());
    return known ? events('parent', '=', id) : refusal;
  },
  // No event here has tickets.
  ticketed: (wanted) => (wanted ? nothing : undefined),
};

/** Filters by what a password hides of an event. */
export const hiddenFilters: readonly (keyof EventFilters)[] = [
  ...(['categories', 'tags', 'venue', 'organizer', 'featured', 'geoloc', 'geoloc_lat'] as const),
];

/** Filters that usually leave few events. */
export const narrowFilters: readonly (keyof EventFilters)[] = ['search', 'venue', 'organizer', 'geoloc_lat', 'include'];
