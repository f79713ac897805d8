/** A calendar in PostgreSQL with two replicas that follow by streaming. */
import pg from 'pg';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { newWorkspace, type Serving, type Workspace } from '../service/command.js';
import { startPostgres, type Postgres } from '../service/postgres.js';
import { startTraffic } from './traffic.js';

let primary: Postgres;
let replicas: Postgres[];
let workspace: Workspace;
let serving: Serving;
let password: string;
beforeAll(async () => {
  primary = await startPostgres();
  replicas = await Promise.all([startPostgres(primary), startPostgres(primary)]);
  workspace = newWorkspace();
  const database = ['--database', `${primary.address}/postgres`];
  password = await workspace.addUser(...database);
  serving = await workspace.serve([...database, ...replicas.flatMap(({ address }) => ['--replica', `${address}/postgres`])]);
});
afterAll(async () => {
  await workspace.remove();
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

/** How many lists of tags a server has read so far, by the scans of their table. */
async function reads(server: Postgres): Promise<number> {
  const { rows } = await query(server, `select seq_scan + coalesce(idx_scan, 0) as scans from pg_stat_user_tables where relname = 'terms'`);
  return Number(rows[0]!.scans);
}

/** Reads until these servers, and only these, are seen to read. */
async function readUntilReadBy(expected: readonly Postgres[]): Promise<void> {
  const before = await Promise.all(expected.map(reads));
  for (;;) {
    await tags();
    const after = await Promise.all(expected.map(reads));
    if (after.every((count, index) => count > before[index]!)) return;
  }
}

it('public reads go to both replicas, and everybody sees at once what was written', async () => {
  await readUntilReadBy(replicas);
  for (let round = 0; round < 10; round++) {
    await write(`Seen ${round}`);
    for (let reader = 0; reader < 3; reader++) expect(await tags()).to.include(`Seen ${round}`);
  }
});

it('a replica that lags is left aside until it has caught up', async () => {
  await query(replicas[0]!, 'select pg_wal_replay_pause()');
  await write('While one lags');
  for (let reader = 0; reader < 6; reader++) expect(await tags()).to.include('While one lags');
  await query(replicas[0]!, 'select pg_wal_replay_resume()');
  await readUntilReadBy(replicas);
});

it('a replica that dies is left aside, and taken back when it is there again', async () => {
  await replicas[1]!.control('stop', 'immediate');
  for (let reader = 0; reader < 6; reader++) await tags();
  await replicas[1]!.control('restart', 'fast');
  await readUntilReadBy(replicas);
});

it('while the primary is down, reads go on; then all acknowledged writes are there', async () => {
  const traffic = startTraffic(
    () => serving.caller(password),
    () => serving.caller(),
  );
  onTestFinished(() => traffic.stop());
  await traffic.answered('writes', 201, 30);
  await primary.control('stop', 'immediate');
  await traffic.answered('writes', 503);
  await traffic.answered('reads', 200, 100);
  await primary.control('restart', 'fast');
  await traffic.answered('writes', 201, 30);
  await traffic.stop();
  expect(Object.keys(traffic.reads)).to.deep.equal(['200']);
  expect(Object.keys(traffic.writes).filter((status) => !['201', '503'].includes(status))).to.deep.equal([]);
  expect(await traffic.missing(serving.caller())).to.deep.equal([]);
  await readUntilReadBy(replicas);
});
