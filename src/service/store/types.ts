import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './tables.js';

export type Engine = 'sqlite' | 'postgres';
export type DatabaseReader = Kysely<Tables>;
export type DatabaseWriter = Transaction<Tables>;

/** The connections of one pool. */
export interface PoolUse {
  inUse: number;
  /** The number of requests that wait for one. */
  waiting: number;
}

/** The database of a calendar. */
export interface Store {
  readonly engine: Engine;
  readonly reader: DatabaseReader;
  /** Runs a transaction; one writer at a time among all processes. */
  write<T>(work: (writer: DatabaseWriter) => Promise<T>): Promise<T>;
  /** A number that grows with every write of any process: what was read at one number holds until the next. */
  revision(): Promise<number>;
  /** The connections to PostgreSQL, by what they are for. */
  readonly pools: Readonly<Record<string, Readonly<PoolUse>>>;
  close(): Promise<void>;
}
