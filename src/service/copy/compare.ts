import { createHash } from 'node:crypto';
import type { Store } from '../store/types.js';
import { batches, comparedTables, type ComparedTable, type Row } from './copied-tables.js';
import { searchTexts } from './search-texts.js';

/** The contents of a table. */
export interface Contents {
  readonly rows: number;
  /** The same for the same rows, whatever engine keeps them. */
  readonly digest: string;
}

const length = 32;
const hash = (content: string | Uint8Array) => createHash('sha256').update(content).digest();
const valueOf = (value: unknown) => (value instanceof Uint8Array ? hash(value).toString('hex') : value);

/**
 * Combines the digests of rows in any order: engines sort some texts differently. Keys make rows differ, so none
 * cancels another.
 */
function addTo(sum: Uint8Array, row: Row): void {
  const text = JSON.stringify(
    Object.keys(row)
      .sort()
      .map((column) => [column, valueOf(row[column])]),
  );
  for (const [at, byte] of hash(text).entries()) sum[at]! ^= byte;
}

async function contentsOf({ reader, engine }: Store, table: ComparedTable): Promise<Contents> {
  const sum = new Uint8Array(length);
  let count = 0;
  for await (const rows of batches(reader, engine, table)) {
    for (const row of rows) addTo(sum, row);
    if (table === 'events')
      for (const { id, text } of await searchTexts(reader, engine, rows)) addTo(sum, { id, text });
    count += rows.length;
  }
  return { rows: count, digest: Buffer.from(sum).toString('hex') };
}

/**
 * Reads both calendars, table by table.
 * @param report Called with each table that is the same
 * @returns The tables that differ
 */
export async function compareCalendars(
  one: Store,
  other: Store,
  report: (table: ComparedTable, contents: Contents) => void,
): Promise<ComparedTable[]> {
  const differing: ComparedTable[] = [];
  for (const table of Object.keys(comparedTables) as ComparedTable[]) {
    const [first, second] = await Promise.all([contentsOf(one, table), contentsOf(other, table)]);
    if (first.rows === second.rows && first.digest === second.digest) report(table, first);
    else differing.push(table);
  }
  return differing;
}
