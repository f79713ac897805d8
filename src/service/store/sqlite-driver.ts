import { createRequire } from 'node:module';

/** The part of a driver that we need: `DatabaseSync` of node:sqlite, which the package for older versions of Node has as well. */
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

const missing = 'SQLite needs Node 22.13 or newer, or the driver of older ones: npm install @photostructure/sqlite';

function findDriver(): Driver {
  const native = (process as { getBuiltinModule?: (name: string) => unknown }).getBuiltinModule?.('node:sqlite');
  if (native) return native as Driver;
  try {
    return createRequire(import.meta.url)('@photostructure/sqlite') as Driver;
  } catch (cause) {
    throw new Error(missing, { cause });
  }
}

export function openConnection(file: string): Connection {
  const { DatabaseSync } = findDriver();
  return new DatabaseSync(file);
}
