import { Kysely } from 'kysely';
import { checkBesideServing, isLarge, refuseDamaged } from './check-file.js';
import { isUpToDate, migrate, withLockedTransactions } from './migrate.js';
import { postgresDialect, type PoolSettings } from './postgres.js';
import { sqliteDialect, type FileState } from './sqlite.js';
import type { Tables } from './tables.js';
import type { Engine, PoolUse, Store } from './types.js';

type Log = (entry: object) => void;

export const engineOf = (database: string): Engine => (/^postgres(ql)?:/.test(database) ? 'postgres' : 'sqlite');

/** Connections of one process: writers run one at a time anyway, and never take those of readers. */
const connections = { reader: 10, writer: 4 };

async function openSqlite(file: string, patience: number, log: Log) {
  const state: FileState = {};
  const open = () => new Kysely<Tables>({ dialect: sqliteDialect(file, patience, state) });
  const writer = open();
  // Before a migration, which writes, a large file is checked as well.
  const isLate = isLarge(file) && (await isUpToDate(writer, 'sqlite'));
  if (!isLate) await refuseDamaged(writer);
  try {
    await migrate(writer, 'sqlite', patience);
  } catch (error) {
    await writer.destroy();
    throw error;
  }
  const endCheck = isLate ? checkBesideServing(file, state, log) : undefined;
  // A second connection reads while the first writes; a database in memory has only one.
  return { writer, reader: file === ':memory:' ? writer : open(), endCheck };
}

const openPool = async (address: string, settings: PoolSettings) =>
  new Kysely<Tables>({ dialect: await postgresDialect(address, settings) });

type Pools = Record<string, PoolUse>;
const watched = (pools: Pools, name: string): PoolUse => (pools[name] = { inUse: 0, waiting: 0 });

async function openPostgres(address: string, patience: number, pools: Pools) {
  const open = (settings: Omit<PoolSettings, 'patience'>) => openPool(address, { ...settings, patience });
  const dialect = await postgresDialect(address, { connections: 1, isUnhurried: true, patience });
  const migrator = new Kysely<Tables>({ dialect: withLockedTransactions(dialect) });
  try {
    await migrate(migrator, 'postgres', patience);
  } finally {
    await migrator.destroy();
  }
  return {
    writer: await open({ connections: connections.writer, use: watched(pools, 'writer') }),
    reader: await open({ connections: connections.reader, use: watched(pools, 'reader') }),
    endCheck: undefined,
  };
}

/**
 * @param patience How long a connection, a lock or a statement may take, in ms; then `Unavailable` is thrown
 * @param log Called with what the check of a large file finds
 */
export async function openStore(database: string, patience: number, log: Log = () => {}): Promise<Store> {
  const engine = engineOf(database);
  const pools: Pools = {};
  const { writer, reader, endCheck } =
    engine === 'postgres' ? await openPostgres(database, patience, pools) : await openSqlite(database, patience, log);
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
    pools,
    async close() {
      endCheck?.();
      await writer.destroy();
      if (reader !== writer) await reader.destroy();
    },
  };
}
