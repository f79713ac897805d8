import { setTimeout as wait } from 'node:timers/promises';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type Dialect,
  type SqliteDatabase,
} from 'kysely';
import { openConnection } from './sqlite-driver.js';
import { Unavailable, keepingFirstError } from './errors.js';

/** The most prepared statements of one connection; lists of varying length make ever new texts. */
const mostStatements = 500;
/** How long opening a connection may block the process for a lock, in ms; nobody waits for a response yet. */
const lockTimeoutAtStart = 10_000;
/** Pause between two tries to open a connection, in ms. */
const pauseAtStart = 10;
/** Longest pause between two tries to get a lock, in ms. */
const longestPause = 100;

const busy = 5;
/** A disk that fails or has a quota, and one that is full. Both may work again once the operator has made room. */
const withoutRoom = [10, 13];
/** Broken pages, and what is no database any more; indexes of searches have other codes. */
const damaged = [11, 26];
/** The codes of SQLite's messages: the driver for older versions of Node gives the errors of reads no code. */
const codes: Readonly<Record<string, number>> = {
  'database is locked': busy,
  'disk I/O error': 10,
  'database disk image is malformed': 11,
  'database or disk is full': 13,
  'file is not a database': 26,
};
const errorCode = (error: unknown): number => {
  const { errcode, message = '' } = error as { readonly errcode?: number; readonly message?: string };
  return errcode ?? codes[message] ?? 0;
};
/** Whether an error means that the file is damaged. */
export const saysDamage = (error: unknown): boolean => damaged.includes(errorCode(error));
const codeOf = (error: unknown) => errorCode(error) & 0xff;
const isBusy = (error: unknown) => codeOf(error) === busy;

/** The state of their file that the connections of a process share. */
export interface FileState {
  /**
   * The first error that reported damage. From then on nothing is read or written: more may be wrong, and writing may
   * destroy what can be saved.
   */
  damage?: Error;
}

/** Calls the driver. It must not wait for a lock, because that would block the whole process. */
function attempt<T>(state: FileState, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (saysDamage(error)) state.damage ??= error as Error;
    throw isBusy(error) || withoutRoom.includes(codeOf(error)) ? new Unavailable(error) : error;
  }
}

/**
 * Begins each transaction with the write lock, so that none fails halfway because another was first. While another
 * process has the lock, this process continues to answer requests, and tries again until its patience ends.
 */
class PatientDriver extends SqliteDriver {
  readonly #patience: number;
  readonly #state: FileState;
  #since = 0;

  constructor(database: SqliteDatabase, patience: number, state: FileState) {
    super({ database });
    this.#patience = patience;
    this.#state = state;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    // The wait behind other writers of this process counts, too.
    const since = performance.now();
    const connection = await super.acquireConnection();
    if (this.#state.damage) {
      await this.releaseConnection();
      throw this.#state.damage;
    }
    this.#since = since;
    return connection;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    for (let pause = 1; ; pause = Math.min(2 * pause, longestPause)) {
      try {
        return void (await connection.executeQuery(CompiledQuery.raw('begin immediate')));
      } catch (error) {
        if (!isBusy((error as Error).cause ?? {}) || performance.now() - this.#since > this.#patience) throw error;
      }
      await wait(pause);
    }
  }
}

/**
 * Lets Kysely migrate within a transaction, which SQLite can and Kysely does not expect of it, and so by one process at
 * a time.
 */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Of two processes that turn a new file to write-ahead mode together, SQLite refuses one at once, because they would
 * wait for each other; it tries again.
 */
function setUp(connection: ReturnType<typeof openConnection>): void {
  const end = performance.now() + lockTimeoutAtStart;
  for (;;) {
    try {
      connection.exec(
        `pragma busy_timeout = ${lockTimeoutAtStart}; pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma mmap_size = 268435456; pragma cache_size = -65536; pragma busy_timeout = 0`,
      );
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pauseAtStart);
    }
  }
}

/** A connection in write-ahead mode. `synchronous = full`: what is acknowledged survives a power cut, too. */
export function sqliteDialect(file: string, patience: number, state: FileState): Dialect {
  const connection = openConnection(file);
  setUp(connection);
  const statements = new Map<string, ReturnType<typeof prepare>>();
  function prepare(sql: string) {
    const statement = connection.prepare(sql);
    const all = (parameters: readonly unknown[]) => attempt(state, () => statement.all(...parameters));
    return {
      reader: /^\s*(select|with|pragma|explain)\b|\breturning\b/i.test(sql),
      all,
      run: (parameters: readonly unknown[]) => attempt(state, () => statement.run(...parameters)),
      iterate: (parameters: readonly unknown[]) => all(parameters).values(),
    };
  }
  const database: SqliteDatabase = {
    close: () => connection.close(),
    prepare(sql) {
      let statement = statements.get(sql);
      if (!statement) {
        if (statements.size >= mostStatements) statements.delete(statements.keys().next().value!);
        statements.set(sql, (statement = attempt(state, () => prepare(sql))));
      }
      return statement;
    },
  };
  const dialect = new SqliteDialect({ database });
  dialect.createDriver = () => new PatientDriver(database, patience, state);
  dialect.createAdapter = () => new TransactionalAdapter();
  return keepingFirstError(dialect);
}
