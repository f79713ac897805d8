import { Kysely } from 'kysely';
import { checkBesideServing, isLarge, refuseDamaged } from './check-file.js';
import { isUpToDate, migrate } from './migrate.js';
import { postgresDialect, type PoolSettings } from './postgres.js';
import { Unavailable } from './errors.js';
import { patienceForRevision, withReplica } from './replicas.js';
import { sqliteDialect, type FileState } from './sqlite.js';
import type { Tables } from './tables.js';
import type { DatabaseReader, Engine, PoolUse, Store } from './types.js';

type Pools = Record<string, PoolUse>;
const watched = (pools: Pools, name: string): PoolUse => (pools[name] = { inUse: 0, waiting: 0 });
type Log = (entry: object) => void;

export const engineOf = (database: string): Engine => (/^postgres(ql)?:/.test(database) ? 'postgres' : 'sqlite');

/** Connections of one process: writers run one at a time anyway, and never take those of readers. */
const connections = { reader: 10, writer: 4 };

async function openSqlite(file: string, patience: number, log: Log) {
  const state: FileState = {};
  const open = () => new Kysely<Tables>({ dialect: sqliteDialect(file, patience, state) });
  const writer = open();
  // Before a migration, which writes, a large file is checked as well.
  const isLate = isLarge(file) && (await isUpToDate(writer));
  if (!isLate) await refuseDamaged(writer);
  await migrate(writer, 'sqlite');
  const endCheck = isLate ? checkBesideServing(file, state, log) : undefined;
  // A second connection reads while the first writes; a database in memory has only one.
  return { writer, reader: file === ':memory:' ? writer : open(), endCheck };
}

const openPool = async (address: string, settings: PoolSettings) =>
  new Kysely<Tables>({ dialect: await postgresDialect(address, settings) });

/**
 * Brings a database up to date. While it is away, nothing can be: then a replica that is up to date shows that it is, too.
 * @param replica Connections to servers that follow it
 */
async function migratePostgres(address: string, patience: number, replica: DatabaseReader | undefined): Promise<void> {
  const migrator = await openPool(address, { connections: 1, patience, isUnhurried: true });
  try {
    await migrate(migrator, 'postgres');
  } catch (error) {
    if (!(error instanceof Unavailable && replica && (await isUpToDate(replica)))) throw error;
  } finally {
    await migrator.destroy();
  }
}

async function openPostgres(address: string, patience: number, replica: DatabaseReader | undefined, pools: Pools) {
  await migratePostgres(address, patience, replica);
  return {
    writer: await openPool(address, { connections: connections.writer, patience, use: watched(pools, 'writer') }),
    reader: await openPool(address, { connections: connections.reader, patience, use: watched(pools, 'reader') }),
    endCheck: undefined,
  };
}

/**
 * @param patience How long a connection, a lock or a statement may take, in ms; then `Unavailable` is thrown
 * @param replica Address of databases that follow this one
 * @param log Told what the check of a large file finds
 */
export async function openStore(database: string, patience: number, replica = '', log: Log = () => {}): Promise<Store> {
  const engine = engineOf(database);
  const pools: Pools = {};
  const follower = replica
    ? await openPool(replica, { connections: connections.reader, patience, use: watched(pools, 'replica') })
    : undefined;
  const { writer, reader, endCheck } = await (
    engine === 'postgres' ? openPostgres(database, patience, follower, pools) : openSqlite(database, patience, log)
  ).catch(async (error: unknown) => {
    await follower?.destroy();
    throw error;
  });
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
    pools,
    readPublic: (work) => work(store),
    async close() {
      endCheck?.();
      await writer.destroy();
      if (reader !== writer) await reader.destroy();
    },
  };
  if (!follower) return store;
  const primary = await openPool(database, { connections: 1, patience: Math.min(patience, patienceForRevision) });
  return withReplica(store, { primary, replica: follower }, revisionOf);
}
