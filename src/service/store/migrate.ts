import { setTimeout as wait } from 'node:timers/promises';
import { CompiledQuery, Migrator, PostgresAdapter, sql, type Dialect } from 'kysely';
import { Unavailable } from './errors.js';
import { createTables } from './migrations/001-tables.js';
import { createSeries } from './migrations/002-series.js';
import { createSources } from './migrations/003-sources.js';
import { storedFields } from './stored-fields.js';
import type { DatabaseReader, Engine } from './types.js';

/**
 * In the alphabetical order of their names; what has been released is never changed, but by stored fields, whose
 * columns are added.
 */
const migrations = { '001-tables': createTables, '002-series': createSeries, '003-sources': createSources };

/** Pause before another process is given way once more, in milliseconds. */
const pause = 10;

/** An arbitrary number, the same in all processes. */
const lock = 7_331_102;

class AdapterWithoutSessionLock extends PostgresAdapter {
  override acquireMigrationLock = () => Promise.resolve();
  override releaseMigrationLock = () => Promise.resolve();
}

/**
 * Lets one process migrate PostgreSQL at a time. The lock belongs to the transaction: that of Kysely's own adapter
 * belongs to the session, which a pool such as PgBouncer gives to others.
 */
export function withLockedTransactions(dialect: Dialect): Dialect {
  const createDriver = () => {
    const driver = dialect.createDriver();
    const begin = driver.beginTransaction.bind(driver);
    driver.beginTransaction = async (connection, settings) => {
      await begin(connection, settings);
      await connection.executeQuery(CompiledQuery.raw(`select pg_advisory_xact_lock(${lock})`));
    };
    return driver;
  };
  return {
    createDriver,
    createAdapter: () => new AdapterWithoutSessionLock(),
    createIntrospector: (database) => dialect.createIntrospector(database),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

/** The schema of PostgreSQL that tables are made in: calendars in other schemas have tables of the same names. */
async function schemaOf(database: DatabaseReader, engine: Engine): Promise<string | undefined> {
  if (engine === 'sqlite') return undefined;
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(database);
  return rows[0]?.name;
}

function migratorOf(database: DatabaseReader, engine: Engine, schema: string | undefined): Migrator {
  const steps = Object.entries(migrations).map(
    ([name, run]) => [name, { up: (at: DatabaseReader) => run(at, engine) }] as const,
  );
  return new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve(Object.fromEntries(steps)) },
    ...(schema !== undefined && { migrationTableSchema: schema }),
  });
}

/**
 * The stored fields of events that a database has no column for: those that have been added to their table since it was
 * made.
 */
async function missingFields(database: DatabaseReader, schema: string | undefined): Promise<typeof storedFields> {
  const tables = await database.introspection.getTables();
  const events = tables.find((table) => table.name === 'events' && table.schema === schema);
  return storedFields.filter(({ name }) => !events?.columns.some((column) => column.name === name));
}

const isMigrated = async (migrator: Migrator): Promise<boolean> =>
  (await migrator.getMigrations()).every(({ executedAt }) => executedAt);

const isDone = async (database: DatabaseReader, migrator: Migrator, schema: string | undefined): Promise<boolean> =>
  (await isMigrated(migrator)) && !(await missingFields(database, schema)).length;

/** @returns why it did not work, where it did not */
const addMissingColumns = (database: DatabaseReader, schema: string | undefined): Promise<unknown> =>
  database
    .transaction()
    .execute(async (writer) => {
      for (const { column } of await missingFields(writer, schema))
        await sql.raw(`alter table events add column ${column}`).execute(writer);
    })
    .catch((error: unknown) => error);

/** Whether the tables of a database are those of this version; `false` where it cannot be read. */
export async function isUpToDate(database: DatabaseReader, engine: Engine): Promise<boolean> {
  try {
    const schema = await schemaOf(database, engine);
    return await isDone(database, migratorOf(database, engine, schema), schema);
  } catch {
    return false;
  }
}

/**
 * Brings a database up to date: each migration once, one process at a time, and then a column for each stored field. Of
 * SQLite, one that finds the file locked tries again.
 * @param patience How long to wait for other processes, in milliseconds
 */
export async function migrate(database: DatabaseReader, engine: Engine, patience: number): Promise<void> {
  const schema = await schemaOf(database, engine);
  const tables = await database.introspection.getTables();
  if (tables.some((table) => table.name === 'migrations' && table.schema === schema))
    throw new Error('a version before the first release made it, whose tables this one does not read');
  const migrator = migratorOf(database, engine, schema);
  for (const end = performance.now() + patience; ; await wait(pause)) {
    // One that is up to date is not locked: another process may be writing.
    if (await isDone(database, migrator, schema)) return;
    const { error = await addMissingColumns(database, schema) } = await migrator.migrateToLatest();
    const isLocked = engine === 'sqlite' && error instanceof Unavailable;
    if (error && !(isLocked && performance.now() < end)) throw error as Error;
  }
}
