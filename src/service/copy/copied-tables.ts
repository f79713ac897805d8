import { sql, type RawBuilder } from 'kysely';
import type { Tables } from '../store/tables.js';
import type { DatabaseReader, Engine } from '../store/types.js';

/** Tables that the store itself keeps: triggers and the search fill most of them, in the way of each engine. */
type Kept =
  | 'revision'
  | 'unfinished_tasks'
  | 'kysely_migration'
  | 'listed_days'
  | 'listed_terms'
  | 'event_search'
  | 'search_words';
export type CopiedTable = Exclude<keyof Tables, Kept>;

/** The columns that identify the rows of each table, in the order in which the tables are copied. */
export const copiedTables = {
  users: ['id'],
  login_passwords: ['user_id'],
  application_passwords: ['user_id', 'hash'],
  sessions: ['hash'],
  links: ['id'],
  attempts: ['user_id', 'key'],
  site_settings: ['name'],
  ids: ['id'],
  files: ['path'],
  images: ['id'],
  terms: ['id'],
  venues: ['id'],
  organizers: ['id'],
  series: ['id'],
  events: ['id'],
  event_terms: ['event_id', 'term_id'],
  event_venues: ['event_id', 'venue_id'],
  event_organizers: ['event_id', 'organizer_id'],
  sources: ['id'],
  imported: ['source_id', 'key'],
  readings: ['source_id', 'key'],
} as const satisfies Record<CopiedTable, readonly string[]>;

/** Tables that triggers fill, which are compared. */
const listedTables = {
  listed_days: ['status', 'first_day', 'last_day'],
  listed_terms: ['term_id', 'status', 'start_date', 'event_id', 'end_date'],
} as const;

export const comparedTables: Readonly<Record<CopiedTable | keyof typeof listedTables, readonly string[]>> = {
  ...copiedTables,
  ...listedTables,
};
export type ComparedTable = keyof typeof comparedTables;

/** Texts among the columns by which rows are copied: engines sort them alike only by their bytes. */
const texts: readonly string[] = ['hash', 'key', 'name', 'path'];

const isFile = (table: ComparedTable) => table === 'files';
/** Rows that are read and written at once; each file may have some megabytes. */
const batchOf = (table: ComparedTable): number => (isFile(table) ? 4 : 2_000);

export type Row = Readonly<Record<string, unknown>>;

/** Reads the rows of a table in batches, in the order of their keys. */
export async function* batches(
  reader: DatabaseReader,
  engine: Engine,
  table: ComparedTable,
  after?: Row,
): AsyncGenerator<Row[]> {
  const columns = comparedTables[table];
  const key = columns.map((name): RawBuilder<unknown> => {
    const column = sql.ref(name);
    return engine === 'postgres' && texts.includes(name) ? sql`${column} collate "C"` : column;
  });
  const size = batchOf(table);
  for (let last = after; ;) {
    const above = last && sql`where (${sql.join(key)}) > (${sql.join(columns.map((name) => last![name]))})`;
    const query = sql<Row>`select * from ${sql.table(table)} ${above ?? sql``} order by ${sql.join(key)} limit ${sql.lit(size)}`;
    const { rows } = await query.execute(reader);
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1);
  }
}

/** The key of the last row in the order of `batches`. */
export async function lastRow(reader: DatabaseReader, engine: Engine, table: CopiedTable): Promise<Row | undefined> {
  const columns = copiedTables[table];
  const order = columns.map((name) =>
    engine === 'postgres' && texts.includes(name) ? sql`${sql.ref(name)} collate "C" desc` : sql`${sql.ref(name)} desc`,
  );
  const key = sql.join(columns.map((name) => sql.ref(name)));
  return (await sql<Row>`select ${key} from ${sql.table(table)} order by ${sql.join(order)} limit 1`.execute(reader))
    .rows[0];
}

export async function countRows(reader: DatabaseReader, table: ComparedTable): Promise<number> {
  const counted = reader.selectFrom(table).select((row) => row.fn.countAll<number>().as('rows'));
  return (await counted.executeTakeFirstOrThrow()).rows;
}
