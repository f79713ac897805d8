/** A SQLite file that another process writes to. */
import { statSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addUser, createService } from '../../../src/service/index.js';
import { openConnection, type Connection } from '../../../src/service/store/sqlite-driver.js';
import { settings, sqliteFile } from '../mounts.js';
import { callerOf, setUp, type SetUp } from '../set-up.js';
import { recordedAt } from '../suites/dataset.js';
import { least } from '../suites/fields.js';
import { idsOf } from '../suites/lists.js';

let file: ReturnType<typeof sqliteFile>;
let other: Connection;
let running: SetUp;

/** Starts the service, and opens its file as another process would. */
async function start(patience: number, now = Date.now, log: (entry: object) => void = () => {}) {
  running = await setUp({ ...settings, database: file.address, patience, now, log });
  other = openConnection(file.address);
  const [editor, anyone] = [callerOf(running, 'editor'), callerOf(running, 'anonymous')];
  let count = 0;
  return {
    write: () => editor.send('POST', '/events', least('events', ++count)),
    read: async () => (await anyone.get(`/events?page=1&per_page=${++count}`)).status,
    health: async () => (await running.service.fetch(new Request('http://127.0.0.1/healthz'))).status,
  };
}
beforeEach(() => {
  file = sqliteFile();
});
afterEach(async () => {
  other.close();
  await running.service.close();
  await file.remove();
});

describe('while another process writes to the file', () => {
  it('a write waits, and everybody else is answered', async () => {
    const { write, read, health } = await start(60_000);
    other.exec('begin immediate');
    let written = 0;
    const writes = Array.from({ length: 3 }, () => write().finally(() => written++));
    for (let round = 0; round < 20; round++) expect([await health(), await read()]).to.deep.equal([200, 200]);
    expect(written).to.equal(0);
    other.exec('commit');
    expect((await Promise.all(writes)).map(({ status }) => status)).to.deep.equal([201, 201, 201]);
  });

  it('for too long, writes are told when to come again, those in the queue as well, and the log says it once', async () => {
    const told: unknown[] = [];
    const { write, read } = await start(
      100,
      () => recordedAt,
      (entry) => 'method' in entry || 'audit' in entry || told.push(entry),
    );
    other.exec('begin immediate');
    const answers = await Promise.all(Array.from({ length: 20 }, write));
    expect(answers.map(({ status, body, headers }) => [status, body.code, headers.get('retry-after')])).to.deep.equal(
      answers.map(() => [503, 'service_unavailable', '5']),
    );
    expect(await read()).to.equal(200);
    other.exec('commit');
    expect((await write()).status).to.equal(201);
    expect(told).to.deep.equal([
      { level: 'error', message: 'the database takes no writes, which get 503: database is locked' },
      { level: 'info', message: 'the database takes writes again, after 0 s; requests that got 503: 20' },
    ]);
  });

  it('readers go on without what is due, which is published once the file is free', async () => {
    let now = recordedAt;
    await start(60_000, () => now);
    const [editor, anyone] = [callerOf(running, 'editor'), callerOf(running, 'anonymous')];
    const { body } = await editor.send('POST', '/venues', {
      ...least('venues', 'to come'),
      date: '2026-11-20 15:02:00',
    });
    other.exec('begin immediate');
    // Two hours, in which nobody asked.
    now += 2 * 3_600_000;
    expect((await anyone.get('/venues')).body.total).to.equal(0);
    other.exec('commit');
    now += 60_000;
    expect(idsOf(await anyone.get('/venues'), 'venues')).to.deep.equal([body.id]);
  });

  it('another service starts, and a user is added once the file is free', async () => {
    await start(60_000);
    other.exec('begin immediate');
    const second = await createService({ ...settings, database: file.address });
    let isAdded = false;
    const adding = addUser(second, { name: 'maria', role: 'editor' }).finally(() => (isAdded = true));
    expect(await (await second.fetch(new Request('http://127.0.0.1/readyz'))).json()).to.deep.equal({ status: 'ok' });
    expect(isAdded).to.equal(false);
    other.exec('commit');
    expect((await adding).password).to.match(/^(\S{4} ){5}\S{4}$/);
    await second.close();
  });
});

it('a new file, and those that SQLite puts beside it, are for their owner only', async () => {
  const { write } = await start(60_000);
  await write();
  for (const end of ['', '-wal', '-shm'])
    expect((statSync(file.address + end).mode & 0o777).toString(8), end).to.equal('600');
});
