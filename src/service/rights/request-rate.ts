import { LRUCache } from 'lru-cache';
import { networkOf } from '../request/client-address.js';

/** In milliseconds. */
const window = 60_000;
/** The most callers that are counted; those whose last request is oldest are forgotten, and begin at zero. */
const mostRemembered = 100_000;

/**
 * Counts the requests of each caller, and returns the seconds that one above the limit has to wait. Packages for this
 * keep a timer for each caller, without a bound, and follow the wall clock, which jumps.
 * @param most Requests of one caller in a minute
 * @param now A clock that never jumps, in milliseconds
 */
export function createRequestRate(most: number, now = () => performance.now()): (address: string) => number {
  const callers = new LRUCache<string, { readonly until: number; count: number }>({ max: mostRemembered });
  return (address) => {
    const key = networkOf(address);
    const known = callers.get(key);
    if (known && known.until > now()) return ++known.count > most ? (known.until - now()) / 1000 : 0;
    callers.set(key, { until: now() + window, count: 1 });
    return 0;
  };
}
