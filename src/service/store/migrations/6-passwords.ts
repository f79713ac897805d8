import { sql, type Transaction } from 'kysely';
import type { Tables } from '../tables.js';

/** Few items have a password, and filters by what it hides leave them out. */
export async function indexPasswords(transaction: Transaction<Tables>): Promise<void> {
  for (const table of ['events', 'venues']) {
    await sql.raw(`create index ${table}_with_password on ${table} (password, id) where password <> ''`).execute(transaction);
  }
}
