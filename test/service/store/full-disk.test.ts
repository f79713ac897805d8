import { expect, it } from 'vitest';
import type { Connection } from '../../../src/service/store/sqlite-driver.js';
import { settings, sqliteFile } from '../mounts.js';
import { callerOf, setUp } from '../set-up.js';
import { wrapConnections } from '../statements.js';
import { least } from '../suites/fields.js';

const connections: Connection[] = [];

/** As on a full disk, where the engine has rolled back by itself, and then refuses to. */
const refusingRollback = (connection: Connection): Connection => ({
  exec: (sql) => connection.exec(sql),
  close: () => connection.close(),
  prepare(sql) {
    const statement = connection.prepare(sql);
    if (sql !== 'rollback') return statement;
    const run = () => {
      statement.run();
      throw new Error('cannot rollback - no transaction is active');
    };
    return { run, all: run };
  },
});

wrapConnections((connection) => {
  connections.push(refusingRollback(connection));
  return connections.at(-1)!;
});

it('a write that finds the disk full is logged with that cause, and the next works when there is room', async () => {
  const file = sqliteFile();
  const logged: { level?: string; message?: string }[] = [];
  const running = await setUp({ ...settings, database: file.address, log: (entry) => logged.push(entry) });
  const editor = callerOf(running, 'editor');
  const write = async () =>
    (await editor.send('POST', '/events', { ...least('events', 1), description: 'long '.repeat(20_000) })).status;
  // For the engine, a file with a size limit is a full disk.
  const allow = (pages: string) =>
    connections.map((connection) => connection.prepare(`pragma max_page_count = ${pages}`).all());
  allow('1');
  expect(await write()).to.equal(503);
  const errors = logged.filter(({ level }) => level === 'error').map(({ message }) => message);
  expect(errors).to.deep.equal(['the database takes no writes, which get 503: database or disk is full']);
  allow('1000000');
  expect(await write()).to.equal(201);
  await running.service.close();
  await file.remove();
});
