import { sql, type Transaction } from 'kysely';
import type { Engine } from '../types.js';
import type { Tables } from '../tables.js';

const bytes: Record<Engine, string> = { sqlite: 'blob', postgres: 'bytea' };

export async function createFiles(transaction: Transaction<Tables>, engine: Engine): Promise<void> {
  await sql.raw(`create table files (path text primary key, type text not null, content ${bytes[engine]} not null)`).execute(transaction);
}
