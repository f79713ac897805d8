import { sql, type Transaction } from 'kysely';
import type { Tables } from '../tables.js';

/** All columns that a list of featured events reads, in its order. */
export async function indexFeatured(transaction: Transaction<Tables>): Promise<void> {
  for (const statement of [
    'drop index events_featured',
    'create index events_featured on events (status, hide_from_listings, start_date, id, end_date) where featured = 1',
  ]) {
    await sql.raw(statement).execute(transaction);
  }
}
