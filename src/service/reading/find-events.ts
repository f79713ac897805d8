import { sql, type Expression, type RawBuilder, type SelectQueryBuilder, type SqlBool } from 'kysely';
import type { Tables } from '../store/tables.js';
import type { Engine, Store } from '../store/types.js';
import type { IsOpen } from './open-items.js';
import { comparesWholeDays, dateFilters, wholeDays, type Bounds } from './event-dates.js';
import { eventIdOfFtsRow, ftsRowsWithin } from './fts-row-id.js';
import type { Paging } from './paging.js';
import type { Status } from './statuses.js';

type Condition = Expression<SqlBool>;

/** The query of a list, in parts that several tables can answer. */
export interface Sought {
  readonly statuses: readonly Status[];
  readonly bounds: Bounds;
  /** Events carry one term of each of these lists of IDs. */
  readonly terms: readonly (readonly number[])[];
  /** Conditions on the row of `event_search` of an event, where a search is requested. */
  readonly texts: readonly Condition[] | undefined;
  readonly others: readonly Condition[];
  /** Leaves out events whose password hides what the filters look at; absent when they look at nothing hidden. */
  readonly isOpen: IsOpen | undefined;
  /**
   * Whether the other conditions leave few events, which are then looked up one by one instead of by scanning the
   * window.
   */
  readonly isNarrow: boolean;
  readonly order: 'start_date' | 'date_utc';
  /** The number of events counted, or a whole multiple of it if the page lies behind; `Infinity` for all. */
  readonly mostCounted: number;
}

interface Found {
  readonly total: number;
  /** Whether there are more events than `total`. */
  readonly isMore: boolean;
  /** Of the events on the page. */
  readonly ids: readonly number[];
}

const comparisons = {
  start_date: ['start', '>='],
  end_date: ['end', '<='],
  starts_before: ['start', '<'],
  starts_after: ['start', '>'],
  ends_before: ['end', '<'],
  ends_after: ['end', '>'],
} as const;

type Columns = Readonly<Record<'status' | 'start' | 'end', RawBuilder<unknown>>>;

/** Status and dates, as a table keeps them. */
function windowOf(
  { statuses, bounds }: Sought,
  { status, start, end }: Columns,
  valueOf = (bound: string) => bound,
): Condition[] {
  const conditions = [sql<SqlBool>`${status} in (${sql.join(statuses)})`];
  for (const name of dateFilters) {
    const bound = bounds[name];
    if (bound === undefined) continue;
    const [side, operator] = comparisons[name];
    const value = valueOf(bound);
    conditions.push(sql<SqlBool>`${{ start, end }[side]} ${sql.raw(operator)} ${value}`);
    // Nothing ends before it starts, and starts are what the indexes are sorted by.
    if (side === 'end' && operator !== '>') conditions.push(sql<SqlBool>`${start} <= ${value}`);
  }
  return conditions;
}
const dates: Columns = { status: sql`status`, start: sql`start_date`, end: sql`end_date` };
const days: Columns = { status: sql`status`, start: sql`first_day`, end: sql`last_day` };
/** An expression keeps SQLite from choosing an index for the column. */
const unindexed: Columns = { status: sql`+status`, start: sql`+start_date`, end: sql`+end_date` };

/** Events that carry one of these terms. */
const withTerm = (ids: readonly number[]): Condition =>
  sql<SqlBool>`events.id in (select event_id from event_terms where term_id in (${sql.join(ids)}))`;

const withText = (engine: Engine, texts: readonly Condition[], bounds: Bounds): Condition =>
  sql<SqlBool>`events.id in (select ${eventIdOfFtsRow[engine]} from event_search where ${sql.join([...texts, ...ftsRowsWithin(engine, bounds)], sql` and `)})`;

/** The conditions on events besides their dates and texts. */
const conditionsOf = ({ terms, others, isOpen }: Sought): Condition[] => [
  ...terms.map(withTerm),
  ...others,
  ...(isOpen ? [isOpen('events.id')] : []),
];

/** The first day of each month on which one of those events starts that begin before a day and end on it or later. */
async function startsOfRunning({ reader }: Store, { statuses }: Sought, day: string): Promise<string[]> {
  const rows = await reader
    .selectFrom('listed_days')
    .select((row) => row.fn.min<string>('first_day').as('first'))
    .where('status', 'in', statuses)
    .where('first_day', '<', day)
    .where('last_day', '>=', day)
    .groupBy(sql`substr(first_day, 1, 7)`)
    .orderBy('first')
    .execute();
  return rows.map(({ first }) => first);
}

/** A page of the events found, and their total. */
export async function findEvents(store: Store, sought: Sought, paging: Paging): Promise<Found> {
  const { bounds } = sought;
  const { start_date, starts_after, ends_after: after } = bounds;
  // Engines refuse larger numbers, and no list is that long.
  if (!Number.isSafeInteger(paging.page * paging.perPage)) return { total: 0, isMore: false, ids: [] };
  if (after === undefined || start_date !== undefined || starts_after !== undefined)
    return findWithin(store, sought, [bounds], paging);
  // Lists are sorted by their starts, and would pass over all that is past.
  const day = after.slice(0, 10);
  const month = day.slice(0, 7);
  const starts = await startsOfRunning(store, sought, day);
  const since = (first = day) => ({ ...bounds, start_date: `${first} 00:00:00` });
  const before = starts
    .filter((first) => !first.startsWith(month))
    .map((first) => ({ start_date: first, end_date: `${first.slice(0, 7)}-31` }));
  const parts = [...before, since(starts.find((first) => first.startsWith(month)))];
  return findWithin(store, { ...sought, bounds: since(starts[0]) }, parts, paging);
}

/** @param parts bounds of the starts of all events within the bounds, in their order */
async function findWithin(store: Store, sought: Sought, parts: readonly Bounds[], paging: Paging): Promise<Found> {
  const { terms, texts, others, order, mostCounted } = sought;
  if (texts && store.engine === 'sqlite' && order === 'start_date' && Number.isFinite(mostCounted))
    return findByTexts(store, sought, texts, parts, paging);
  return terms.length > 0 && !texts && others.length === 0 && order === 'start_date'
    ? findByTerm(store, sought, await rarestFirst(store, terms), paging)
    : findAmongEvents(store, sought, paging);
}

/** A page is read from the nearer end of a list, since engines walk over all that comes before it. */
function placeOf({ page, perPage }: Paging, total: number) {
  const before = (page - 1) * perPage;
  const after = Math.max(total - page * perPage, 0);
  const isFromEnd = before < total && after < before;
  return {
    direction: isFromEnd ? ('desc' as const) : ('asc' as const),
    offset: isFromEnd ? after : before,
    limit: Math.max(Math.min(perPage, total - before), 0),
    inOrder: (ids: readonly number[]) => (isFromEnd ? [...ids].reverse() : ids),
  };
}

/** The lists of terms, that with the fewest events first. */
async function rarestFirst({ reader }: Store, terms: Sought['terms']): Promise<Sought['terms']> {
  if (terms.length === 1) return terms;
  const rows = await reader.selectFrom('terms').select(['id', 'count']).where('id', 'in', terms.flat()).execute();
  const counts = new Map(rows.map(({ id, count }) => [id, count]));
  const uses = (ids: readonly number[]) => ids.reduce((sum, id) => sum + (counts.get(id) ?? 0), 0);
  return [...terms].sort((a, b) => uses(a) - uses(b));
}

/** A page of all that a query finds, with its total, in one reading. */
async function cutPage(
  reader: Store['reader'],
  all: SelectQueryBuilder<Tables, 'events' | 'listed_terms', { id: number; at: string }>,
  { page, perPage }: Paging,
): Promise<Found> {
  // PostgreSQL plans for all that is counted only where the page is cut from it afterwards.
  const rows = await reader
    .with(
      (table) => table('found').materialized(),
      () => all,
    )
    .selectFrom('found')
    .select('id')
    .select((row) => row.fn.countAll<number>().over().as('counted'))
    .orderBy('at')
    .orderBy('id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { total: rows[0]?.counted ?? 0, isMore: false, ids: rows.map(({ id }) => id) };
}

async function findByTerm(
  { reader }: Store,
  sought: Sought,
  [first, ...rest]: Sought['terms'],
  paging: Paging,
): Promise<Found> {
  const matching = reader
    .selectFrom('listed_terms')
    .where('term_id', 'in', first!)
    .where((row) =>
      row.and([
        ...windowOf(sought, dates),
        // Looked up for each event of the rarest terms; the expression keeps SQLite from looking up each of these terms
        // for it.
        ...rest.map(
          (ids) =>
            sql<SqlBool>`exists (select 1 from event_terms where event_id = listed_terms.event_id and +term_id in (${sql.join(ids)}))`,
        ),
        ...(sought.isOpen ? [sought.isOpen('listed_terms.event_id')] : []),
      ]),
    );
  // One query finds the page with its total, so that the other terms of each event are looked up once.
  if (rest.length) return cutPage(reader, matching.select(['event_id as id', 'start_date as at']).distinct(), paging);
  const { total } = await matching
    .select((row) => row.fn.count<number>('event_id').distinct().as('total'))
    .executeTakeFirstOrThrow();
  const { direction, offset, limit, inOrder } = placeOf(paging, total);
  const rows = await matching
    .select(['start_date', 'event_id'])
    .distinct()
    .orderBy('start_date', direction)
    .orderBy('event_id', direction)
    .limit(limit)
    .offset(offset)
    .execute();
  return { total, isMore: false, ids: inOrder(rows.map(({ event_id }) => event_id)) };
}

/** The number of events counted for a page: the first one of the next page is among them, so that readers go on. */
const countedFor = ({ page, perPage }: Paging, mostCounted: number): number =>
  Number.isFinite(mostCounted) ? mostCounted * Math.ceil((page * perPage + 1) / mostCounted) : Infinity;

/**
 * Finds as many events as are counted on SQLite, where texts are sorted by the days of their events: the search ends
 * where enough are found, with the day of the last one, within which others may start earlier.
 */
async function findByTexts(
  { reader }: Store,
  sought: Sought,
  texts: readonly Condition[],
  parts: readonly Bounds[],
  paging: Paging,
): Promise<Found> {
  const most = countedFor(paging, sought.mostCounted);
  const matching = (bounds: Bounds) =>
    reader
      .selectFrom('event_search')
      // SQLite reads the tables of a cross join in this order.
      .crossJoin('events')
      .where('events.id', '=', eventIdOfFtsRow.sqlite)
      .where(sql<SqlBool>`+hide_from_listings = 0`)
      .where((row) =>
        row.and([
          ...texts,
          ...ftsRowsWithin('sqlite', bounds),
          ...windowOf(sought, unindexed),
          ...conditionsOf(sought),
        ]),
      )
      .select(['events.id', 'start_date']);
  const first: { id: number; start_date: string }[] = [];
  for (const part of parts) {
    if (first.length > most) break;
    const query = matching(part).orderBy('event_search.rowid');
    first.push(...(await query.limit(most + 1 - first.length).execute()));
  }
  const last = first[most]?.start_date.slice(0, 10);
  const found = last
    ? [
        ...first.filter(({ start_date }) => start_date.slice(0, 10) < last),
        ...(await matching({ start_date: last, end_date: last }).execute()),
      ]
    : first;
  found.sort((a, b) => (a.start_date < b.start_date ? -1 : a.start_date > b.start_date ? 1 : a.id - b.id));
  const page = found.slice((paging.page - 1) * paging.perPage, paging.page * paging.perPage);
  return { total: Math.min(found.length, most), isMore: found.length > most, ids: page.map(({ id }) => id) };
}

/** Counts the events within bounds that compare whole days. */
async function countDays(reader: Store['reader'], sought: Sought): Promise<number> {
  const { total } = await reader
    .selectFrom('listed_days')
    .where((row) => row.and(windowOf(sought, days, (bound) => bound.slice(0, 10))))
    .select(sql<number>`cast(coalesce(sum(events), 0) as bigint)`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

async function findAmongEvents({ engine, reader }: Store, sought: Sought, paging: Paging): Promise<Found> {
  const { terms, texts, others, isNarrow, order, mostCounted } = sought;
  const matchingIn = (bounds: Bounds, isFew: boolean) => {
    const isLookedUp = isFew && engine === 'sqlite';
    return reader
      .selectFrom('events')
      .where(sql<SqlBool>`${sql.raw(isLookedUp ? '+' : '')}hide_from_listings = 0`)
      .where((row) =>
        row.and([
          ...windowOf({ ...sought, bounds }, isLookedUp ? unindexed : dates),
          ...(texts ? [withText(engine, texts, bounds)] : []),
          ...conditionsOf(sought),
        ]),
      );
  };
  const matching = matchingIn(sought.bounds, isNarrow);
  if (isNarrow) {
    const most = countedFor(paging, mostCounted);
    const first = matching
      .select((row) => ['id', row.ref(order).as('at')])
      .orderBy(order)
      .orderBy('id')
      .$if(Number.isFinite(most), (query) => query.limit(most + 1));
    const { total, ids } = await cutPage(reader, first, paging);
    return { total: Math.min(total, most), isMore: total > most, ids };
  }
  const countOf = async (found: typeof matching): Promise<number> =>
    (await found.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()).total;
  const { bounds, except } = wholeDays(sought.bounds);
  const isByDay = terms.length === 0 && others.length === 0 && comparesWholeDays(bounds);
  const within = isByDay ? await countDays(reader, { ...sought, bounds }) : await countOf(matching);
  const total =
    isByDay && except ? within - (await countOf(matchingIn(bounds, true).where('end_date', '=', except))) : within;
  const { direction, offset, limit, inOrder } = placeOf(paging, total);
  const rows = await matching
    .select('id')
    .orderBy(order, direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset)
    .execute();
  return { total, isMore: false, ids: inOrder(rows.map(({ id }) => id)) };
}
