import { sql, type Transaction } from 'kysely';
import type { Tables } from '../tables.js';

/** Who made a link, which ends with the rights of that user; 0 for the operator, and for what was made before. */
export async function addLinkMakers(transaction: Transaction<Tables>): Promise<void> {
  await sql.raw('alter table links add column made_by bigint not null default 0').execute(transaction);
}
