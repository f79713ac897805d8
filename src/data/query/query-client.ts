import { QueryClient } from '@tanstack/query-core';
import type { CalError } from '../client/error.js';
import { defaultRetries, retryDelay } from '../client/retry-delay.js';

/** The most responses without an observer that are kept, for five minutes; the oldest go first. */
export const mostUnshown = 50;

let client: QueryClient | undefined;

/** The one client of the page, made on first use, so that importing on a server does nothing. */
export function queryClient(): QueryClient {
  if (client) return client;
  client = new QueryClient({
    defaultOptions: {
      queries: {
        // Being offline is an error to show, not a reason to wait.
        networkMode: 'always',
        retry: (count, error) => count < defaultRetries && retryDelay(error as CalError, count) !== undefined,
        retryDelay: (count, error) => retryDelay(error as CalError, count) ?? 0,
      },
    },
  });
  const cache = client.getQueryCache();
  cache.subscribe(({ type }) => {
    if (type !== 'added' && type !== 'observerRemoved') return;
    const unshown = cache.getAll().filter((query) => !query.isActive() && query.state.fetchStatus === 'idle');
    for (const query of unshown.slice(0, -mostUnshown)) cache.remove(query);
  });
  // From now on stale queries are fetched again when the visitor comes back to the page.
  client.mount();
  return client;
}
