/** A calendar in PostgreSQL with two replicas that follow by streaming. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { newWorkspace, type Serving, type Workspace } from '../service/command.js';
import { settings } from '../service/mounts.js';
import { startPostgres, type Postgres } from '../service/postgres.js';
import { callerOf, setUp, type SetUp } from '../service/set-up.js';
import { least } from '../service/suites/fields.js';
import { sampleAddress } from '../service/suites/remote-images.js';
import { startTraffic } from './traffic.js';

/** Stands between the service and a server, and can fall silent: it then accepts connections, and passes on nothing until it speaks again. */
interface Relay {
  readonly address: string;
  fallSilent(): void;
  speak(): void;
  stop(): void;
}

async function startRelay({ address }: Postgres): Promise<Relay> {
  const sockets = new Set<Socket>();
  let isSilent = false;
  const relay = createServer((near) => {
    const far = connect(Number(new URL(address).port), '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (data) => to.write(data)).on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (isSilent) from.pause();
    }
  });
  await new Promise<void>((resolve) => relay.listen(0, '127.0.0.1', resolve));
  const own = new URL(address);
  own.port = String((relay.address() as AddressInfo).port);
  return {
    address: own.href,
    fallSilent() {
      isSilent = true;
      for (const socket of sockets) socket.pause();
    },
    speak() {
      isSilent = false;
      for (const socket of sockets) socket.resume();
    },
    stop() {
      relay.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

let primary: Postgres;
let replicas: Postgres[];
let relay: Relay;
let workspace: Workspace;
let database: string[];
/** The address of both replicas. */
let replica: string;
let serving: Serving;
let password: string;
/** Another process, which may fetch the pictures of tests. */
let other: SetUp;
beforeAll(async () => {
  primary = await startPostgres();
  // One after the other: when both were copied at once, one copy was ended now and then, for a reason that was not found.
  replicas = [await startPostgres(primary), await startPostgres(primary)];
  relay = await startRelay(replicas[0]!);
  workspace = newWorkspace();
  database = ['--database', `${primary.address}/postgres`];
  password = await workspace.addUser(...database);
  const hosts = [relay, replicas[1]!].map(({ address }) => new URL(address).host);
  replica = `postgres://postgres@${hosts.join()}/postgres?query_timeout=2000`;
  other = await setUp({ ...settings, database: `${primary.address}/postgres` });
  serving = await workspace.serve([...database, '--replica', replica]);
});
afterAll(async () => {
  await other.service.close();
  await workspace.remove();
  relay.stop();
  for (const postgres of [...replicas, primary]) await postgres.stop();
});

let asked = 0;
/** The names of the tags, as anybody reads them now. */
async function tags(): Promise<string[]> {
  const { status, body } = await serving.caller().get(`/tags?hide_empty=false&per_page=50&asked=${++asked}`);
  expect(status).to.equal(200);
  return (body.tags as { name: string }[]).map(({ name }) => name);
}
const write = async (name: string) => expect((await serving.caller(password).send('POST', '/tags', { name })).status).to.equal(201);

async function query(server: Postgres, sql: string): Promise<pg.QueryResult<Record<string, unknown>>> {
  const client = new pg.Client({ connectionString: `${server.address}/postgres` });
  await client.connect();
  const result = await client.query<Record<string, unknown>>(sql);
  await client.end();
  return result;
}

/** Runs while these replicas are told of writes, and do not show them. */
async function whilePaused(servers: readonly Postgres[], run: () => Promise<void>): Promise<void> {
  for (const server of servers) await query(server, 'select pg_wal_replay_pause()');
  try {
    await run();
  } finally {
    for (const server of servers) await query(server, 'select pg_wal_replay_resume()');
  }
}

/** Stores a picture by the other process, and returns its path. */
async function savePicture(index: number): Promise<string> {
  const { body } = await callerOf(other, 'editor').send('POST', '/events', {
    ...least('events', 'pictured'),
    image: sampleAddress(index),
  });
  return `/media/${(body.image.url as string).split('/').at(-1)}`;
}

/** How many lists of tags a server has read so far, by the scans of their table. */
async function reads(server: Postgres): Promise<number> {
  const { rows } = await query(server, `select seq_scan + coalesce(idx_scan, 0) as scans from pg_stat_user_tables where relname = 'terms'`);
  return Number(rows[0]!.scans);
}

/** Reads until one of these servers is seen to read. */
async function readUntilReadBy(expected: readonly Postgres[]): Promise<void> {
  const before = await Promise.all(expected.map(reads));
  for (;;) {
    await tags();
    const after = await Promise.all(expected.map(reads));
    if (after.some((count, index) => count > before[index]!)) return;
  }
}

it('public reads go to a replica, and everybody sees at once what was written', async () => {
  await readUntilReadBy(replicas);
  for (let round = 0; round < 10; round++) {
    await write(`Seen ${round}`);
    for (let reader = 0; reader < 3; reader++) expect(await tags()).to.include(`Seen ${round}`);
  }
});

it('replicas that lag are left aside until they have caught up', async () => {
  await whilePaused(replicas, async () => {
    await write('While they lag');
    for (let reader = 0; reader < 6; reader++) expect(await tags()).to.include('While they lag');
  });
  await readUntilReadBy(replicas);
});

it('while all replicas lag, authors read at once what they wrote', async () => {
  const author = serving.caller(password);
  await whilePaused(replicas, async () => {
    const { body } = await author.send('POST', '/events', { ...least('events', 'drafted'), status: 'draft' });
    expect((await author.get(`/events/${body.id}`)).body).to.include({ title: 'Event drafted', status: 'draft' });
    await author.send('PATCH', `/events/${body.id}`, { title: 'Drafted again' });
    expect((await author.get(`/events/${body.id}`)).body.title).to.equal('Drafted again');
    expect((await author.get('/events?status=draft&start_date=2027-02-01')).body.events).to.have.length(1);
  });
  await readUntilReadBy(replicas);
});

it('while all replicas lag, everybody sees a picture that another process has just stored', async () => {
  await whilePaused(replicas, async () => {
    const picture = await savePicture(0);
    const { status, headers } = await fetch(serving.origin + picture);
    expect([status, headers.get('content-type')]).to.deep.equal([200, 'image/png']);
  });
  await readUntilReadBy(replicas);
});

it('what one process writes is seen at once in another that shares its replica, by the author and by everybody', async () => {
  const options = [...database, '--replica', `${replicas[1]!.address}/postgres`];
  const processes = [await workspace.serve(options), await workspace.serve(options)];
  onTestFinished(async () => {
    for (const process of processes) await process.stop();
  });
  const writeAndRead = async () => {
    for (let round = 0; round < 10; round++) {
      const [here, there] = [processes[round % 2]!, processes[(round + 1) % 2]!];
      const [author, sameAuthor, anyone] = [here.caller(password), there.caller(password), there.caller()];
      const title = `Seen elsewhere ${round}`;
      const path = `/events/${(await author.send('POST', '/events', { ...least('events', round), status: 'draft' })).body.id}`;
      expect((await sameAuthor.get(path)).body.status).to.equal('draft');
      expect((await anyone.get(path)).status).to.equal(403);
      await author.send('PATCH', path, { title, status: 'publish' });
      expect((await anyone.get(path)).body.title).to.equal(title);
      await author.send('PATCH', path, { title: `${title}, changed` });
      expect((await anyone.get(path)).body.title).to.equal(`${title}, changed`);
      expect((await sameAuthor.get(path)).body.title).to.equal(`${title}, changed`);
    }
  };
  await writeAndRead();
  await whilePaused([replicas[1]!], writeAndRead);
});

it('when one replica dies, the other is read', async () => {
  for (const [one, other] of [replicas, [...replicas].reverse()]) {
    await one!.control('stop', 'immediate');
    await readUntilReadBy([other!]);
    await one!.control('restart', 'fast');
  }
});

it('a replica that falls silent is left aside, also by who waits for it', async () => {
  await write('Before the silence');
  // Until the one that falls silent is read.
  await replicas[1]!.control('stop', 'immediate');
  await readUntilReadBy([replicas[0]!]);
  await replicas[1]!.control('restart', 'fast');
  relay.fallSilent();
  for (let round = 0; round < 3; round++) {
    for (const seen of await Promise.all(Array.from({ length: 6 }, tags))) expect(seen).to.include('Before the silence');
  }
  await readUntilReadBy([replicas[1]!]);
  relay.speak();
});

it('a service that starts while the primary is down answers readers, and writers once it is back', async () => {
  const picture = await savePicture(2);
  await readUntilReadBy(replicas);
  await primary.control('stop', 'immediate');
  const late = await workspace.serve([...database, '--replica', replica]);
  onTestFinished(async () => void (await late.stop()));
  expect((await late.caller().get('/events')).status).to.equal(200);
  expect((await fetch(late.origin + picture)).status).to.equal(200);
  expect((await late.caller(password).send('POST', '/tags', { name: 'Too early' })).status).to.equal(503);
  await primary.control('restart', 'fast');
  let status: number;
  do ({ status } = await late.caller(password).send('POST', '/tags', { name: 'At last' }));
  while (status === 503);
  expect(status).to.equal(201);
});

it('while the primary is down, public reads, pictures and checks of readiness are answered; then all acknowledged writes are there', async () => {
  const picture = await savePicture(1);
  await readUntilReadBy(replicas);
  const traffic = startTraffic(
    () => serving.caller(password),
    () => serving.caller(),
  );
  onTestFinished(() => traffic.stop());
  await traffic.answered('writes', 201, 30);
  await primary.control('stop', 'immediate');
  await traffic.answered('writes', 503);
  await traffic.answered('reads', 200, 100);
  for (const path of ['/readyz', '/healthz', picture]) expect((await fetch(serving.origin + path)).status, path).to.equal(200);
  // Who signs in or sends a password has to be known.
  expect((await serving.caller(password).get('/events')).status).to.equal(503);
  expect((await serving.caller().get('/events?password=opens')).status).to.equal(503);
  await primary.control('restart', 'fast');
  await traffic.answered('writes', 201, 30);
  await traffic.stop();
  expect(Object.keys(traffic.reads)).to.deep.equal(['200']);
  expect(Object.keys(traffic.writes).filter((status) => !['201', '503'].includes(status))).to.deep.equal([]);
  expect(await traffic.missing(serving.caller())).to.deep.equal([]);
  await readUntilReadBy(replicas);
});
