import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { longest, longestOfReplica, withReplicas } from '../../../src/service/store/replicas.js';
import type { DatabaseReader, Store } from '../../../src/service/store/types.js';
import { Unavailable } from '../../../src/service/store/errors.js';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const named = (name: string) => ({ name, destroy: () => Promise.resolve() }) as unknown as DatabaseReader;
const silence = new Promise<never>(() => {});

/** A store with one replica; the functions stand for what it and the primary answer when they are asked for their revision. */
function storeWith(revisionOfReplica: () => Promise<number>, revision = () => Promise.resolve(7)): Store {
  const primary = { reader: named('primary'), close: () => Promise.resolve() } as unknown as Store;
  const [ofPrimary, ofReplica] = ['primary', 'replica'].map((name) => ({
    reader: named(name),
    revisionReader: named(`revision of ${name}`),
  }));
  return withReplicas(primary, ofPrimary!, [ofReplica!], (reader) => {
    expect([ofPrimary!.revisionReader, ofReplica!.revisionReader]).to.include(reader);
    return reader === ofPrimary!.revisionReader ? revision() : revisionOfReplica();
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

it.each([
  ['leaves reads to a replica that has all writes by now', [6, 7], ['primary', 'replica']],
  ['is missed while no replica has all writes, which would show again what was trashed', [6, 6], ['primary']],
])('a primary that goes away after it has told its revision %s', async (_, [before, after], expected) => {
  let isUp = true;
  const answer = (revision: number) => (isUp ? Promise.resolve(revision) : Promise.reject(new Error('down')));
  const store = storeWith(
    () => Promise.resolve(isUp ? before! : after!),
    () => answer(7),
  );
  expect(await store.revision()).to.equal(7);
  const asked: string[] = [];
  const reading = store.readPublic(({ reader }) => {
    const { name } = reader as unknown as { name: string };
    asked.push(name);
    if (name === 'replica') return Promise.resolve();
    isUp = false;
    return Promise.reject(new Unavailable(new Error('down')));
  });
  if (after === 7) {
    await reading;
    expect(await store.revision()).to.equal(7);
  } else {
    await expect(reading).rejects.toThrow(Unavailable);
    await expect(store.revision()).rejects.toThrow(Unavailable);
  }
  expect(asked).to.deep.equal(expected);
  await store.close();
});

it('who asks while a primary falls silent waits no longer than until it is known', async () => {
  let isSilent = false;
  const store = storeWith(
    () => Promise.resolve(7),
    () => (isSilent ? silence : Promise.resolve(7)),
  );
  await store.revision();
  isSilent = true;
  const first = store.revision();
  await vi.advanceTimersByTimeAsync(longest - 100);
  const [second, answered] = [store.revision(), vi.fn()];
  void second.then(answered);
  await vi.advanceTimersByTimeAsync(101);
  expect(answered).toHaveBeenCalledOnce();
  expect([await first, await second]).to.deep.equal([7, 7]);
  await store.close();
});

it('a primary that falls silent while no replica has all writes keeps nobody waiting', async () => {
  let isSilent = false;
  const store = storeWith(
    () => Promise.resolve(6),
    () => (isSilent ? silence : Promise.resolve(7)),
  );
  await store.revision();
  const failed = vi.fn();
  void store
    .readPublic(() => {
      if (isSilent) return silence;
      isSilent = true;
      return Promise.reject(new Unavailable(new Error('the connection is lost')));
    })
    .catch(failed);
  await vi.advanceTimersByTimeAsync(longest + 1);
  expect(failed).toHaveBeenCalledOnce();
  await store.close();
});

it('who asks after a write is told of it, though the answer to an earlier question comes meanwhile', async () => {
  const answers: ((revision: number) => void)[] = [];
  const store = storeWith(
    () => Promise.resolve(6),
    () => new Promise((resolve) => answers.push(resolve)),
  );
  const earlier = store.revision();
  await vi.advanceTimersByTimeAsync(0);
  const later = [store.revision(), store.revision()];
  answers[0]!(6);
  expect(await earlier).to.equal(6);
  await vi.advanceTimersByTimeAsync(0);
  expect(answers).to.have.length(2);
  answers[1]!(7);
  expect(await Promise.all(later)).to.deep.equal([7, 7]);
  await store.close();
});

it('a read from a primary that falls silent goes on with a replica that has all writes by then', async () => {
  let isSilent = false;
  const store = storeWith(
    () => Promise.resolve(isSilent ? 7 : 6),
    () => (isSilent ? silence : Promise.resolve(7)),
  );
  await store.revision();
  const asked: string[] = [];
  const reading = store.readPublic(({ reader }) => {
    const { name } = reader as unknown as { name: string };
    asked.push(name);
    isSilent = true;
    return name === 'primary' ? silence : Promise.resolve();
  });
  await vi.advanceTimersByTimeAsync(3_000);
  await reading;
  expect(asked).to.deep.equal(['primary', 'replica']);
  await store.close();
});

it('a primary that fails once, and tells its revision, is read once more', async () => {
  const store = storeWith(() => Promise.resolve(6));
  await store.revision();
  let failures = 1;
  const work = ({ reader }: Store) => {
    expect(reader).to.have.property('name', 'primary');
    return failures-- > 0 ? Promise.reject(new Unavailable(new Error('it restarts'))) : Promise.resolve('read');
  };
  expect(await store.readPublic(work)).to.equal('read');
  failures = 2;
  await expect(store.readPublic(work)).rejects.toThrow(Unavailable);
  await store.close();
});

it('a primary that comes back with new writes while replicas are asked in its place is asked again', async () => {
  let isUp = false;
  let revision = 6;
  let answerOfReplica: (revision: number) => void = () => {};
  const store = storeWith(
    () => (isUp ? new Promise((resolve) => (answerOfReplica = resolve)) : Promise.resolve(6)),
    () => (isUp ? Promise.resolve(revision) : Promise.reject(new Error('down'))),
  );
  expect(await store.revision()).to.equal(6);
  isUp = true;
  const asked = store.revision();
  revision = 7;
  await vi.advanceTimersByTimeAsync(600);
  revision = 8;
  answerOfReplica(6);
  expect(await asked).to.equal(8);
  await store.close();
});

it('a primary that tells its revision in the moment in which it goes away leaves reads to replicas', async () => {
  let isUp = true;
  const store = storeWith(
    () => Promise.resolve(isUp ? 6 : 7),
    () => (isUp ? Promise.resolve(7) : Promise.reject(new Error('down'))),
  );
  await store.revision();
  const asked: string[] = [];
  await store.readPublic(({ reader }) => {
    const { name } = reader as unknown as { name: string };
    asked.push(name);
    if (name === 'replica') return Promise.resolve();
    isUp = asked.length < 2;
    return Promise.reject(new Unavailable(new Error('down')));
  });
  expect(asked).to.deep.equal(['primary', 'primary', 'replica']);
  await store.close();
});
