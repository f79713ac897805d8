import { isBeyondLastPage, type Page } from './read.js';
import type { CallOptions } from './request.js';

/** Browsers allow six connections per host; two are left to the page. */
const mostInFlight = 4;

/**
 * Walks over the pages from `first` on, in order, and stops at an empty page or one that the server denies.
 * Pages are counted, not followed: a server's `next_rest_url` loses filters (wire section 5).
 * Leaving the loop aborts what is in flight.
 * @param read reads one page
 * @param beyond how many pages after `totalPages` may still hold items
 */
export async function* walkPages<T>(
  read: (page: number, options: CallOptions) => Promise<Page<T>>,
  first: number,
  beyond: number,
  signal?: AbortSignal,
): AsyncGenerator<Page<T>, void, undefined> {
  const leaving = new AbortController();
  const options = { signal: signal ? AbortSignal.any([signal, leaving.signal]) : leaving.signal };
  const inFlight: Promise<Page<T> | undefined>[] = [];
  const ask = (page: number) => {
    const answer = read(page, options).catch((error: unknown) => {
      if (!isBeyondLastPage(error)) throw error;
      return undefined;
    });
    // Its failure counts when its turn comes.
    answer.catch(() => {});
    inFlight.push(answer);
  };
  try {
    ask(first);
    for (let next = first + 1; ;) {
      const page = await inFlight.shift();
      if (!page?.items.length) return;
      yield page;
      while (inFlight.length < mostInFlight && next <= page.totalPages + beyond) ask(next++);
    }
  } finally {
    leaving.abort();
  }
}
