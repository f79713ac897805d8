/** A PostgreSQL that restarts, stops responding or is slow while requests are under way. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findProgram } from '../../runner/programs.mjs';
import { createService } from '../../../src/service/index.js';
import { openStore } from '../../../src/service/store/store.js';
import { postgresDatabase, settings } from '../mounts.js';
import { parsePage, pageParts, textOf } from '../pages-of.js';
import { callerOf, setUp, type SetUp } from '../set-up.js';
import { least } from '../suites/fields.js';
import { site } from '../suites/mount.js';

const isHere = findProgram('postgresql');

let database: Awaited<ReturnType<typeof postgresDatabase>>;
let operator: pg.Client;
let running: SetUp | undefined;
beforeEach(async () => {
  database = await postgresDatabase();
  operator = new pg.Client({ connectionString: database.address });
  await operator.connect();
});
afterEach(async () => {
  await running?.service.close();
  running = undefined;
  await operator.end();
  await database.remove();
});

/** Short where a test waits for the timeout, long where the timeout must not happen. */
const patience = { short: 300, long: 60_000 };

async function start(milliseconds: number, address = database.address) {
  running = await setUp({ ...settings, database: address, patience: milliseconds });
  const { service } = running;
  const [editor, anyone] = [callerOf(running, 'editor'), callerOf(running, 'anonymous')];
  let count = 0;
  return {
    write: () => editor.send('POST', '/events', least('events', ++count)),
    read: () => anyone.get(`/events?page=1&per_page=${++count}`),
    health: async () => (await service.fetch(new Request('http://127.0.0.1/healthz'))).status,
  };
}

/** Starts this many requests, and counts the responses. */
function many<T>(count: number, ask: () => Promise<T>) {
  let answered = 0;
  const all = Promise.all(Array.from({ length: count }, () => ask().finally(() => answered++)));
  return { all, answered: () => answered };
}

/** Resolves when this many connections of the service wait for a lock. */
async function waiting(count: number): Promise<void> {
  // Within a transaction the activity is read once, unless its snapshot is cleared.
  const sql = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  do await operator.query('select pg_stat_clear_snapshot()');
  while ((await operator.query(sql)).rowCount! < count);
}

const statusesOf = (answers: readonly { status: number }[]) => [...new Set(answers.map(({ status }) => status))];

describe.runIf(isHere)('a service whose PostgreSQL', () => {
  it('ends the connections of requests under way answers 503, and the next requests as ever', async () => {
    const { write, read } = await start(patience.long);
    await read();
    await operator.query('begin; lock table events in access exclusive mode');
    const underWay = [many(6, read), many(6, write)];
    await waiting(7);
    await operator.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await operator.query('rollback');
    // A writer that had not begun yet succeeds.
    const answers = (await Promise.all(underWay.map(({ all }) => all))).flat();
    const lost = answers.filter(({ status }) => status === 503);
    expect(lost.length).to.be.at.least(7);
    expect(lost.map(({ headers }) => headers.get('retry-after'))).to.deep.equal(lost.map(() => '5'));
    expect(statusesOf(answers.filter(({ status }) => ![200, 201].includes(status)))).to.deep.equal([503]);
    expect([(await read()).status, (await write()).status]).to.deep.equal([200, 201]);
  });

  it('falls silent goes on answering what needs no database, gives up on the rest, and recovers', async () => {
    const { port } = new URL(database.address);
    const sockets = new Set<Socket>();
    let silent = false;
    const relay = createServer((near) => {
      const far = connect(Number(port), '127.0.0.1');
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(from);
        from.on('data', (data) => silent || to.write(data)).on('error', () => {});
        from.on('close', () => to.destroy());
      }
    });
    await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
    const address = new URL(database.address);
    address.port = String((relay.address() as AddressInfo).port);
    const { read, write, health } = await start(patience.short, address.href);
    expect((await read()).status).to.equal(200);
    silent = true;
    const [reads, writes] = [many(30, read), many(12, write)];
    expect(await health()).to.equal(200);
    expect([reads.answered(), writes.answered()]).to.deep.equal([0, 0]);
    expect(statusesOf([...(await reads.all), ...(await writes.all)])).to.deep.equal([503]);
    silent = false;
    expect([(await read()).status, (await write()).status]).to.deep.equal([200, 201]);
    for (const socket of sockets) socket.destroy();
    relay.close();
  });

  it('is gone for a while says so once, and once that it is back; people see a page that tries again', async () => {
    const { port } = new URL(database.address);
    const address = new URL(database.address);
    const sockets = new Set<Socket>();
    const relay = createServer((near) => {
      const far = connect(Number(port), '127.0.0.1');
      for (const socket of [near, far]) sockets.add(socket.on('error', () => {}));
      near.pipe(far).pipe(near);
    });
    await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
    address.port = String((relay.address() as AddressInfo).port);
    const log: Record<string, unknown>[] = [];
    let now = Date.parse('2026-11-20T15:00:00Z');
    running = await setUp({
      ...settings,
      database: address.href,
      pages: pageParts,
      now: () => now,
      log: (entry) => log.push(entry as Record<string, unknown>),
    });
    const { service } = running;
    const [editor, anyone] = [callerOf(running, 'editor'), callerOf(running, 'anonymous')];
    const open = (path: string, language = 'en') =>
      service.fetch(new Request(site + path, { headers: { Accept: 'text/html', 'Accept-Language': language } }));
    const told = () =>
      log.filter(({ method, audit }) => !method && !audit).map(({ level, message, stack }) => [level, message, stack]);

    expect((await open('/')).status).to.equal(200);
    await new Promise<void>((resolve) => {
      relay.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
    for (const [path, language, words] of [
      ['/', 'en', 'This page tries again by itself.'],
      ['/month/', 'de', 'Diese Seite versucht es von selbst wieder.'],
      ['/event/any/', 'ar', 'ستعيد هذه الصفحة المحاولة تلقائيًا.'],
    ] as const) {
      const response = await open(path, language);
      const names = ['content-type', 'retry-after', 'refresh', 'content-language', 'cache-control'];
      expect([response.status, ...names.map((name) => response.headers.get(name))], path).to.deep.equal([
        503,
        'text/html; charset=UTF-8',
        '5',
        '5',
        language,
        'no-cache, must-revalidate, max-age=0, no-store, private',
      ]);
      expect(textOf(parsePage(await response.text()))).to.include(words);
    }
    const answer = await anyone.get('/events');
    expect([answer.status, answer.body.code]).to.deep.equal([503, 'service_unavailable']);
    expect((await editor.send('POST', '/events', least('events', 1))).status).to.equal(503);
    const begun = ['error', expect.stringMatching(/^the database takes no reads, which get 503: ./), undefined];
    expect(told()).toEqual([begun]);

    now += 42_000;
    await new Promise<void>((resolve) => relay.listen(Number(address.port), '127.0.0.1', resolve));
    expect((await open('/')).status).to.equal(200);
    expect(told()).toEqual([
      begun,
      ['info', 'the database takes reads again, after 42 s; requests that got 503: 5', undefined],
    ]);
    await service.close();
    running = undefined;
    relay.close();
  });

  it('never answers does not start', async () => {
    const sockets: Socket[] = [];
    const hole = createServer((socket) => sockets.push(socket));
    await new Promise<void>((resolve) => hole.listen(0, '127.0.0.1', resolve));
    const address = `postgres://127.0.0.1:${(hole.address() as AddressInfo).port}/calendar`;
    await expect(createService({ database: address, patience: patience.short })).rejects.toThrow(/timeout/);
    for (const socket of sockets) socket.destroy();
    hole.close();
  });

  it('is one of several servers is found', async () => {
    const several = database.address.replace('127.0.0.1', '127.0.0.1:1,127.0.0.1');
    const { write } = await start(patience.long, `${several}?target_session_attrs=read-write`);
    expect((await write()).status).to.equal(201);
  });

  it('makes many writers wait lets the public read', async () => {
    const { write, read } = await start(patience.long);
    await operator.query('begin; lock table revision in exclusive mode');
    const writers = many(12, write);
    await waiting(1);
    expect(statusesOf(await many(30, read).all)).to.deep.equal([200]);
    expect(writers.answered()).to.equal(0);
    await operator.query('rollback');
    expect(statusesOf(await writers.all)).to.deep.equal([201]);
  });

  it('makes writers wait too long tells them when to come again', async () => {
    const { write } = await start(patience.short);
    await operator.query('begin; lock table revision in exclusive mode');
    const answers = await many(12, write).all;
    await operator.query('rollback');
    expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')])).to.deep.equal(
      answers.map(() => [503, '5']),
    );
    expect((await write()).status).to.equal(201);
  });
});

it.runIf(isHere)('a connection is sent one query at a time, also when a write fails half-way', async () => {
  const warnings: Error[] = [];
  const listener = (warning: Error) => warnings.push(warning);
  process.on('warning', listener);
  const store = await openStore(database.address, patience.long);
  const failing = store.write(async (writer) => {
    await Promise.all([
      writer
        .insertInto('users')
        .values({ name: 'maria', role: 'king', nobody: 1 } as never)
        .execute(),
      ...Array.from({ length: 5 }, () => writer.selectFrom('events').selectAll().execute()),
    ]);
  });
  await expect(failing).rejects.toThrow(/"nobody"/);
  await store.close();
  process.off('warning', listener);
  expect(warnings).to.deep.equal([]);
});

it.runIf(isHere)('a statement that takes too long is ended', async () => {
  const store = await openStore(database.address, patience.short);
  const slow = store.write((writer) =>
    writer.selectNoFrom((say) => say.fn('pg_sleep', [say.val(600)]).as('slept')).execute(),
  );
  await expect(slow).rejects.toThrow(/statement timeout/);
  await store.close();
});
