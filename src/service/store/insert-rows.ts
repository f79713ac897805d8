import type { Tables } from './tables.js';
import type { DatabaseWriter } from './types.js';

/** Rows of one insert: engines limit the values of a statement. */
const chunk = 400;

export async function insertRows<Table extends keyof Tables>(
  writer: DatabaseWriter,
  table: Table,
  rows: readonly object[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += chunk) {
    await writer
      .insertInto(table)
      .values(rows.slice(at, at + chunk) as never)
      .execute();
  }
}
