import { Unavailable } from './errors.js';
import { inTime } from './in-time.js';
import type { DatabaseReader, Store } from './types.js';

/** How often the revision of each server is read, which shows whether it answers and which writes it lacks, in milliseconds. */
const interval = 500;
/** How long reading the revision of the primary may take before it counts as unavailable, in milliseconds. */
const longest = 2_000;
/** The same for a replica, instead of which others can be read. */
export const longestOfReplica = 1_000;

/** The connections to a replica. Its revision is read on a connection of its own, so that long reads do not make it seem unavailable. */
export interface Replica {
  readonly reader: DatabaseReader;
  readonly revisionReader: DatabaseReader;
}

/** A primary or replica, with its last known state. */
interface DatabaseServer {
  readonly reader: DatabaseReader;
  readonly readRevision: () => Promise<number>;
  /** How long reading its revision may take, in milliseconds. */
  readonly longest: number;
  /** Each ends one of the reads that wait for it. */
  readonly ends: Set<(reason: Error) => void>;
  /** The last revision that was read. */
  revision: number;
  isAvailable: boolean;
}

/** Reads the revision of a server. One that fails or takes too long is unavailable, and the reads that wait for it end. */
async function refresh(server: DatabaseServer): Promise<void> {
  try {
    server.revision = await inTime(server.readRevision(), server.longest);
    server.isAvailable = true;
  } catch {
    server.isAvailable = false;
    for (const end of server.ends) end(new Unavailable(new Error('a database is silent')));
  }
}

/** Waits for a read from a server, for as long as the server is available. */
async function whileAvailable<T>({ ends }: DatabaseServer, read: Promise<T>): Promise<T> {
  let end: (reason: Error) => void;
  const unavailable = new Promise<never>((_, reject) => ends.add((end = reject)));
  try {
    return await Promise.race([read, unavailable]);
  } finally {
    ends.delete(end!);
  }
}

/**
 * Sends public reads to replicas. Every write raises the revision, so it shows whether a replica has all writes: one that lags or fails is
 * not read until it has caught up. That holds while the primary is unavailable, too, because what has been trashed must not come back.
 */
export function withReplicas(
  primary: Store,
  connections: readonly Replica[],
  revisionOf: (reader: DatabaseReader) => Promise<number>,
): Store {
  const serverOf = (known: Pick<DatabaseServer, 'reader' | 'readRevision' | 'longest'>): DatabaseServer => ({
    ...known,
    ends: new Set(),
    revision: -1,
    isAvailable: true,
  });
  const first = serverOf({ reader: primary.reader, readRevision: () => primary.revision(), longest });
  const replicas = connections.map(({ reader, revisionReader }) =>
    serverOf({ reader, readRevision: () => revisionOf(revisionReader), longest: longestOfReplica }),
  );
  const timer = setInterval(() => {
    for (const server of [first, ...replicas]) void refresh(server);
  }, interval);
  timer.unref();
  let turn = 0;
  /** Whether a replica has all writes that the primary is known to have. */
  const isCurrent = async (replica: DatabaseServer): Promise<boolean> => {
    if (replica.isAvailable && replica.revision < first.revision) await refresh(replica);
    return replica.isAvailable && replica.revision >= first.revision;
  };

  const store: Store = {
    ...primary,
    canWrite: () => first.isAvailable,
    async revision() {
      if (first.isAvailable) await refresh(first);
      if (first.isAvailable) return first.revision;
      await Promise.all(replicas.map(isCurrent));
      const known = Math.max(...replicas.filter(({ isAvailable }) => isAvailable).map(({ revision }) => revision));
      if (known < first.revision) throw new Unavailable(new Error('neither the primary nor a replica that has all writes answers'));
      return known;
    },
    async readPublic(work) {
      turn++;
      const inTurn = replicas.map((_, index) => replicas[(turn + index) % replicas.length]!);
      // Without the primary, the replica with the most writes comes first.
      const order = first.isAvailable ? inTurn : inTurn.sort((a, b) => b.revision - a.revision);
      for (const replica of order) {
        if (!(await isCurrent(replica))) continue;
        try {
          return await whileAvailable(replica, work({ ...store, reader: replica.reader }));
        } catch (error) {
          if (!(error instanceof Unavailable)) throw error;
          replica.isAvailable = false;
        }
      }
      if (!first.isAvailable) return work(store);
      try {
        return await whileAvailable(first, work(store));
      } catch (error) {
        if (!(error instanceof Unavailable)) throw error;
        // It may have stopped after its revision was read, and then no replica has that revision.
        if (first.isAvailable) await refresh(first);
        return first.isAvailable ? work(store) : store.readPublic(work);
      }
    },
    async close() {
      clearInterval(timer);
      const readers = connections.flatMap(({ reader, revisionReader }) => [reader, revisionReader]);
      await Promise.all([primary.close(), ...readers.map((reader) => reader.destroy())]);
    },
  };
  return store;
}
