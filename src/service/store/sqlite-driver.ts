import { closeSync, openSync } from 'node:fs';
import { createRequire } from 'node:module';

/**
 * The part of a driver that we need: `DatabaseSync` of node:sqlite, which the package for older versions of Node has as
 * well.
 */
export interface Connection {
  prepare(sql: string): Statement;
  exec(sql: string): void;
  close(): void;
}
interface Statement {
  all(...parameters: unknown[]): unknown[];
  run(...parameters: unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint };
}
interface Driver {
  readonly DatabaseSync: new (file: string) => Connection;
}

const missing =
  'SQLite needs Node 22.16 or newer. On an older one, install the service with its driver in a folder, and run it there: npm install cal-elements-service @photostructure/sqlite';

const packageName = '@photostructure/sqlite';

/** The path of the driver for older versions of Node; `undefined` where it is not needed, or missing. */
export function driverPath(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(packageName);
  } catch {
    return undefined;
  }
}

/**
 * The driver of Node itself. Node 22 would warn on standard error that it is experimental, before the addresses that
 * people look for.
 */
function nativeDriver(): Driver | undefined {
  const warn = process.emitWarning.bind(process);
  process.emitWarning = () => {};
  try {
    return (process as { getBuiltinModule?: (name: string) => unknown }).getBuiltinModule?.('node:sqlite') as
      Driver | undefined;
  } finally {
    process.emitWarning = warn;
  }
}

/** Whether its SQLite searches texts: that of Node does from 22.16 on. */
function searches({ DatabaseSync }: Driver): boolean {
  const connection = new DatabaseSync(':memory:');
  const [row] = connection.prepare(`select sqlite_compileoption_used('ENABLE_FTS5') as used`).all() as {
    used: number;
  }[];
  connection.close();
  return row!.used === 1;
}

function findDriver(): Driver {
  const native = nativeDriver();
  if (native && searches(native)) return native;
  try {
    return createRequire(import.meta.url)(packageName) as Driver;
  } catch (cause) {
    throw new Error(missing, { cause });
  }
}

/** Creates the file with access for its owner only; SQLite gives the files beside it the same mode. */
const createFile = (file: string) => closeSync(openSync(file, 'a', 0o600));

/** Opens a file, which is created if there is none, once there is a driver. */
export function openConnection(file: string): Connection {
  const { DatabaseSync } = findDriver();
  if (file !== ':memory:') createFile(file);
  return new DatabaseSync(file);
}
