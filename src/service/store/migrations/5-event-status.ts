import { sql, type Transaction } from 'kysely';
import type { Tables } from '../tables.js';

const columns = [`event_status text not null default 'scheduled'`, `event_status_reason text not null default ''`];

export async function addEventStatus(transaction: Transaction<Tables>): Promise<void> {
  for (const column of columns) await sql.raw(`alter table events add column ${column}`).execute(transaction);
}
