import { QueryClient } from '@tanstack/query-core';

let client: QueryClient | undefined;

/** The one cache of the page, made when first asked, so that importing on a server does nothing. */
export function queryClient(): QueryClient {
  // The client room retries; offline is an error to show, not a reason to wait.
  client ??= new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  return client;
}
