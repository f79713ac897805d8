import { Kysely, type Transaction } from 'kysely';
import { migrate } from './migrate.js';
import { postgresDialect } from './postgres.js';
import { sqliteDialect } from './sqlite.js';
import type { Tables } from './tables.js';

export type Engine = 'sqlite' | 'postgres';
export type DatabaseReader = Kysely<Tables>;
export type DatabaseWriter = Transaction<Tables>;

/** What keeps the calendar. */
export interface Store {
  readonly engine: Engine;
  readonly reader: DatabaseReader;
  /** Runs alone among all writers of all processes; all or nothing. */
  write<T>(work: (writer: DatabaseWriter) => Promise<T>): Promise<T>;
  /** Grows with every write of any process: what was read under one number is still so under the same. */
  revision(): Promise<number>;
  close(): Promise<void>;
}

export async function openStore(database: string): Promise<Store> {
  const engine = /^postgres(ql)?:/.test(database) ? 'postgres' : 'sqlite';
  const open = async () =>
    new Kysely<Tables>({ dialect: engine === 'postgres' ? await postgresDialect(database) : sqliteDialect(database) });
  const writer = await open();
  // On SQLite a second connection reads while the first writes; a database in memory has only one.
  const reader = engine === 'sqlite' && database !== ':memory:' ? await open() : writer;
  await migrate(writer, engine);
  const revisionQuery = reader.selectFrom('revision').select('number').compile();
  return {
    engine,
    reader,
    write: (work) =>
      writer.transaction().execute(async (transaction) => {
        // On PostgreSQL this row is the lock that the next writer waits for.
        await transaction
          .updateTable('revision')
          .set((row) => ({ number: row('number', '+', 1) }))
          .execute();
        return work(transaction);
      }),
    revision: async () => (await reader.executeQuery(revisionQuery)).rows[0]!.number,
    async close() {
      await writer.destroy();
      if (reader !== writer) await reader.destroy();
    },
  };
}
