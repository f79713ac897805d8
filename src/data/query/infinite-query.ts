import type { Query, QueryFunctionContext, QueryKey } from '@tanstack/query-core';
import { hasFirstRead, partOf, takeFirstData, takeFirstRead } from './first-reads.js';
import { knownPages, type Batch, type Data } from './known-pages.js';
import { orNoPage } from './left-out.js';
import type { ReadablePage } from './readable-page.js';
import { isComplete, nextPages, wirePages, type KnownPages } from './list-pages.js';
import { queryClient } from './query-client.js';
import type { ListKey, QueryOptions } from './query-options.js';

/** The metadata of a query. */
export interface QueryMeta extends Record<string, unknown> {
  readonly options: QueryOptions<never>;
}

/** The fresh pages of the same list that another part of it has. */
const pagesAtHand = <T>(list: ListKey, staleTime: number): KnownPages<T> =>
  new Map(
    queryClient()
      .getQueryCache()
      .findAll({ queryKey: [list], predicate: (query) => !query.isStaleByTime(staleTime) })
      .flatMap(({ state }) => [...knownPages(state.data as Data<T>)]),
  );

/** Loads what reads the answers that a page came with. */
export const loadPageAnswers = () => import('./page-answers.js');

/** Reads a list, from the page where that holds answers of calendars. */
const readFromPage =
  <T>(options: QueryOptions<T>) =>
  <R>(read: () => Promise<R>, _: unknown, query: Query): Promise<R> =>
    document.querySelector('script[data-cal]') && !hasFirstRead(options)
      ? loadPageAnswers().then(({ readWithPageAnswers }) => readWithPageAnswers(read, query, options.list.url), read)
      : read();

/** Data read before the cache was there. It is requested where a query has no data. */
function initialData<T>(options: QueryOptions<T>) {
  let at: number | undefined;
  return {
    initialData: (): Data<T> | undefined => {
      const read = takeFirstData(options);
      at = read?.at;
      return read?.data;
    },
    initialDataUpdatedAt: () => at,
  };
}

/**
 * The options of query-core for a part of a list.
 * @param cacheMode while the server itself is to be reached, and no cache
 */
export function infiniteQuery<T>(options: QueryOptions<T>, cacheMode?: () => RequestCache | undefined) {
  const { list, window, staleTime, readPage } = options;
  return {
    queryKey: [partOf(options)],
    meta: { options },
    queryFn: async ({
      client,
      queryKey,
      pageParam,
      signal,
    }: QueryFunctionContext<QueryKey, readonly number[]>): Promise<Batch<T>> => {
      const cache = cacheMode?.();
      const known: KnownPages<T> = cache ? new Map() : pagesAtHand(list, staleTime);
      const { data, dataUpdatedAt } = client.getQueryState<Data<T>>(queryKey)!;
      // A refetch of the list begins with its first pages.
      const since = pageParam === data?.pageParams[0] ? dataUpdatedAt : 0;
      const first = data ? undefined : takeFirstRead(options);
      const readOne = async (number: number) =>
        known.get(number) ?? first?.page ?? (await readPage(number, { signal, cache, since }).catch(orNoPage));
      const results = await Promise.allSettled(pageParam.map(readOne));
      // Pages before the first failed one are kept; later ones will be requested again.
      const batch: ReadablePage<T>[] = [];
      for (const result of results) {
        if (result.status === 'fulfilled') batch.push(result.value);
        else if (batch.length) break;
        else throw result.reason;
      }
      return batch;
    },
    ...initialData(options),
    persister: readFromPage(options) as never,
    initialPageParam: wirePages(window),
    getNextPageParam: (_: unknown, pages: Batch<T>[], __: unknown, pageParams: (readonly number[])[]) => {
      const known = knownPages({ pages, pageParams });
      return isComplete(window, known) ? undefined : nextPages(window, known);
    },
    staleTime,
  };
}
