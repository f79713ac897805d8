import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { ServiceSettings } from '../../src/service/index.js';
import { basic, basePath, caller, site, timeZone, type Caller, type Mount, type Role } from './suites/mount.js';
import { recordedAt } from './suites/dataset.js';
import { logFailures } from './failures.js';
import { nodeWithSqlite, postgresServer } from './made.js';
import { startServer, type Running } from './processes.js';
import { records } from './records.js';
import { setUp, type SetUp } from './set-up.js';

/** A patience that is long enough for any machine. */
export const settings = { timeZone, basePath, origin: site, patience: 60_000 };
const inside: Pick<ServiceSettings, 'now' | 'log'> = { now: () => recordedAt, log: logFailures };

/** Passwords are looked up at each call, because they change whenever the service starts over. */
function clientOf(fetch: Mount['fetch'], role: Role, passwords: () => SetUp['passwords']): Caller {
  const current = () => caller(fetch, role === 'anonymous' ? undefined : basic(role, passwords()[role]!));
  return { get: (...request) => current().get(...request), send: (...request) => current().send(...request) };
}

/** The service in this process, its database in memory. */
export function inProcess(): Mount {
  let current: SetUp | undefined;
  const fetch: Mount['fetch'] = (request) => current!.service.fetch(request);
  const close = async () => current?.service.close();
  return {
    name: 'SQLite in process',
    now: recordedAt,
    async load() {
      await close();
      current = await setUp({ ...settings, ...inside, database: ':memory:' }, records);
    },
    fetch,
    client: (role) => clientOf(fetch, role, () => current!.passwords),
    close,
  };
}

export interface Database {
  readonly address: string;
  remove(): Promise<void> | void;
}

export function sqliteFile(): Database {
  const folder = mkdtempSync(join(tmpdir(), 'cal-elements-'));
  return { address: join(folder, 'calendar.sqlite'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}

let databases = 0;
export async function postgresDatabase(): Promise<Database> {
  const server = await postgresServer();
  const name = `calendar_${process.pid}_${++databases}`;
  const run = async (sql: string) => {
    const client = new pg.Client({ connectionString: `${server}/postgres` });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await run(`create database ${name}`);
  return { address: `${server}/${name}`, remove: () => run(`drop database ${name} with (force)`) };
}

/** Forwards a request to a process, whatever its origin. */
export async function forward(request: Request, origin: string): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const body = request.body ? await request.arrayBuffer() : undefined;
  return fetch(origin + pathname + search, {
    method: request.method,
    headers: request.headers,
    body,
    redirect: 'manual',
  });
}

/** The service in a process of its own, over HTTP. */
function overHttp(name: string, makeDatabase: () => Database | Promise<Database>, node?: () => Promise<string>): Mount {
  let running: Running | undefined;
  let database: Database | undefined;
  const fetch: Mount['fetch'] = (request) => forward(request, running!.origin);
  const close = async () => {
    await running?.stop();
    await database?.remove();
  };
  const folder = mkdtempSync(join(tmpdir(), 'cal-elements-records-'));
  const file = join(folder, 'records.json');
  writeFileSync(file, JSON.stringify(records));
  return {
    name,
    now: recordedAt,
    async load() {
      await close();
      database = await makeDatabase();
      running = await startServer(
        { settings: { ...settings, database: database.address }, now: recordedAt, records: file },
        await node?.(),
      );
    },
    fetch,
    client: (role) => clientOf(fetch, role, () => running!.passwords),
    async close() {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export const sqlitePackage = () => overHttp('SQLite over HTTP, @photostructure/sqlite', sqliteFile);
export const nodeSqlite = () => overHttp('SQLite over HTTP, node:sqlite', sqliteFile, nodeWithSqlite);
export const postgres = () => overHttp('PostgreSQL over HTTP', postgresDatabase);
