import { sql, type Transaction } from 'kysely';
import type { Tables } from '../tables.js';

/** The status that an item had before the trash, which it gets back. */
export async function addFormerStatus(transaction: Transaction<Tables>): Promise<void> {
  for (const table of ['events', 'venues', 'organizers'])
    await sql.raw(`alter table ${table} add column former_status text not null default ''`).execute(transaction);
}
