import type { DatabaseReader, Store } from './store.js';
import { Unavailable } from './unavailable.js';

/** How often each server is asked for its revision, which shows what it lacks and whether it is back, in milliseconds. */
const interval = 500;
/** How long the primary may take to tell its revision before it is left aside, in milliseconds. */
const longest = 2_000;
/** The same for a replica, instead of which others can be read. */
export const longestOfReplica = 1_000;

/** What reads a replica, and what asks for its revision: on a connection of its own, so that one that has much to read does not seem silent. */
export interface Replica {
  readonly reader: DatabaseReader;
  readonly asker: DatabaseReader;
}

/** A server, and what is known of it. */
interface Source {
  readonly reader: DatabaseReader;
  readonly ask: () => Promise<number>;
  readonly longest: number;
  /** Ends the reads of it that are under way. */
  readonly ends: Set<(reason: Error) => void>;
  /** The last revision that it told, which only grows. */
  revision: number;
  isThere: boolean;
}

/** Asks a server for its revision; one that fails, or is silent for too long, is left aside, also by the reads that are under way. */
async function refresh(source: Source): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  try {
    const silence = new Promise<never>((_, reject) => {
      timer = setTimeout(reject, source.longest);
    });
    source.revision = await Promise.race([source.ask(), silence]);
    source.isThere = true;
  } catch {
    source.isThere = false;
    for (const end of source.ends) end(new Unavailable(new Error('a database is silent')));
  } finally {
    clearTimeout(timer);
  }
}

/** What was read from a server, unless that is left aside before. */
async function unlessLeft<T>({ ends }: Source, read: Promise<T>): Promise<T> {
  let end: (reason: Error) => void;
  const left = new Promise<never>((_, reject) => ends.add((end = reject)));
  try {
    return await Promise.race([read, left]);
  } finally {
    ends.delete(end!);
  }
}

/**
 * Lets public reads go to replicas. The revision, which every write raises, tells whether a replica has all writes: one that lags or fails is
 * left aside until it has caught up, so that everybody sees what has been written. While the primary is away, replicas are read as they are.
 */
export function withReplicas(primary: Store, servers: readonly Replica[], revisionOf: (reader: DatabaseReader) => Promise<number>): Store {
  const source = (known: Pick<Source, 'reader' | 'ask' | 'longest'>): Source => ({
    ...known,
    ends: new Set(),
    revision: -1,
    isThere: true,
  });
  const first = source({ reader: primary.reader, ask: () => primary.revision(), longest });
  const replicas = servers.map(({ reader, asker }) => source({ reader, ask: () => revisionOf(asker), longest: longestOfReplica }));
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
          return await unlessLeft(replica, work({ ...store, reader: replica.reader }));
        } catch (error) {
          if (!(error instanceof Unavailable)) throw error;
          replica.isThere = false;
        }
      }
      if (!first.isThere) return work(store);
      try {
        return await work(store);
      } catch (error) {
        if (!(error instanceof Unavailable)) throw error;
        // It may have gone since it told its revision, which no replica has then.
        await refresh(first);
        return first.isThere ? work(store) : store.readPublic(work);
      }
    },
    async close() {
      clearInterval(timer);
      await Promise.all([primary.close(), ...servers.flatMap((server) => [server.reader.destroy(), server.asker.destroy()])]);
    },
  };
  return store;
}
