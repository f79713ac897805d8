import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { longestOfReplica, withReplicas, type Replica } from '../../../src/service/store/replicas.js';
import type { DatabaseReader, Store } from '../../../src/service/store/store.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const named = (name: string) => ({ name, destroy: () => Promise.resolve() }) as unknown as DatabaseReader;
const silence = new Promise<never>(() => {});

/** A store with one replica; the function stands for what it answers when it is asked for its revision. */
function storeWith(revisionOfReplica: () => Promise<number>): Store {
  const primary = { reader: named('primary'), revision: () => Promise.resolve(7), close: () => Promise.resolve() } as unknown as Store;
  const replica: Replica = { reader: named('replica'), asker: named('asker') };
  return withReplicas(primary, [replica], (asker) => {
    expect(asker).to.equal(replica.asker);
    return revisionOfReplica();
  });
}

/** Makes a public read that takes so many milliseconds, and returns the names of the databases that it was sent to. */
async function read(store: Store, duration: number): Promise<string[]> {
  const asked: string[] = [];
  const done = store.readPublic(({ reader }) => {
    asked.push((reader as unknown as { name: string }).name);
    return new Promise<void>((resolve) => setTimeout(resolve, duration));
  });
  await vi.advanceTimersByTimeAsync(2 * duration);
  await done;
  return asked;
}

it('a replica that is busy for long, and tells its revision meanwhile, is read to the end', async () => {
  const store = storeWith(() => Promise.resolve(7));
  expect(await read(store, 10 * longestOfReplica)).to.deep.equal(['replica']);
  await store.close();
});

it('a replica that does not tell its revision is left, also by what reads it already', async () => {
  const store = storeWith(() => silence);
  expect(await read(store, 10 * longestOfReplica)).to.deep.equal(['replica', 'primary']);
  expect(await read(store, longestOfReplica)).to.deep.equal(['primary']);
  await store.close();
});
