/** The tables of a calendar: made once, and left alone where another version made them. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openForCommand } from '../../../src/service/command/opening.js';
import { createService } from '../../../src/service/index.js';
import { openConnection } from '../../../src/service/store/sqlite-driver.js';
import { openStore } from '../../../src/service/store/store.js';
import { rowsOfThisRun, type EngineName } from '../engines.js';
import { postgresDatabase, settings, sqliteFile, type Database } from '../mounts.js';

interface Engine {
  readonly make: () => Database | Promise<Database>;
  readonly run: (address: string, statement: string) => Promise<object[]> | object[];
  /** A query for the names of the tables and indexes. */
  readonly names: string;
}

const engines: Partial<Record<EngineName, Engine>> = {
  SQLite: {
    make: sqliteFile,
    run(address, statement) {
      const connection = openConnection(address);
      const rows = connection.prepare(statement).all() as object[];
      connection.close();
      return rows;
    },
    names: 'select name from sqlite_master order by name',
  },
  PostgreSQL: {
    make: postgresDatabase,
    async run(address, statement) {
      const client = new pg.Client({ connectionString: address });
      await client.connect();
      const { rows } = await client.query<object>(statement);
      await client.end();
      return rows;
    },
    names: "select relname as name from pg_class where relnamespace = 'public'::regnamespace order by relname",
  },
};

const patience = 60_000;

describe.each(rowsOfThisRun<Engine>(engines))('tables on %s', (name, engine) => {
  let database: Database;
  const run = (statement: string) => engine.run(database.address, statement);
  beforeEach(async () => {
    database = await engine.make();
  });
  afterEach(() => database.remove());

  it('are made once by many services that start together in one process', async () => {
    const services = await Promise.all(
      Array.from({ length: 6 }, () => createService({ ...settings, database: database.address })),
    );
    for (const service of services) await service.close();
    expect(await run('select name from kysely_migration')).to.deep.equal([
      { name: '001-tables' },
      { name: '002-series' },
      { name: '003-sources' },
    ]);
    expect(await run('select number from revision')).to.deep.equal([{ number: 1 }]);
  });

  it('are left alone by later starts', async () => {
    await (await openStore(database.address, patience)).close();
    const made = await run('select * from kysely_migration');
    await (await openStore(database.address, patience)).close();
    expect(await run('select * from kysely_migration')).to.deep.equal(made);
  });

  it('are made all or not at all', async () => {
    await run('create table sessions (mine text)');
    await expect(openStore(database.address, patience)).rejects.toThrow(/sessions/);
    const names = (await run(engine.names)).map((row) => (row as { name: string }).name);
    expect(names.filter((made) => !/kysely_migration/.test(made))).to.deep.equal(['sessions']);
    await run('drop table sessions');
    await (await openStore(database.address, patience)).close();
  });

  it('gain a column for a field whose row is newer than they are, once, and keep what they hold', async () => {
    await (await openStore(database.address, patience)).close();
    await run("insert into events (id, title, slug) values (1, 'Gala', 'gala')");
    await run('alter table events drop column event_status_reason');
    const stores = await Promise.all(Array.from({ length: 3 }, () => openStore(database.address, patience)));
    for (const store of stores) await store.close();
    expect(await run('select title, event_status_reason from events')).to.deep.equal([
      { title: 'Gala', event_status_reason: '' },
    ]);
  });

  it('of a version before the first release are refused with a remedy, and stay as they are', async () => {
    await run('create table migrations (name text primary key, at text not null)');
    await run("insert into migrations (name, at) values ('1-tables', '2026-11-20T12:00:00.000Z')");
    await run('create table events (id integer primary key, title text)');
    await run("insert into events (id, title) values (1, 'Kept')");
    const isFile = name === 'SQLite';
    if (isFile) await run('pragma journal_mode = wal');
    const names = await run(engine.names);
    const files = () =>
      isFile ? readdirSync(dirname(database.address)).map((file) => [file, readFileSync(database.address)]) : [];
    const before = files();
    const refusal =
      /^--database \S+ cannot be opened \(a version before the first release made it.*\): save its lists .*“import”$/;
    await expect(openForCommand('--database', database.address)).rejects.toThrow(refusal);
    await expect(createService({ ...settings, database: database.address })).rejects.toThrow(
      /a version before the first release made it/,
    );
    expect(await run(engine.names)).to.deep.equal(names);
    expect(await run('select title from events')).to.deep.equal([{ title: 'Kept' }]);
    expect(files()).to.deep.equal(before);
  });
});
