import { Unavailable } from './errors.js';
import type { DatabaseReader, Store } from './types.js';

/** How long a server that failed is left aside, in milliseconds: one that is silent costs whoever asks it some seconds. */
export const pause = 1_000;
/** How long reading the revision of the primary may take, in milliseconds, so that a replica is read instead. */
export const patienceForRevision = 1_000;

const lag = new Unavailable(new Error('the replica lacks writes'));

/** Asks a server, and leaves it aside for a while after it was unavailable. */
function guarded() {
  let until = -Infinity;
  return async function ask<T>(work: () => Promise<T>): Promise<T> {
    if (performance.now() < until) throw new Unavailable(new Error('a database has just failed'));
    try {
      return await work();
    } catch (error) {
      if (error instanceof Unavailable && error !== lag) until = performance.now() + pause;
      throw error;
    }
  };
}

/** Tries one way after the other, as long as databases are unavailable. */
async function firstAvailable<T>([way, ...others]: readonly (() => Promise<T>)[]): Promise<T> {
  try {
    return await way!();
  } catch (error) {
    if (!(error instanceof Unavailable) || !others.length) throw error;
    return firstAvailable(others);
  }
}

export interface Readers {
  /** A connection to the primary for the revision alone, with little patience. */
  readonly primary: DatabaseReader;
  /** Connections to servers that follow it; which of them, and whether they are well, is up to the address. */
  readonly replica: DatabaseReader;
}

/**
 * Sends public reads to a replica. Every write raises the revision, so it shows whether a replica has all writes: while it lags or fails,
 * reads go to the primary. That holds while the primary is unavailable, too, because what has been trashed must not come back.
 */
export function withReplica(first: Store, readers: Readers, revisionOf: (reader: DatabaseReader) => Promise<number>): Store {
  const [askPrimary, askReplica] = [guarded(), guarded()];
  /** The last revision that the primary told. */
  let known = -1;
  let canWrite = true;

  /** On one connection, since another may lead to a server that lags. */
  const onReplica = <T>(work: (reader: DatabaseReader, revision: number) => Promise<T>): Promise<T> =>
    askReplica(() =>
      readers.replica.connection().execute(async (reader) => {
        const revision = await revisionOf(reader);
        if (revision < known) throw lag;
        return work(reader, revision);
      }),
    );

  const store: Store = {
    ...first,
    canWrite: () => canWrite,
    revision: () =>
      firstAvailable([
        async () => {
          const asked = askPrimary(() => revisionOf(readers.primary));
          canWrite = await asked.then(Boolean, () => false);
          known = Math.max(known, await asked);
          return known;
        },
        () => onReplica((_, revision) => Promise.resolve(revision)),
      ]),
    readPublic(work) {
      const fromReplica = () => onReplica((reader) => work({ ...store, reader }));
      // The primary may have stopped after it told its revision, and the replica have all writes by now.
      return firstAvailable([fromReplica, () => work(store), fromReplica]);
    },
    async close() {
      await Promise.all([first.close(), readers.primary.destroy(), readers.replica.destroy()]);
    },
  };
  return store;
}
