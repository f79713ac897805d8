import { sql, type Transaction } from 'kysely';
import type { Tables } from '../tables.js';

/** Who has changed an item; 0 for what was written before, and for what nobody has written. */
export async function addModifiedBy(transaction: Transaction<Tables>): Promise<void> {
  for (const table of ['events', 'venues', 'organizers'])
    await sql.raw(`alter table ${table} add column modified_by bigint not null default 0`).execute(transaction);
}
