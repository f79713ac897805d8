import { PostgresDialect, type Dialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { Unavailable, keepingFirstError } from './errors.js';
import { serversOf } from './hosts.js';
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
type Verify = (client: Client, done: (error?: Error) => void) => void;
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
  /** What is to be kept up to date about the pool. */
  readonly use?: PoolUse;
}

/** Error codes of a server that is stopping, starting or full, of locks and statements that took too long, and of a replica that had to go on. */
const passing = /^(08...|40001|53...|55P03|57014|57P0[1-5])$/;

/** Whether the error came from the server; others are failures of the connection. */
const isAnswer = (error: unknown): boolean => 'severity' in (error as object);
const isPassing = (error: unknown): boolean => !isAnswer(error) || passing.test((error as { code: string }).code);
const failure = (error: unknown): unknown => (isPassing(error) ? new Unavailable(error) : error);

/**
 * Sends one query at a time, as the driver demands, and leaves the pool when its server no longer answers.
 * @param onLoss Called then
 */
function careful(client: Client, onLoss: () => void): PostgresPoolClient {
  let last: Promise<unknown> = Promise.resolve();
  let broken: unknown;
  const send = async (sql: string, parameters: readonly unknown[]) => {
    if (broken) throw broken as Error;
    try {
      return await client.query(sql, parameters);
    } catch (error) {
      if (!isAnswer(error)) {
        broken = failure(error);
        onLoss();
      }
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
    release: () => client.release(broken !== undefined),
  };
}

const state = 'select pg_is_in_recovery() as "isStandby", current_setting(\'transaction_read_only\') = \'on\' as "isReadOnly"';
type State = { readonly isStandby: boolean; readonly isReadOnly: boolean };

/** The connections to one server. */
interface Server {
  connect(): Promise<PostgresPoolClient>;
  end(): Promise<void>;
}

/** @param onLoss Called when the server no longer answers on a connection */
function serverAt(pool: Pool, onLoss: () => void): Server {
  /** How often a connection was lost; those from before are not used again, as they would be found dead one after the other. */
  let losses = 0;
  const since = new WeakMap<Client, number>();
  // A database that restarts closes its connections. Without a listener, that error would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    since.set(client, losses);
    client.on('error', () => {});
  });
  return {
    async connect() {
      for (;;) {
        const client = await pool.connect();
        if (since.get(client) === losses) {
          return careful(client, () => {
            losses++;
            onLoss();
          });
        }
        client.release(true);
      }
    },
    end: () => pool.end(),
  };
}

/** Why none of several servers can be had: what one answers, such as a wrong password, is told rather than that others are away. */
function reasonOf({ errors }: AggregateError): unknown {
  const all = errors as readonly { readonly message: string; readonly code?: string }[];
  return all.find((error) => !isPassing(error)) ?? new Error(all.map(({ message, code }) => message || code).join('; '));
}

/** Connects to the first of several servers that answers and is the sought one, and from then on to that one, until it is lost. */
function firstOf(pools: readonly Pool[]): Server {
  let chosen: Server | undefined;
  const servers = pools.map((pool) => {
    const server = serverAt(pool, () => {
      if (chosen === server) chosen = undefined;
    });
    return server;
  });
  async function choose(): Promise<PostgresPoolClient> {
    const tries = servers.map(async (server) => ({ server, client: await server.connect() }));
    try {
      const first = await Promise.any(tries);
      chosen ??= first.server;
      for (const other of tries) void other.then(({ client }) => client === first.client || client.release()).catch(() => {});
      return first.client;
    } catch (error) {
      throw reasonOf(error as AggregateError);
    }
  }
  return {
    async connect() {
      const known = chosen;
      if (!known) return choose();
      try {
        return await known.connect();
      } catch (error) {
        if (chosen === known) chosen = undefined;
        throw error;
      }
    },
    end: async () => void (await Promise.all(servers.map((server) => server.end()))),
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
  const { addresses, refusal } = serversOf(address);
  // Asked once, as servers end their connections before they become standbys.
  const verify: Verify = (client, done) => {
    const answer = client.query<State>(state, []).then(({ rows: [row] }) => refusal!(row!));
    answer.then((reason) => done(reason === undefined ? undefined : new Error(reason)), done);
  };
  // Settings in the address win over these.
  const timeouts = { lock_timeout: patience, statement_timeout: patience, idle_in_transaction_session_timeout: 2 * patience };
  const pools = addresses.map(
    (connectionString) =>
      new driver.Pool({
        connectionString,
        max: connections,
        connectionTimeoutMillis: patience,
        keepAlive: true,
        ...(refusal && { verify }),
        // The server's own timeouts come first, unless the server is silent.
        ...(!isUnhurried && { ...timeouts, query_timeout: 2 * patience }),
      }),
  );
  const servers = firstOf(pools);
  const carefulPool: PostgresPool = {
    async connect() {
      use.waiting++;
      try {
        const client = await servers.connect();
        use.inUse++;
        return {
          query: client.query,
          release() {
            use.inUse--;
            client.release();
          },
        };
      } catch (error) {
        throw failure(error);
      } finally {
        use.waiting--;
      }
    },
    end: () => servers.end(),
  };
  return keepingFirstError(new PostgresDialect({ pool: carefulPool }));
}
