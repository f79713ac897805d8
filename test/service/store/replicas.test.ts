import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pause, withReplica } from '../../../src/service/store/replicas.js';
import type { DatabaseReader, Store } from '../../../src/service/store/types.js';
import { Unavailable } from '../../../src/service/store/errors.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Connections to a server; all are the same. */
function named(name: string): DatabaseReader {
  const reader = { name, destroy: () => Promise.resolve() };
  return { ...reader, connection: () => ({ execute: (work: (one: object) => unknown) => work(reader) }) } as unknown as DatabaseReader;
}
const nameOf = ({ reader }: Pick<Store, 'reader'>) => (reader as unknown as { name: string }).name;
const down = () => Promise.reject(new Unavailable(new Error('down')));

/** A store with a replica; the functions stand for what it and the primary answer when they are asked for their revision. */
function storeWith(ofReplica: () => Promise<number>, ofPrimary = () => Promise.resolve(7)): Store {
  const primary = { reader: named('primary'), close: () => Promise.resolve() } as unknown as Store;
  return withReplica(primary, { primary: named('the revision'), replica: named('replica') }, (reader) =>
    nameOf({ reader }) === 'replica' ? ofReplica() : ofPrimary(),
  );
}

/** Makes a public read, and returns the names of the databases that it was sent to. */
async function read(store: Store, work: (name: string) => Promise<void> = () => Promise.resolve()): Promise<string[]> {
  const asked: string[] = [];
  await store.readPublic((from) => {
    asked.push(nameOf(from));
    return work(nameOf(from));
  });
  return asked;
}

it('a replica that lags is not read, and read again as soon as it has all writes', async () => {
  let revision = 6;
  const store = storeWith(() => Promise.resolve(revision));
  await store.revision();
  expect(await read(store)).to.deep.equal(['primary']);
  revision = 7;
  expect(await read(store)).to.deep.equal(['replica']);
});

it('a replica that fails is left to itself for a while, so that one that is silent does not make everybody wait', async () => {
  const asked = vi.fn(down);
  const store = storeWith(asked);
  for (let reader = 0; reader < 3; reader++) expect(await read(store)).to.deep.equal(['primary']);
  expect(asked).toHaveBeenCalledTimes(1);
  asked.mockResolvedValue(7);
  vi.advanceTimersByTime(pause);
  expect(await read(store)).to.deep.equal(['replica']);
});

it.each([
  ['leaves reads to a replica that has all writes by now', [6, 7], ['primary', 'replica']],
  ['is missed while no replica has all writes, which would show again what was trashed', [6, 6], ['primary']],
])('a primary that goes away after it has told its revision %s', async (_, [before, after], expected) => {
  let isUp = true;
  const store = storeWith(
    () => Promise.resolve(isUp ? before! : after!),
    () => (isUp ? Promise.resolve(7) : down()),
  );
  expect(await store.revision()).to.equal(7);
  const asked: string[] = [];
  const reading = store.readPublic((from) => {
    asked.push(nameOf(from));
    isUp = nameOf(from) !== 'primary';
    return isUp ? Promise.resolve() : down();
  });
  if (after === 7) {
    await reading;
    expect(await store.revision()).to.equal(7);
  } else {
    await expect(reading).rejects.toThrow(Unavailable);
    await expect(store.revision()).rejects.toThrow(Unavailable);
    expect(store.canWrite()).to.equal(false);
  }
  expect(asked).to.deep.equal(expected);
});

it('an error that is no failure of a database is not tried elsewhere', async () => {
  const store = storeWith(() => Promise.resolve(7));
  await expect(read(store, () => Promise.reject(new Error('a mistake of ours')))).rejects.toThrow('a mistake of ours');
  expect(await read(store)).to.deep.equal(['replica']);
});
