import { sql, type RawBuilder } from 'kysely';
import type { Engine } from '../store/types.js';
import type { Bounds } from './event-dates.js';

interface Placed {
  readonly id: number;
  readonly start_date: string;
}

/** IDs are smaller. A larger factor would leave no room for the day in a JavaScript number. */
const ids = 2 ** 31;

/** A number that grows from day to day, with gaps. */
function dayNumber(date: string): number {
  const [year = 0, month = 0, day = 0] = date.slice(0, 10).split('-').map(Number);
  return (year * 12 + month) * 31 + day;
}

/** Drivers pass large numbers as floating-point ones. */
const integer = (value: number) => sql<number>`cast(${value} as integer)`;

/**
 * An event's row in `event_search`. On SQLite the rows are sorted by the day on which events start, so that a search
 * within a window finds nothing else: most searches look for coming events, and most events are past.
 */
export const ftsRowId = (engine: Engine, { id, start_date }: Placed): RawBuilder<number> | number =>
  engine === 'sqlite' ? integer(dayNumber(start_date) * ids + id) : id;

/** The ID of the event whose row it is. */
export const eventIdOfFtsRow: Record<Engine, RawBuilder<number>> = {
  sqlite: sql<number>`event_search.rowid & ${sql.lit(ids - 1)}`,
  postgres: sql<number>`event_search.rowid`,
};

/** The rows of all events that start within these bounds, and of some more. */
export function ftsRowsWithin(
  engine: Engine,
  { start_date, end_date, starts_after, starts_before, ends_before }: Bounds,
) {
  if (engine !== 'sqlite') return [];
  const first = start_date ?? starts_after;
  // Nothing ends before it starts.
  const last = [end_date, starts_before, ends_before].find((bound) => bound !== undefined);
  return [
    ...(first === undefined ? [] : [sql<boolean>`event_search.rowid >= ${integer(dayNumber(first) * ids)}`]),
    ...(last === undefined ? [] : [sql<boolean>`event_search.rowid < ${integer((dayNumber(last) + 1) * ids)}`]),
  ];
}
