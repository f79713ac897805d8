import { Unavailable } from './errors.js';
import { inTime } from './in-time.js';
import type { DatabaseReader, Store } from './types.js';

/** How often each server is asked for its revision, which shows whether it answers and which writes it lacks, in milliseconds. */
const interval = 500;
/** How long a primary may take to tell its revision before it counts as unavailable, in milliseconds. */
export const longest = 2_000;
/** The same for a replica, instead of which others can be read. */
export const longestOfReplica = 1_000;

/** The connections to a server. It tells its revision on one of its own, so that long reads do not make it seem unavailable. */
export interface Connections {
  readonly reader: DatabaseReader;
  readonly revisionReader: DatabaseReader;
}

/** A primary or replica, with its last known state. */
class Server {
  revision = -1;
  isAvailable = true;
  readonly reader: DatabaseReader;
  readonly #readRevision: () => Promise<number>;
  readonly #longest: number;
  /** Each ends one of the reads that wait for it. */
  readonly #ends = new Set<(reason: Error) => void>();
  #asking: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  constructor(reader: DatabaseReader, readRevision: () => Promise<number>, longest: number) {
    this.reader = reader;
    this.#readRevision = readRevision;
    this.#longest = longest;
  }

  /** Looks whether the server answers, with one question at a time. If it fails or takes too long, the reads that wait for it end. */
  check(): Promise<void> {
    const ask = async () => {
      try {
        this.revision = await inTime(this.#readRevision(), this.#longest);
        this.isAvailable = true;
      } catch {
        this.isAvailable = false;
        for (const end of this.#ends) end(new Unavailable(new Error('a database is silent')));
      }
    };
    return (this.#asking ??= ask().finally(() => (this.#asking = undefined)));
  }

  /** Learns the revision as of now, by the next question: the answer to one that is under way may be older than a write. */
  async refresh(): Promise<void> {
    if (!this.isAvailable) return;
    this.#next ??= Promise.resolve(this.#asking).then(() => {
      this.#next = undefined;
      return this.isAvailable ? this.check() : undefined;
    });
    await this.#next;
  }

  /** Waits for a read from the server, for as long as that is available. */
  async whileAvailable<T>(read: Promise<T>): Promise<T> {
    let end: (reason: Error) => void;
    const unavailable = new Promise<never>((_, reject) => this.#ends.add((end = reject)));
    try {
      return await Promise.race([read, unavailable]);
    } finally {
      this.#ends.delete(end!);
    }
  }
}

/**
 * Sends public reads to replicas. Every write raises the revision, so it shows whether a replica has all writes: one that lags or fails is
 * not read until it has caught up. That holds while the primary is unavailable, too, because what has been trashed must not come back.
 */
export function withReplicas(
  primary: Store,
  ofPrimary: Connections,
  ofReplicas: readonly Connections[],
  revisionOf: (reader: DatabaseReader) => Promise<number>,
): Store {
  const serverOf = ({ reader, revisionReader }: Connections, longest: number) =>
    new Server(reader, () => revisionOf(revisionReader), longest);
  const first = serverOf(ofPrimary, longest);
  const replicas = ofReplicas.map((connections) => serverOf(connections, longestOfReplica));
  const timer = setInterval(() => {
    for (const server of [first, ...replicas]) void server.check();
  }, interval);
  timer.unref();
  let turn = 0;
  /** Whether a server has all writes that are known. */
  const isCurrent = async (server: Server): Promise<boolean> => {
    if (server.revision < first.revision) await server.refresh();
    return server.isAvailable && server.revision >= first.revision;
  };
  const noneIsCurrent = () => new Unavailable(new Error('neither the primary nor a replica that has all writes answers'));

  const store: Store = {
    ...primary,
    canWrite: () => first.isAvailable,
    async revision() {
      await first.refresh();
      if (first.isAvailable) return first.revision;
      await Promise.all(replicas.map((replica) => replica.refresh()));
      // When the primary has come back meanwhile, replicas may lack what it has written since.
      if (first.isAvailable) return store.revision();
      const known = Math.max(...replicas.filter(({ isAvailable }) => isAvailable).map(({ revision }) => revision));
      if (known < first.revision) throw noneIsCurrent();
      return (first.revision = known);
    },
    async readPublic(work) {
      turn++;
      const inTurn = replicas.map((_, index) => replicas[(turn + index) % replicas.length]!);
      const inOrder = function* () {
        yield* inTurn;
        yield first;
        // One that restarts fails once. Of one that goes away, replicas have all writes by now.
        if (first.isAvailable) yield first;
        yield* inTurn;
      };
      let failure = noneIsCurrent();
      for (const server of inOrder()) {
        if (!(await isCurrent(server))) continue;
        try {
          return await server.whileAvailable(work({ ...store, reader: server.reader }));
        } catch (error) {
          if (!(error instanceof Unavailable)) throw error;
          failure = error;
          await server.refresh();
        }
      }
      throw failure;
    },
    async close() {
      clearInterval(timer);
      const replicaReaders = ofReplicas.flatMap(({ reader, revisionReader }) => [reader, revisionReader]);
      await Promise.all([primary.close(), ofPrimary.revisionReader.destroy(), ...replicaReaders.map((reader) => reader.destroy())]);
    },
  };
  return store;
}
