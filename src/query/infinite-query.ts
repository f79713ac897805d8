import type { InfiniteData } from '@tanstack/query-core';
import { CalError, isBeyondLastPage } from '../client/index.js';
import type { ReadablePage } from './left-out.js';
import { isComplete, keysOf, nextPages, wirePages, type KnownPages } from './list-pages.js';
import { queryClient } from './query-client.js';
import type { QueryOptions } from './query-options.js';

/** Pages that were requested together, in the order of their numbers. */
export type Batch<T> = readonly ReadablePage<T>[];
export type Data<T> = InfiniteData<Batch<T>, readonly number[]>;

const noPage: ReadablePage<never> = { items: [], total: 0, totalPages: 0 };

export const knownPages = <T>({ pages, pageParams }: Data<T>): KnownPages<T> =>
  new Map(pages.flatMap((batch, index) => batch.map((page, position) => [pageParams[index]![position]!, page] as const)));

/** The fresh pages of the same list that another part of it has. */
const pagesAtHand = <T>(list: string, staleTime: number): KnownPages<T> =>
  new Map(
    queryClient()
      .getQueryCache()
      .findAll({ queryKey: [list], predicate: (query) => !query.isStaleByTime(staleTime) })
      .flatMap(({ state }) => [...knownPages(state.data as Data<T>)]),
  );

/**
 * What query-core needs to know of a part of a list.
 * @param cacheMode while the server itself is to be reached, and no cache
 */
export function infiniteQuery<T>({ queryKey, window, staleTime, readPage }: QueryOptions<T>, cacheMode?: () => RequestCache | undefined) {
  const { order, limit, first, last } = window;
  const list = String(queryKey);
  return {
    queryKey: [list, order, limit, first, last === Infinity],
    queryFn: async ({ pageParam, signal }: { readonly pageParam: readonly number[]; readonly signal: AbortSignal }): Promise<Batch<T>> => {
      const cache = cacheMode?.();
      const known: KnownPages<T> = cache ? new Map() : pagesAtHand(list, staleTime);
      const first = pagesAtHand<T>(list, Infinity).get(1);
      let firstNow: Promise<ReadablePage<T>> | undefined;
      const readOne = async (number: number) => {
        const page =
          known.get(number) ??
          (await readPage(number, { signal, cache }).catch((error: unknown) => {
            // A list may end before the requested page.
            if (isBeyondLastPage(error)) return noPage;
            throw error;
          }));
        if (!first || number === 1 || number > first.totalPages || keysOf(page).join() !== keysOf(first).join()) return page;
        // What was page 1 may have moved here.
        firstNow ??= readPage(1, { signal, cache: 'no-cache' });
        if (keysOf(page).join() !== keysOf(await firstNow).join()) return page;
        throw new CalError('shape', 'Page 1 again', { code: 'repeated' });
      };
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
    initialPageParam: wirePages(window),
    getNextPageParam: (_: unknown, pages: Batch<T>[], __: unknown, pageParams: (readonly number[])[]) => {
      const known = knownPages({ pages, pageParams });
      return isComplete(window, known) ? undefined : nextPages(window, known);
    },
    staleTime,
  };
}
