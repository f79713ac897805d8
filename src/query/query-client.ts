import { QueryClient } from '@tanstack/query-core';
import { defaultRetries, retryDelay, type CalError } from '../client/index.js';

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
  // From now on stale queries are fetched again when the reader comes back to the page.
  client.mount();
  return client;
}
