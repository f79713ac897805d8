import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../tables.js';

/** What calendar apps know an event by, which stays whatever the host is called. */
export async function addUid(transaction: Transaction<Tables>): Promise<void> {
  await sql.raw(`alter table events add column uid text not null default ''`).execute(transaction);
  await sql`update events set uid = ${`${randomUUID()}?id=`} || id`.execute(transaction);
}
