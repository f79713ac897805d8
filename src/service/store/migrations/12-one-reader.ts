import { sql, type Transaction } from 'kysely';
import type { Engine } from '../types.js';
import type { Tables } from '../tables.js';

/**
 * Lets PostgreSQL read a list by one process. Lists read few rows, and many are read at once: starting further processes took longer than all that they
 * read, and twice the work.
 */
export async function readByOne(transaction: Transaction<Tables>, engine: Engine): Promise<void> {
  if (engine !== 'postgres') return;
  for (const table of ['events', 'event_search']) await sql.raw(`alter table ${table} set (parallel_workers = 0)`).execute(transaction);
}
