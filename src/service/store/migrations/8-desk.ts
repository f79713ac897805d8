import { sql, type Transaction } from 'kysely';
import type { Tables } from '../tables.js';

/** What those who write a calendar need: the latest changes first, and writes that do not undo those of others. */
export async function addDesk(transaction: Transaction<Tables>): Promise<void> {
  const statements = ['events', 'venues', 'organizers'].flatMap((table) => [
    `alter table ${table} add column version integer not null default 1`,
    `create index ${table}_by_change on ${table} (status, modified_utc, id)`,
    `create index ${table}_by_author on ${table} (author, status, modified_utc, id)`,
  ]);
  for (const statement of [
    ...statements,
    `alter table images add column alt text not null default ''`,
    `alter table images add column name text not null default ''`,
    'alter table images add column author bigint not null default 0',
    'create table attempts (user_id bigint not null, key text not null, item_id bigint not null, created text not null, primary key (user_id, key))',
  ]) {
    await sql.raw(statement).execute(transaction);
  }
}
