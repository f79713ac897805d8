import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openConnection } from '../../src/service/store/sqlite-driver.js';
import { atLeastOne } from '../at-least-one.js';
import { least } from './suites/fields.js';
import { newWorkspace, type Workspace, type Serving } from './command.js';
import type { EngineName } from './engines.js';
import { postgresDatabase } from './mounts.js';

/** The commands are those of OPERATING.md. */
const manual = readFileSync('OPERATING.md', 'utf8');
const told = (line: RegExp) => line.exec(manual)![1]!;

let workspace: Workspace;
beforeEach(() => {
  workspace = newWorkspace();
});
afterEach(() => workspace.remove());

/** Writes events one after the other until stopped, and returns those that were acknowledged. */
function keepWriting(serving: Serving, password: string) {
  const acknowledged: number[] = [];
  const editor = serving.caller(password);
  let goesOn = true;
  let enough = () => {};
  const started = new Promise<void>((resolve) => (enough = resolve));
  const done = (async () => {
    while (goesOn) {
      const { status, body } = await editor.send('POST', '/events', {
        ...least('events', 'of the stream'),
        venue: { venue: 'By the stream' },
      });
      if (status === 201) acknowledged.push(body.id as number);
      if (acknowledged.length >= 20) enough();
    }
  })();
  return {
    acknowledged,
    started,
    async stop() {
      goesOn = false;
      await done;
    },
  };
}

/** Expects every acknowledged event to be there and searchable, and users to be able to write. */
async function expectWhole(serving: Serving, password: string, ids: readonly number[]): Promise<void> {
  const reader = serving.caller();
  for (const id of atLeastOne(ids))
    expect((await reader.get(`/events/${id}`)).body.venue?.venue, `event ${id}`).to.equal('By the stream');
  const { body } = await reader.get('/events?search=stream&start_date=2027-02-01');
  expect(body.total).to.be.at.least(ids.length);
  expect((await reader.get('/events?start_date=2000-01-01')).body.total).to.be.above(300);
  const written = await serving.caller(password).send('POST', '/events', least('events', 'unmistakably later'));
  expect(written.status).to.equal(201);
  expect((await reader.get('/events?search=unmistakably')).body.events[0].id).to.equal(written.body.id);
}

/** How a backup is made while the service writes, and restored. */
const restore: Partial<Record<EngineName, () => Promise<void>>> = {
  SQLite: async () => {
    const password = await workspace.addUser();
    const serving = await workspace.serve(['--seed']);
    const stream = keepWriting(serving, password);
    await stream.started;
    const before = [...stream.acknowledged];
    const file = (name: string) => join(workspace.folder, name);
    // Another process makes it, as sqlite3 would.
    const statement = told(/sqlite3 calendar\.sqlite "(.+)"/).replace('copy.sqlite', file('copy.sqlite'));
    const driver = `process.getBuiltinModule?.('node:sqlite') ?? require('@photostructure/sqlite')`;
    const script = `new (${driver}).DatabaseSync(process.argv[1]).exec(process.argv[2])`;
    execFileSync(process.execPath, ['-e', script, file('calendar.sqlite'), statement]);
    await stream.stop();
    expect(stream.acknowledged.length).to.be.at.least(before.length);
    await serving.stop();
    copyFileSync(file('copy.sqlite'), file('calendar.sqlite'));
    for (const left of ['calendar.sqlite-wal', 'calendar.sqlite-shm']) rmSync(file(left), { force: true });
    const copy = openConnection(file('calendar.sqlite'));
    expect(copy.prepare('pragma integrity_check').all()).to.deep.equal([{ integrity_check: 'ok' }]);
    copy.close();
    await expectWhole(await workspace.serve(), password, before);
  },
  PostgreSQL: async () => {
    const [old, fresh] = [await postgresDatabase(), await postgresDatabase()];
    const password = await workspace.addUser('--database', old.address);
    const serving = await workspace.serve(['--seed', '--database', old.address]);
    const stream = keepWriting(serving, password);
    await stream.started;
    const before = [...stream.acknowledged];
    const run = (line: string, address: string) =>
      execFileSync('sh', ['-c', line], {
        cwd: workspace.folder,
        env: { ...process.env, DATABASE: address },
        stdio: 'pipe',
      });
    run(told(/^ +(pg_dump .+)$/m), old.address);
    expect(existsSync(join(workspace.folder, 'copy.dump'))).to.equal(true);
    await stream.stop();
    await serving.stop();
    run(told(/^ +(pg_restore .+)$/m), fresh.address);
    const restored = await workspace.serve(['--database', fresh.address]);
    await expectWhole(restored, password, before);
    await restored.stop();
    for (const database of [old, fresh]) await database.remove();
  },
};

const hasTools = ['pg_dump', 'pg_restore'].every((tool) => spawnSync(tool, ['--version']).status === 0);

describe('a copy that is made while the service writes', () => {
  for (const [engine, run] of Object.entries(restore))
    it.skipIf(engine === 'PostgreSQL' && !hasTools)(`restores a calendar on ${engine}`, run);
});
