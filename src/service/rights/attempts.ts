import { LRUCache } from 'lru-cache';

/** The failures allowed in a window; then callers wait for its end. */
const mostFailures = 10;
/** In milliseconds. */
const window = 5 * 60_000;
/** The most keys that are kept; those with the oldest failures are dropped. */
const mostRemembered = 10_000;

interface Entry {
  readonly until: number;
  readonly guesses: Set<string>;
}

/** Limits attempts that take a while to check. Several processes share one count (command/processes.ts). */
export interface Limit {
  /**
   * The seconds to wait; 0 for an attempt that may be made. It counts as failed until the key is forgotten, so that many at once are as
   * limited as one after another.
   */
  begin(key: string): number | Promise<number>;
  /** Begins to count anew. */
  forget(key: string): void;
}

/**
 * Counts failed attempts by a key.
 * @param now A clock that never jumps, in milliseconds
 */
export function createAttempts(now = () => performance.now()) {
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
    begin(key: string): number {
      const wait = secondsToWait(key);
      if (wait === 0) fail(key);
      return wait;
    },
    forget(key: string): void {
      entries.delete(key);
    },
  };
}
