import { InfiniteQueryObserver, keepPreviousData, type InfiniteQueryObserverOptions } from '@tanstack/query-core';
import type { CalError } from '../client/error.js';
import { infiniteQuery } from './infinite-query.js';
import type { Batch, Data } from './known-pages.js';
import { queryClient } from './query-client.js';
import type { QueryOptions } from './query-options.js';

export { fetchAll } from './fetch-all.js';
export { watchClock } from './page-clock.js';

type Options<T> = InfiniteQueryObserverOptions<Batch<T>, CalError, Data<T>, readonly unknown[], readonly number[]>;

/** A list in the cache. */
export class CachedList<T> extends InfiniteQueryObserver<
  Batch<T>,
  CalError,
  Data<T>,
  readonly unknown[],
  readonly number[]
> {
  readonly #mode: () => RequestCache | undefined;

  constructor(options: QueryOptions<T>, mode: () => RequestCache | undefined, isFresh: boolean) {
    super(queryClient(), { ...optionsOf(options, mode), refetchOnMount: !isFresh });
    this.#mode = mode;
  }

  observe(options: QueryOptions<T>): void {
    this.setOptions(optionsOf(options, this.#mode));
  }
}

const optionsOf = <T>(options: QueryOptions<T>, mode: () => RequestCache | undefined): Options<T> => ({
  ...infiniteQuery(options, mode),
  placeholderData: keepPreviousData,
});

/** @param isFresh whether what there is of it was read a moment ago, however soon it grows old */
export const observeList = <T>(
  options: QueryOptions<T>,
  mode: () => RequestCache | undefined,
  isFresh: boolean,
): CachedList<T> => new CachedList(options, mode, isFresh);
