import { Agent, get } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it, onTestFinished } from 'vitest';
import { newWorkspace, type Serving } from '../service/command.js';
import { settings } from '../service/mounts.js';
import { callerOf, setUp } from '../service/set-up.js';
import { least } from '../service/suites/fields.js';

/** Bytes in use, without what can be collected. */
function used(): number {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

it('keeps no more of the answers to ever new questions than the bound of its cache', async () => {
  const running = await setUp({ ...settings, database: ':memory:' });
  const anyone = callerOf(running, 'anonymous');
  const ask = async (from: number, count: number) => {
    let bytes = 0;
    for (let asked = from; asked < from + count; asked++)
      bytes += JSON.stringify((await anyone.get(`/doc?asked=${asked}`)).body).length;
    return bytes;
  };
  await ask(0, 10);
  const before = used();
  expect(await ask(10, 1_000)).to.be.above(100 * 1024 * 1024);
  expect(used() - before).to.be.below(100 * 1024 * 1024);
  await running.service.close();
});

/**
 * A module that the process of a service loads first: each SIGUSR2 has it tell the bytes in use, without what can be collected. The clock
 * stands still, because the cache is emptied each minute.
 */
const observer = `
  import { setFlagsFromString } from 'node:v8';
  import { runInNewContext } from 'node:vm';
  const now = Date.now();
  Date.now = () => now;
  setFlagsFromString('--expose-gc');
  let told = 0;
  process.on('SIGUSR2', () => {
    runInNewContext('gc')();
    const { heapUsed, external } = process.memoryUsage();
    console.log('bytes in use, ' + ++told + ': ' + (heapUsed + external));
  });
`;
let told = 0;
async function usedBy(serving: Serving): Promise<number> {
  process.kill(serving.process, 'SIGUSR2');
  const [, bytes] = await serving.says(new RegExp(`^bytes in use, ${++told}: (\\d+)`));
  return Number(bytes);
}

/** What links carry for trackers, which makes an answer large that costs little; each of these questions has an answer of its own. */
const tail = `from=${'x'.repeat(1_500)}`;
const questions = [
  (number: number) => `/tags?search=word${number}&${tail}`,
  (number: number) => `/categories?search=word${number}&${tail}`,
  (number: number) => `/tags?per_page=1&page=${1 + (number % 3)}&asked=${number}&${tail}`,
];

it('a process that was asked 25,000 different questions uses no more memory than after 10,000', async () => {
  const workspace = newWorkspace();
  onTestFinished(() => workspace.remove());
  const password = await workspace.addUser();
  const serving = await workspace.serve(['--seed'], {
    NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(observer)}`,
  });
  const { origin } = serving;
  const agent = new Agent({ keepAlive: true });
  // Of readers who have the answers: they are made and kept as for others, and there is less to send.
  const headers = { 'If-None-Match': '*' };
  onTestFinished(() => agent.destroy());
  const ask = (path: string) =>
    new Promise<number>((resolve, reject) => {
      get(`${origin}/cal/events/v1${path}`, { agent, headers }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode!));
      }).once('error', reject);
    });
  let asked = 0;
  const statuses: Record<number, number> = {};
  const askUntil = async (count: number) => {
    const reader = async () => {
      while (asked < count) {
        const status = await ask(questions[asked % questions.length]!(asked++));
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    };
    await Promise.all(Array.from({ length: 16 }, reader));
  };
  await askUntil(10_000);
  const before = await usedBy(serving);
  await askUntil(25_000);
  expect((await usedBy(serving)) - before).to.be.below(10 * 1024 * 1024);
  expect(statuses).to.deep.equal({ 304: 25_000 });
  // Not before, since a write empties the cache.
  expect((await serving.caller(password).send('POST', '/events', least('events', 'asked for'))).status).to.equal(201);
});
