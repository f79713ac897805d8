import { sql } from 'kysely';
import type { DatabaseReader, DatabaseWriter, Engine } from './types.js';

/** Tables that number their rows. */
export const numberedTables = ['ids', 'terms', 'users', 'links', 'sources'] as const;
type NumberedTable = (typeof numberedTables)[number];

const sequence = (table: NumberedTable) => sql`pg_get_serial_sequence(${table}, 'id')`;

/** The last number that a table has given, be it to a row that is gone; 0 before the first. */
export async function lastNumber(reader: DatabaseReader, engine: Engine, table: NumberedTable): Promise<number> {
  const { rows } =
    engine === 'sqlite'
      ? await sql<{ last: number }>`select seq as last from sqlite_sequence where name = ${table}`.execute(reader)
      : await sql<{ last: number | null }>`select pg_sequence_last_value(${sequence(table)}::regclass) as last`.execute(
          reader,
        );
  return rows[0]?.last ?? 0;
}

/**
 * Lets a table go on above a number: explicit ones do not count on PostgreSQL, and on SQLite only those of rows that
 * are there.
 */
export async function numberAbove(
  writer: DatabaseWriter,
  engine: Engine,
  table: NumberedTable,
  last: number,
): Promise<void> {
  if (last === 0) return;
  if (engine === 'postgres') {
    await sql`select setval(${sequence(table)}, ${last})`.execute(writer);
    return;
  }
  await sql`delete from sqlite_sequence where name = ${table}`.execute(writer);
  await sql`insert into sqlite_sequence (name, seq) values (${table}, ${last})`.execute(writer);
}

/**
 * Lets a table go on above its rows, whose numbers were explicit: PostgreSQL's sequences do not notice those, and
 * SQLite's do.
 */
export async function numberAboveRows(writer: DatabaseWriter, engine: Engine, table: NumberedTable): Promise<void> {
  if (engine !== 'postgres') return;
  const last = await lastNumber(writer, engine, table);
  const highest = sql`(select coalesce(max(id), 1) from ${sql.table(table)})`;
  await sql`select setval(${sequence(table)}, greatest(${last}, ${highest}))`.execute(writer);
}
