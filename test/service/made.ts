import { inject } from 'vitest';

async function made(path: string): Promise<string> {
  const response = await fetch(inject('maker') + path);
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}

/** Address of a PostgreSQL server, without a database. */
export const postgresServer = () => made('/postgres');

/** The service as a program for other processes: server.ts, bundled. */
export const bundledServer = () => made('/server');

/** A Node that has `node:sqlite`. */
export const nodeWithSqlite = () => made('/node-with-sqlite');
