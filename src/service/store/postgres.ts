import { PostgresDialect, type Dialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { Unavailable, keepingFirstError } from './errors.js';
import { hostsOf } from './hosts.js';
import type { PoolUse } from './types.js';

const missing = 'PostgreSQL needs its driver: npm install pg';
/** The type of `count(*)`, which the driver would return as text. */
const int8 = 20;

interface Client extends PostgresPoolClient {
  on(event: 'error', listener: () => void): void;
  /** With `true`, the pool drops the client. */
  release(isBroken?: boolean): void;
}
interface Pool {
  on(event: 'error', listener: () => void): void;
  on(event: 'connect', listener: (client: Client) => void): void;
  connect(): Promise<Client>;
  end(): Promise<void>;
}
interface Driver {
  readonly Pool: new (settings: object) => Pool;
  readonly types: { setTypeParser(type: number, parse: (text: string) => unknown): void };
}

export interface PoolSettings {
  readonly connections: number;
  /** Time for a connection, in ms. */
  readonly patience: number;
  /** Whether statements may take as long as they need; else each has as long as a connection. */
  readonly isUnhurried?: boolean;
  /** The use of the pool, kept up to date. */
  readonly use?: PoolUse | undefined;
}

/** The error code of a write to a server that was the primary before, or is not yet. */
const readOnly = '25006';
/**
 * Error codes of a server that is stopping, starting or full, of locks and statements that took too long, and of
 * transactions to repeat.
 */
const passing = new RegExp(`^(08...|${readOnly}|40001|53...|55P03|57014|57P0[1-5])$`);

/** Whether the error came from the server; others are failures of the connection. */
const isAnswer = (error: unknown): boolean => 'severity' in (error as object);
const codeOf = (error: unknown) => (error as { code: string }).code;
const isPassing = (error: unknown): boolean => !isAnswer(error) || passing.test(codeOf(error));
const failure = (error: unknown): unknown => (isPassing(error) ? new Unavailable(error) : error);

/**
 * Sends one query at a time, as the driver demands, and leaves the pool when its server no longer answers, or no longer
 * takes writes.
 */
function careful(client: Client, use: PoolUse): PostgresPoolClient {
  use.inUse++;
  let last: Promise<unknown> = Promise.resolve();
  let broken: unknown;
  const send = async (sql: string, parameters: readonly unknown[]) => {
    if (broken) throw broken as Error;
    try {
      return await client.query(sql, parameters);
    } catch (error) {
      if (!isAnswer(error) || codeOf(error) === readOnly) broken = failure(error);
      throw failure(error);
    }
  };
  const query = (sql: unknown, parameters?: readonly unknown[]): unknown => {
    const answer = last.then(() => send(sql as string, parameters!));
    last = answer.catch(() => {});
    return answer;
  };
  return {
    query: query as PostgresPoolClient['query'],
    release() {
      use.inUse--;
      client.release(broken !== undefined);
    },
  };
}

/** Lets no connection into a pool that cannot write. */
function refuseReadOnly(client: Client, done: (error?: Error) => void): void {
  const ask = client.query('show transaction_read_only', []) as Promise<{ rows: { transaction_read_only: string }[] }>;
  ask.then(
    ({ rows }) => done(rows[0]!.transaction_read_only === 'on' ? new Error('it takes no writes') : undefined),
    done,
  );
}

/** Connects to the host of the last connection, or to the next ones in turn. */
function firstThatConnects(pools: readonly Pool[]): () => Promise<Client> {
  let last = 0;
  return async () => {
    const inTurn = pools.map((_, index) => (last + index) % pools.length);
    let failed: unknown;
    for (const index of inTurn) {
      try {
        const client = await pools[index]!.connect();
        last = index;
        return client;
      } catch (error) {
        failed = error;
      }
    }
    throw failed;
  };
}

export async function postgresDialect(address: string, settings: PoolSettings): Promise<Dialect> {
  const { connections, patience, isUnhurried = false, use = { inUse: 0, waiting: 0 } } = settings;
  let driver: Driver;
  try {
    const name = 'pg';
    driver = ((await import(/* @vite-ignore */ name)) as { default: Driver }).default;
  } catch (cause) {
    throw new Error(missing, { cause });
  }
  driver.types.setTypeParser(int8, Number);
  const { addresses, isForWriting } = hostsOf(address);
  // Settings in the address win over these.
  const timeouts = {
    lock_timeout: patience,
    statement_timeout: patience,
    idle_in_transaction_session_timeout: 2 * patience,
  };
  const openPool = (connectionString: string): Pool => {
    const pool = new driver.Pool({
      connectionString,
      max: connections,
      connectionTimeoutMillis: patience / addresses.length,
      keepAlive: true,
      ...(isForWriting && { verify: refuseReadOnly }),
      // The server's own timeouts come first, unless the server is silent.
      ...(!isUnhurried && { ...timeouts, query_timeout: 2 * patience }),
    });
    // A database that restarts closes its connections. Without a listener, that error would end the process.
    pool.on('error', () => {});
    pool.on('connect', (client) => client.on('error', () => {}));
    return pool;
  };
  const pools = addresses.map(openPool);
  const connect = firstThatConnects(pools);
  const carefulPool: PostgresPool = {
    async connect() {
      use.waiting++;
      try {
        return careful(await connect(), use);
      } catch (error) {
        throw failure(error);
      } finally {
        use.waiting--;
      }
    },
    end: async () => {
      await Promise.all(pools.map((pool) => pool.end()));
    },
  };
  return keepingFirstError(new PostgresDialect({ pool: carefulPool }));
}
