import type { DatabaseReader, Store } from './store.js';
import { Unavailable } from './unavailable.js';

/** How often each server is asked for its revision, which shows what it lacks and whether it is back, in milliseconds. */
const interval = 500;
/** How long a server may take to tell its revision before it is left aside, in milliseconds. */
const longest = 2_000;

/** A server, and what is known of it. */
interface Source {
  readonly reader: DatabaseReader;
  readonly ask: () => Promise<number>;
  /** The last revision that it told, which only grows. */
  revision: number;
  isThere: boolean;
}

/** Asks a server for its revision; one that fails, or is silent for too long, is left aside. */
async function refresh(source: Source): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  try {
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Unavailable(new Error('a database is silent'))), longest);
    });
    source.revision = await Promise.race([source.ask(), silence]);
    source.isThere = true;
  } catch {
    source.isThere = false;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Lets public reads go to replicas. The revision, which every write raises, tells whether a replica has all writes: one that lags or fails is
 * left aside until it has caught up, so that everybody sees what has been written. While the primary is away, replicas are read as they are.
 */
export function withReplicas(
  primary: Store,
  readers: readonly DatabaseReader[],
  revisionOf: (reader: DatabaseReader) => Promise<number>,
): Store {
  const source = (reader: DatabaseReader, ask: () => Promise<number>): Source => ({ reader, ask, revision: -1, isThere: true });
  const first = source(primary.reader, () => primary.revision());
  const replicas = readers.map((reader) => source(reader, () => revisionOf(reader)));
  const timer = setInterval(() => {
    for (const one of [first, ...replicas]) void refresh(one);
  }, interval);
  timer.unref();
  let turn = 0;

  const store: Store = {
    ...primary,
    canWrite: () => first.isThere,
    async revision() {
      if (first.isThere) await refresh(first);
      if (first.isThere) return first.revision;
      const known = replicas.filter(({ isThere }) => isThere).map(({ revision }) => revision);
      if (known.length === 0) throw new Unavailable(new Error('neither the primary nor a replica answers'));
      return Math.max(...known);
    },
    async readPublic(work) {
      turn++;
      const inTurn = replicas.map((_, index) => replicas[(turn + index) % replicas.length]!);
      // Without the primary, the replica that has most comes first.
      const order = first.isThere ? inTurn : inTurn.sort((a, b) => b.revision - a.revision);
      for (const replica of order) {
        if (!replica.isThere) continue;
        if (first.isThere && replica.revision < first.revision) await refresh(replica);
        if (!replica.isThere || (first.isThere && replica.revision < first.revision)) continue;
        try {
          return await work({ ...store, reader: replica.reader });
        } catch (error) {
          if (!(error instanceof Unavailable)) throw error;
          replica.isThere = false;
        }
      }
      return work(store);
    },
    async close() {
      clearInterval(timer);
      await Promise.all([primary.close(), ...readers.map((reader) => reader.destroy())]);
    },
  };
  return store;
}
