import { LRUCache } from 'lru-cache';

/** In milliseconds. */
const window = 5 * 60_000;
/** The most keys that are kept; those with the oldest failures are dropped. */
const mostRemembered = 10_000;

interface Entry {
  readonly until: number;
  readonly guesses: Set<string>;
}

/** The failures of a key that are allowed in a window; then callers wait for its end. */
const mostOfKey = 10;

/**
 * Counts failed attempts by a key.
 * @param now A clock that never jumps, in milliseconds
 */
export function createAttempts(now = () => performance.now(), mostFailures = mostOfKey) {
  const entries = new LRUCache<string, Entry>({ max: mostRemembered });
  const entryOf = (key: string): Entry | undefined => {
    const entry = entries.get(key);
    return entry && entry.until > now() ? entry : undefined;
  };
  /** Seconds to wait; 0 while attempts are accepted. */
  function secondsToWait(key: string): number {
    const entry = entryOf(key);
    return entry && entry.guesses.size >= mostFailures ? (entry.until - now()) / 1000 : 0;
  }
  /** The same guess counts once; without one each failure counts. */
  function fail(key: string, guess?: string): void {
    const entry = entryOf(key) ?? { until: now() + window, guesses: new Set() };
    if (entry.guesses.size < mostFailures) entry.guesses.add(guess ?? String(entry.guesses.size));
    entries.set(key, entry);
  }
  return {
    secondsToWait,
    fail,
    forget(key: string): void {
      entries.delete(key);
    },
    /** Makes a failure undone, of those without a guess. */
    takeBack(key: string): void {
      const guesses = entryOf(key)?.guesses;
      guesses?.delete(String(guesses.size - 1));
    },
  };
}

/** The failures of a network that are allowed in a window, with whatever names. */
const mostOfNetwork = 30;

/** An attempt to sign in. */
export interface LogIn {
  readonly name: string;
  /** Whether a user has that name. */
  readonly isKnown: boolean;
  /** Of the caller's address. */
  readonly network: string;
}

/** Limits attempts to sign in. Several processes share one count (command/processes.ts). */
export interface Limit {
  /**
   * The seconds to wait; 0 for an attempt that may be made. It counts as failed until it succeeds, so that many at once
   * are as limited as one after another.
   */
  begin(logIn: LogIn): number | Promise<number>;
  /** Begins to count the name anew. */
  succeed(logIn: LogIn): void;
}

/**
 * Counts attempts to sign in by name and network, and by network alone. Names that nobody has are counted apart:
 * however many are invented, no guess at the password of a user is forgotten.
 */
export function createLogIns(now?: () => number): Limit {
  const [ofKnown, ofUnknown, ofNetworks] = [
    createAttempts(now),
    createAttempts(now),
    createAttempts(now, mostOfNetwork),
  ];
  const countsOf = ({ name, isKnown, network }: LogIn) => ({
    ofName: isKnown ? ofKnown : ofUnknown,
    key: `${name} ${network}`,
  });
  return {
    begin(logIn) {
      const { ofName, key } = countsOf(logIn);
      const wait = ofNetworks.secondsToWait(logIn.network) || ofName.secondsToWait(key);
      if (wait > 0) return wait;
      ofName.fail(key);
      ofNetworks.fail(logIn.network);
      return 0;
    },
    succeed(logIn) {
      const { ofName, key } = countsOf(logIn);
      ofName.forget(key);
      ofNetworks.takeBack(logIn.network);
    },
  };
}
