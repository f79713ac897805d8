/** Several processes that share a port. */
import { execFileSync } from 'node:child_process';
import { request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, onTestFinished } from 'vitest';
import { newWorkspace, type Serving, type Workspace } from '../service/command.js';
import { startTraffic } from './traffic.js';

let workspace: Workspace;
beforeEach(() => {
  workspace = newWorkspace();
});
afterEach(() => workspace.remove());

/** The status of a read on a connection of its own, so that the next one may reach another process. */
const ask = ({ origin }: Serving, path: string) =>
  new Promise<number>((resolve, reject) => {
    const sent = request(origin + path, { agent: false }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode!));
    });
    sent.once('error', reject).end();
  });
const events = '/cal/events/v1/events';

/** The processes of a command, by their numbers. */
const childrenOf = (serving: Serving): number[] =>
  execFileSync('ps', ['-o', 'pid=', '--ppid', String(serving.process)], { encoding: 'utf8' })
    .trim()
    .split(/\s+/)
    .map(Number);

it('one of several processes that is killed under load is replaced, and no acknowledged write is lost', async () => {
  const password = await workspace.addUser();
  const serving = await workspace.serve(['--processes', '2']);
  await serving.says(/2 processes share the port/);
  const traffic = startTraffic(
    () => serving.caller(password),
    () => serving.caller(),
  );
  onTestFinished(() => traffic.stop());
  await traffic.answered('writes', 201, 30);
  const [first] = childrenOf(serving);
  process.kill(first!, 'SIGKILL');
  await serving.says(new RegExp(`process ${first} ended \\(SIGKILL\\), another one starts`));
  await traffic.answered('writes', 201, 30);
  await traffic.stop();
  expect(await traffic.missing(serving.caller())).to.deep.equal([]);
  expect(Object.keys(traffic.writes).filter((status) => !['0', '201'].includes(status))).to.deep.equal([]);
  expect(await serving.stop()).to.equal(0);
});

it('a process that is killed leaves nobody without an answer', async () => {
  const serving = await workspace.serve(['--processes', '2']);
  await serving.says(/2 processes share the port/);
  const [first] = childrenOf(serving);
  // So it is certain that it is killed before it has taken connections that are under way to it.
  process.kill(first!, 'SIGSTOP');
  const callers = Promise.all(Array.from({ length: 8 }, () => ask(serving, events)));
  await ask(serving, events);
  process.kill(first!, 'SIGKILL');
  await serving.says(new RegExp(`process ${first} ended \\(SIGKILL\\), another one starts`));
  expect(await callers).to.deep.equal(Array(8).fill(200));
  expect(await serving.stop()).to.equal(0);
});

it('several processes show at once what one has written, and count the requests of a caller together', async () => {
  const password = await workspace.addUser();
  const serving = await workspace.serve(['--processes', '2', '--rate-limit', '60']);
  await serving.says(/2 processes share the port/);
  for (let round = 0; round < 5; round++) {
    const { body } = await serving.caller(password).send('POST', '/tags', { name: `Seen ${round}` });
    for (let reader = 0; reader < 4; reader++) {
      const response = await fetch(`${serving.origin}/cal/events/v1/tags?hide_empty=false&per_page=50`, {
        headers: { connection: 'close' },
      });
      const { tags } = (await response.json()) as { tags: { id: number }[] };
      expect(tags.map(({ id }) => id)).to.include(body.id);
    }
  }
  let answered = 25;
  while ((await ask(serving, events)) === 200) answered++;
  // Two that count alone would answer 120.
  expect(answered).to.be.within(60, 90);
  expect(await ask(serving, '/healthz')).to.equal(200);
});

it('several processes that cannot listen say so once', async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  const { port } = holder.address() as AddressInfo;
  const { code, stderr } = await workspace.run(['serve', '--port', String(port), '--processes', '3']);
  expect([code, stderr]).to.deep.equal([1, `--port ${port} is in use: stop what listens there, or give another\n`]);
  holder.close();
});
