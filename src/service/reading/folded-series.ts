import { sql, type SelectQueryBuilder } from 'kysely';
import type { EventRow, Tables } from '../store/tables.js';
import type { DatabaseReader } from '../store/types.js';

/** A page of a list in which a series stands once. */
interface FoldedPage {
  readonly order: 'upcoming' | 'past' | 'newest';
  readonly from: number;
  readonly length: number;
}

/** The first date of each series of a list, in its order, and how many dates of that series the list has. */
export async function foldedIds(
  reader: DatabaseReader,
  events: SelectQueryBuilder<Tables, 'events', object>,
  { order, from, length }: FoldedPage,
): Promise<{ readonly total: number; readonly dates: ReadonlyMap<number, number> }> {
  const way = order === 'past' ? 'desc' : 'asc';
  // Single events are each their own.
  const one = sql`partition by case when occurs = '' then -id else parent end`;
  const found = events.select([
    'id',
    'start_date',
    'modified_utc',
    sql<number>`row_number() over (${one} order by start_date ${sql.raw(way)}, id)`.as('place'),
    sql<number>`count(*) over (${one})`.as('dates'),
  ]);
  const rows = reader.selectFrom(found.as('found')).where('place', '=', 1);
  const { total } = await rows.select((row) => row.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const sorted =
    order === 'newest'
      ? rows.orderBy('modified_utc', 'desc').orderBy('id', 'desc')
      : rows.orderBy('start_date', way).orderBy('id', way);
  const page = await sorted.select(['id', 'dates']).limit(length).offset(from).execute();
  return { total: Number(total), dates: new Map(page.map(({ id, dates }) => [id, Number(dates)])) };
}

export const hasSeries = async (reader: DatabaseReader): Promise<boolean> =>
  (await reader.selectFrom('series').select('id').limit(1).executeTakeFirst()) !== undefined;

/** The series of dates as the list of a desk names them, by the numbers of the dates. */
export async function seriesOfDates(
  reader: DatabaseReader,
  dates: readonly Pick<EventRow, 'id' | 'parent'>[],
): Promise<ReadonlyMap<number, object>> {
  if (!dates.length) return new Map();
  const parents = dates.map(({ parent }) => parent);
  const rows = await reader
    .selectFrom('series')
    .select(['id', 'version', 'title', 'rule', 'start_date'])
    .where('id', 'in', parents)
    .execute();
  const byId = new Map(rows.map((row) => [row.id, { ...row, version: String(row.version) }]));
  return new Map(dates.flatMap(({ id, parent }) => (byId.has(parent) ? [[id, byId.get(parent)!]] : [])));
}
