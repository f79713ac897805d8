import { QueryCache, type Query, type QueryClient, type QueryFunctionContext, type QueryKey } from '@tanstack/query-core';
import type { CalError } from '../client/index.js';

/** Key and fetcher together: all that the cache needs to know. Equal keys share one request and one answer. */
export interface QueryOptions<T> {
  readonly queryKey: QueryKey;
  readonly queryFn: (context: QueryFunctionContext) => Promise<T>;
  /** Milliseconds for which an answer counts as fresh. */
  readonly staleTime: number;
}

let cache: QueryCache | undefined;

/** The one cache of the page, made when first asked, so that importing on a server does nothing. */
export const queryCache = (): QueryCache => (cache ??= new QueryCache());

/**
 * The one client of the page: what a query asks of it. Query-core's own client, with mutations and endless lists in tow, would
 * weigh 3 kB on every page.
 */
const client = {
  getQueryCache: queryCache,
  getQueryDefaults: () => ({}),
  // The client room retries. Offline is an error to show, not a reason to wait. What is on the page is kept; see QuestionsController.
  defaultQueryOptions: (options: object) => ({ ...options, retry: false, networkMode: 'always', gcTime: Infinity }),
} as unknown as QueryClient;

/** What the cache holds for a question. */
export function queryFor<T>({ queryKey, queryFn }: QueryOptions<T>): Query<T, CalError> {
  return queryCache().build<T, CalError, T, QueryKey>(client, { queryKey, queryFn });
}
