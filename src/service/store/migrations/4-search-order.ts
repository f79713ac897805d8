import { sql, type Transaction } from 'kysely';
import type { Engine } from '../types.js';
import type { Tables } from '../tables.js';

/** The day on which an event starts, as a number that grows from day to day, then its ID. */
const rowId = `((cast(substr(start_date, 1, 4) as integer) * 12 + cast(substr(start_date, 6, 2) as integer)) * 31
  + cast(substr(start_date, 9, 2) as integer)) * 2147483648 + id`;

/**
 * Sorts SQLite's full-text index by the days on which events start: most searches look for coming events, and most events
 * are past. PostgreSQL's index has no order.
 */
const statements: Record<Engine, readonly string[]> = {
  sqlite: [
    `create virtual table ordered_search using fts5 (text, tokenize = 'unicode61 remove_diacritics 0', detail = none)`,
    `insert into ordered_search (rowid, text)
       select ${rowId}, text from event_search join events on events.id = event_search.rowid order by 1`,
    'drop table event_search',
    'alter table ordered_search rename to event_search',
  ],
  postgres: [],
};

export async function orderSearch(transaction: Transaction<Tables>, engine: Engine): Promise<void> {
  for (const statement of statements[engine]) await sql.raw(statement).execute(transaction);
}
