import { Kysely, sql } from 'kysely';
import { migrate } from './migrate.js';
import { postgresDialect, type PoolSettings } from './postgres.js';
import { longestOfReplica, withReplicas } from './replicas.js';
import { sqliteDialect, type FileState } from './sqlite.js';
import type { Tables } from './tables.js';
import type { DatabaseReader, Engine, Store } from './types.js';

export const engineOf = (database: string): Engine => (/^postgres(ql)?:/.test(database) ? 'postgres' : 'sqlite');

/** Connections of one process: writers run one at a time anyway, and never take those of readers. */
const connections = { reader: 10, writer: 4 };

/** Refuses a file with broken pages, before anything is written over what may still be saved. */
async function refuseDamaged(database: DatabaseReader): Promise<void> {
  const { rows } = await sql<{ quick_check: string }>`pragma quick_check(1)`.execute(database);
  if (rows[0]?.quick_check !== 'ok') throw new Error('the file is damaged');
}

async function openSqlite(file: string, patience: number) {
  const state: FileState = {};
  const open = () => new Kysely<Tables>({ dialect: sqliteDialect(file, patience, state) });
  const writer = open();
  await refuseDamaged(writer);
  await migrate(writer, 'sqlite');
  // A second connection reads while the first writes; a database in memory has only one.
  return { writer, reader: file === ':memory:' ? writer : open() };
}

const openPool = async (address: string, settings: PoolSettings) =>
  new Kysely<Tables>({ dialect: await postgresDialect(address, settings) });

async function openPostgres(address: string, patience: number) {
  const open = (settings: Omit<PoolSettings, 'patience'>) => openPool(address, { ...settings, patience });
  const migrator = await open({ connections: 1, isUnhurried: true });
  await migrate(migrator, 'postgres').finally(() => migrator.destroy());
  return { writer: await open({ connections: connections.writer }), reader: await open({ connections: connections.reader }) };
}

/**
 * @param patience How long a connection, a lock or a statement may take, in ms; then `Unavailable` is thrown
 * @param replicas Addresses of databases that follow this one
 */
export async function openStore(database: string, patience: number, replicas: readonly string[] = []): Promise<Store> {
  const engine = engineOf(database);
  const { writer, reader } = await (engine === 'postgres' ? openPostgres : openSqlite)(database, patience);
  const revisionQuery = reader.selectFrom('revision').select('number').compile();
  const revisionOf = async (at: DatabaseReader) => (await at.executeQuery(revisionQuery)).rows[0]!.number;
  const store: Store = {
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
    revision: () => revisionOf(reader),
    canWrite: () => true,
    readPublic: (work) => work(store),
    async close() {
      await writer.destroy();
      if (reader !== writer) await reader.destroy();
    },
  };
  if (replicas.length === 0) return store;
  const servers = await Promise.all(
    replicas.map(async (address) => ({
      reader: await openPool(address, { connections: connections.reader, patience }),
      revisionReader: await openPool(address, { connections: 1, patience: longestOfReplica }),
    })),
  );
  return withReplicas(store, servers, revisionOf);
}
