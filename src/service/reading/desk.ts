import { sql, type Expression, type SelectQueryBuilder, type SqlBool } from 'kysely';
import { boolean, choice, longestPage, paging, positive, text, type FilterTable } from '../../data/schema/index.js';
import { minute, utcTime } from '../dates/zones.js';
import type { Answer, RequestContext } from '../request/context.js';
import { invalidParameters, refused } from '../request/problem.js';
import { may } from '../rights/actions.js';
import { published } from '../rights/rules.js';
import type { EventRow, PublishedName, Tables, VenueRow } from '../store/tables.js';
import type { DatabaseReader } from '../store/types.js';
import { foldAccents, likePattern, longestSearch, searchWords } from '../text/accent-folding.js';
import { linkTables } from './contacts.js';
import { searchConditions } from './event-search.js';
import { readFilters } from './filters.js';
import { foldedIds, hasSeries, seriesOfDates } from './folded-series.js';
import { eventIdOfFtsRow } from './fts-row-id.js';
import { loadImages } from './load.js';
import { deskItem, placeOf, userNames, type StoredRow } from './stored-item.js';

/** The statuses of a desk, each of which it counts. */
const statuses = ['publish', 'draft', 'pending', 'future', 'private', 'trash'] as const;
type Status = (typeof statuses)[number];
const untrashed = statuses.filter((status) => status !== 'trash');

const kinds = ['events', 'venues', 'organizers'] as const satisfies readonly PublishedName[];
export const isKind = (word: unknown): word is PublishedName => (kinds as readonly unknown[]).includes(word);

/** Parameters of `GET /items` of the authoring interface. */
const deskFilters = {
  ...paging,
  kind: { kind: choice(...kinds) },
  /** Separated by commas; all but the trash when absent. */
  status: { kind: text },
  author: { kind: choice('me') },
  search: { kind: text },
  /** Events that are over, or those that are not; both when absent. */
  when: { kind: choice('upcoming', 'past') },
  /** Venues and organizers are sorted by their names; what was changed last comes first when absent. */
  order: { kind: choice('name') },
  /** The dates of one series. */
  series: { kind: positive },
  /** A series once, by its first date in the list. */
  fold_series: { kind: boolean },
} as const satisfies FilterTable;

type Condition = Expression<SqlBool>;

/** The items that a caller may change, as `mayChange` and `mayChangeContact` decide on one. */
function changeable(kind: PublishedName, { viewer }: RequestContext): Condition[] {
  if (may(viewer, kind === 'events' ? 'edit_others_events' : 'edit_others_venues')) return [];
  const own = sql<SqlBool>`author = ${viewer.id}`;
  if (may(viewer, 'publish_events')) return [own];
  const unpublished = sql<SqlBool>`status not in (${sql.join(published)})`;
  if (kind === 'events') return [own, unpublished];
  const { table, column } = linkTables[kind];
  const shown = sql`select 1 from ${sql.table(table)} as link join events on events.id = link.event_id
    where link.${sql.ref(column)} = ${sql.ref(`${kind}.id`)} and events.status in (${sql.join(published)})`;
  return [own, unpublished, sql<SqlBool>`not exists (${shown})`];
}

/** The items that a search finds. @throws Problem for one without words, or with too many */
async function matching(kind: PublishedName, search: string, { store }: RequestContext): Promise<Condition> {
  const words = searchWords(search);
  if (words.length === 0) throw invalidParameters({ search: refused });
  if (words.length > longestSearch.words)
    throw invalidParameters({ search: { message: 'tooManyWords', detail: longestSearch.words } });
  if (kind !== 'events') return sql<SqlBool>`search_text like ${likePattern(foldAccents(search.trim()))} escape '\\'`;
  const conditions = await searchConditions(words, store);
  const found = store.reader
    .selectFrom('event_search')
    .select(eventIdOfFtsRow[store.engine].as('id'))
    .where((row) => row.and(conditions));
  return sql<SqlBool>`events.id in (${found})`;
}

/** The first venue of each event, by the event's ID. */
async function venuesOf(
  reader: DatabaseReader,
  rows: readonly StoredRow[],
): Promise<Map<number, ReturnType<typeof placeOf>>> {
  if (!rows.length) return new Map();
  const venues = await reader
    .selectFrom('event_venues')
    .innerJoin('venues', 'venues.id', 'venue_id')
    .select(['event_id', 'venues.id', 'venue', 'city'])
    .where(
      'event_id',
      'in',
      rows.map(({ id }) => id),
    )
    .where('venues.status', '<>', 'trash')
    .orderBy('position', 'desc')
    .execute();
  return new Map(venues.map(({ event_id, ...venue }) => [event_id, placeOf(venue as VenueRow)]));
}

function readStatuses(given: string | undefined): readonly Status[] {
  const names = given === undefined ? untrashed : given.split(',').map((name) => name.trim());
  const known = statuses.filter((status) => names.includes(status));
  if (!known.length || names.some((name) => !(statuses as readonly string[]).includes(name)))
    throw invalidParameters({ status: refused });
  return known;
}

/** The IDs of a page of these statuses, the newest change first: each is read in the order of its index. */
async function newestIds(
  items: SelectQueryBuilder<Tables, 'events', object>,
  statuses: readonly Status[],
  { from, to }: { readonly from: number; readonly to: number },
): Promise<readonly number[]> {
  const newest = await Promise.all(
    statuses.map((status) =>
      items
        .select(['id', 'modified_utc'])
        .where('status', '=', status)
        .orderBy('modified_utc', 'desc')
        .orderBy('id', 'desc')
        .limit(to)
        .execute(),
    ),
  );
  return newest
    .flat()
    .sort((one, other) =>
      one.modified_utc < other.modified_utc ? 1 : one.modified_utc > other.modified_utc ? -1 : other.id - one.id,
    )
    .slice(from, to)
    .map(({ id }) => id);
}

/**
 * Events that are not over, found by the index of their ends: the clock of no zone is further behind than twelve hours.
 */
const isUpcoming = (now: number): Condition =>
  sql<SqlBool>`(events.id in (select id from events
    where end_date >= ${utcTime(now - 12 * 60 * minute)} and utc_end_date >= ${utcTime(now)}))`;

/** The text that is searched begins with the name, in small letters without accents, unless a password hides it. */
const nameOrder = {
  venues: sql`coalesce(nullif(search_text, ''), lower(venue))`,
  organizers: sql`coalesce(nullif(search_text, ''), lower(organizer))`,
};

/** How often each of these venues or organizers is that of an event outside of the trash. */
async function eventCounts(
  reader: DatabaseReader,
  kind: 'venues' | 'organizers',
  rows: readonly StoredRow[],
): Promise<Map<number, number>> {
  if (!rows.length) return new Map();
  const { table, column } = linkTables[kind];
  const ids = sql.join(rows.map(({ id }) => id));
  const { rows: counted } = await sql<{ id: number; number: number }>`
    select ${sql.ref(column)} as id, count(*) as number from ${sql.table(table)}
    join events on events.id = event_id
    where ${sql.ref(column)} in (${ids}) and events.status <> 'trash'
    group by ${sql.ref(column)}`.execute(reader);
  return new Map(counted.map(({ id, number }) => [Number(id), Number(number)]));
}

/**
 * `GET /items` of the authoring interface: what the caller may change, the newest change first; what is upcoming from
 * the next on, what is past from the last on, venues and organizers by their names where that is asked for.
 */
export async function listDesk(context: RequestContext): Promise<Answer> {
  const { viewer } = context;
  const { reader } = context.store;
  const { values, refusals } = readFilters(deskFilters, context.query);
  if (Object.keys(refusals).length) throw invalidParameters(refusals);
  const {
    kind = 'events',
    author,
    search,
    order,
  } = values as { kind?: PublishedName; author?: 'me'; search?: string; order?: 'name' };
  const when = kind === 'events' ? (values.when as 'upcoming' | 'past' | undefined) : undefined;
  const wanted = readStatuses(values.status as string | undefined);
  const page = values.page as number;
  const perPage = Math.min(values.per_page as number, longestPage);
  const conditions = [
    ...changeable(kind, context),
    ...(author ? [sql<SqlBool>`author = ${viewer.id}`] : []),
    ...(values.series === undefined ? [] : [sql<SqlBool>`parent = ${values.series} and occurs <> ''`]),
    ...(search === undefined ? [] : [await matching(kind, search, context)]),
  ];
  // All three tables have the columns that are read here.
  const items = reader.selectFrom(kind as 'events').where((row) => row.and(conditions));
  const counted = await items
    .select((row) => ['status', row.fn.countAll<number>().as('number')])
    .where('status', 'in', statuses)
    .groupBy('status')
    .execute();
  const counts = Object.fromEntries(
    statuses.map((status) => [status, Number(counted.find((one) => one.status === status)?.number ?? 0)]),
  ) as Record<Status, number>;
  const countOf = (names: readonly Status[]) => names.reduce((sum, status) => sum + counts[status], 0);
  const coming = isUpcoming(context.now);
  const upcomingAmong = async (names: readonly Status[]): Promise<number> => {
    if (!countOf(names)) return 0;
    const found = items.where('status', 'in', names).where(coming);
    const { number } = await found.select((row) => row.fn.countAll<number>().as('number')).executeTakeFirstOrThrow();
    return Number(number);
  };
  const upcoming = kind === 'events' ? await upcomingAmong(untrashed) : 0;
  const upcomingWanted =
    when && (wanted.length === untrashed.length && !wanted.includes('trash') ? upcoming : await upcomingAmong(wanted));
  const folded =
    kind === 'events' && values.fold_series === true && (await hasSeries(reader))
      ? await foldedIds(
          reader,
          when
            ? items.where('status', 'in', wanted).where((row) => (when === 'upcoming' ? coming : row.not(coming)))
            : items.where('status', 'in', wanted),
          { order: when ?? 'newest', from: (page - 1) * perPage, length: perPage },
        )
      : undefined;
  const unfolded =
    upcomingWanted === undefined
      ? countOf(wanted)
      : when === 'upcoming'
        ? upcomingWanted
        : countOf(wanted) - upcomingWanted;
  const total = folded?.total ?? unfolded;
  const range = { from: (page - 1) * perPage, to: Math.min(page * perPage, total) };
  const sorted = items.select('id').where('status', 'in', wanted).limit(perPage).offset(range.from);
  const readIds = async (): Promise<readonly number[]> => {
    if (folded) return [...folded.dates.keys()];
    if (range.from >= total) return [];
    if (when === 'upcoming')
      return (await sorted.where(coming).orderBy('start_date').orderBy('id').execute()).map(({ id }) => id);
    if (when === 'past') {
      const over = sorted.where((row) => row.not(coming));
      return (await over.orderBy('start_date', 'desc').orderBy('id', 'desc').execute()).map(({ id }) => id);
    }
    if (order && kind !== 'events')
      return (await sorted.orderBy(nameOrder[kind]).orderBy('id').execute()).map(({ id }) => id);
    return newestIds(
      items,
      wanted.filter((status) => counts[status] > 0),
      range,
    );
  };
  const ids = await readIds();
  const rows: readonly StoredRow[] = ids.length
    ? await reader
        .selectFrom(kind as 'events')
        .selectAll()
        .where('id', 'in', ids)
        .execute()
    : [];
  const users = await userNames(reader, rows);
  const venues = kind === 'events' ? await venuesOf(reader, rows) : undefined;
  const events = kind === 'events' ? undefined : await eventCounts(reader, kind, rows);
  const images = await loadImages(reader, rows);
  const byId = new Map(rows.map((row) => [row.id, row as EventRow]));
  // What a search has found alone stands for itself.
  const stands = ({ id, occurs }: EventRow) => occurs !== '' && (search === undefined || folded!.dates.get(id)! > 1);
  const series = folded ? await seriesOfDates(reader, [...byId.values()].filter(stands)) : undefined;
  return {
    body: {
      items: ids.map((id) => ({
        ...deskItem(
          kind,
          byId.get(id)!,
          { users, venue: venues?.get(id), events: events && (events.get(id) ?? 0), images },
          context,
        ),
        ...(series?.has(id) && { series: { ...series.get(id), dates: folded!.dates.get(id) } }),
      })),
      total,
      total_pages: Math.ceil(total / perPage),
      counts,
      ...(kind === 'events' && { upcoming }),
    },
  };
}
