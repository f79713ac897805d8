import { sql, type Expression, type SqlBool } from 'kysely';
import { choice, longestPage, paging, text, type FilterTable } from '../../data/schema/index.js';
import type { Answer, RequestContext } from '../request/context.js';
import { invalidParameters, refused } from '../request/problem.js';
import { may } from '../rights/actions.js';
import { published } from '../rights/rules.js';
import type { EventRow, PublishedName, VenueRow } from '../store/tables.js';
import type { DatabaseReader } from '../store/types.js';
import { foldAccents, likePattern, longestSearch, searchWords } from '../text/accent-folding.js';
import { linkTables } from './contacts.js';
import { searchConditions } from './event-search.js';
import { readFilters } from './filters.js';
import { eventIdOfFtsRow } from './fts-row-id.js';
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

/** `GET /items` of the authoring interface: what the caller may change, the newest change first. */
export async function listDesk(context: RequestContext): Promise<Answer> {
  const { viewer } = context;
  const { reader } = context.store;
  const { values, refusals } = readFilters(deskFilters, context.query);
  if (Object.keys(refusals).length) throw invalidParameters(refusals);
  const { kind = 'events', author, search } = values as { kind?: PublishedName; author?: 'me'; search?: string };
  const wanted = readStatuses(values.status as string | undefined);
  const page = values.page as number;
  const perPage = Math.min(values.per_page as number, longestPage);
  const conditions = [
    ...changeable(kind, context),
    ...(author ? [sql<SqlBool>`author = ${viewer.id}`] : []),
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
  const total = wanted.reduce((sum, status) => sum + counts[status], 0);
  const last = Math.min(page * perPage, total);
  // Each status is read in the order of its index, as far as the page reaches.
  const newest = await Promise.all(
    wanted
      .filter((status) => counts[status] > 0 && (page - 1) * perPage < total)
      .map((status) =>
        items
          .select(['id', 'modified_utc'])
          .where('status', '=', status)
          .orderBy('modified_utc', 'desc')
          .orderBy('id', 'desc')
          .limit(last)
          .execute(),
      ),
  );
  const ids = newest
    .flat()
    .sort((one, other) =>
      one.modified_utc < other.modified_utc ? 1 : one.modified_utc > other.modified_utc ? -1 : other.id - one.id,
    )
    .slice((page - 1) * perPage, last)
    .map(({ id }) => id);
  const rows: readonly StoredRow[] = ids.length
    ? await reader
        .selectFrom(kind as 'events')
        .selectAll()
        .where('id', 'in', ids)
        .execute()
    : [];
  const users = await userNames(reader, rows);
  const venues = kind === 'events' ? await venuesOf(reader, rows) : undefined;
  const byId = new Map(rows.map((row) => [row.id, row as EventRow]));
  return {
    body: {
      items: ids.map((id) => deskItem(kind, byId.get(id)!, { users, venue: venues?.get(id) }, context)),
      total,
      total_pages: Math.ceil(total / perPage),
      counts,
    },
  };
}
