import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { settings } from '../service/mounts.js';
import { callerOf, setUp } from '../service/set-up.js';

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
    for (let asked = from; asked < from + count; asked++) bytes += JSON.stringify((await anyone.get(`/doc?asked=${asked}`)).body).length;
    return bytes;
  };
  await ask(0, 10);
  const before = used();
  expect(await ask(10, 1_000)).to.be.above(100 * 1024 * 1024);
  expect(used() - before).to.be.below(100 * 1024 * 1024);
  await running.service.close();
});
