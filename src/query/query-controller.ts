import { InfiniteQueryObserver, keepPreviousData, type InfiniteData, type InfiniteQueryObserverOptions } from '@tanstack/query-core';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { CalError, isBeyondLastPage } from '../client/index.js';
import { Unreadable } from '../schema/index.js';
import { leftOutError, type LeftOut, type ReadablePage } from './left-out.js';
import { arrange, isComplete, isSameView, nextPages, wirePages, type KnownPages, type ListView } from './list-pages.js';
import { queryClient } from './query-client.js';
import type { QueryOptions } from './query-options.js';

/** The state of a query. */
export interface QueryState<T> {
  /** The items to show; the previous list while new filters load. */
  readonly view: ListView<T> | undefined;
  /** Whether the view is all that the options want. */
  readonly isComplete: boolean;
  readonly isFetching: boolean;
  /** The error, which may be one about items left out. */
  readonly error: CalError | undefined;
  /** Milliseconds since the epoch at which the view was fetched, when a refresh of it failed. */
  readonly staleSince: number | undefined;
}

/** Pages that were requested together, in the order of their numbers. */
type Batch<T> = readonly ReadablePage<T>[];
type Data<T> = InfiniteData<Batch<T>, readonly number[]>;

const idle: QueryState<never> = { view: undefined, isComplete: false, isFetching: false, error: undefined, staleSince: undefined };
const noPage: ReadablePage<never> = { items: [], total: 0, totalPages: 0 };

const knownPages = <T>({ pages, pageParams }: Data<T>): KnownPages<T> =>
  new Map(pages.flatMap((batch, index) => batch.map((page, position) => [pageParams[index]![position]!, page] as const)));

const givenOf = ({ cause }: CalError) => (cause instanceof Unreadable ? cause.given : undefined);

const isSameMistake = (one: CalError, other: CalError) => one.message === other.message && givenOf(one) === givenOf(other);

/** Keeps a host painted with the data of a query. Its options are read again at each update of the host, so they may follow from its properties. */
export class QueryController<T> implements ReactiveController {
  /** When it changes between updates of the host, another update is requested. */
  state: QueryState<T> = idle;
  readonly #host: ReactiveControllerHost;
  readonly #read: () => QueryOptions<T> | undefined;
  #options: QueryOptions<T> | undefined;
  #refused: CalError | undefined;
  #observer: InfiniteQueryObserver<Batch<T>, CalError, Data<T>, readonly unknown[], readonly number[]> | undefined;
  #unsubscribe: (() => void) | undefined;
  /** Set while the server itself is to be reached, and not a cache of the browser. */
  #cache: RequestCache | undefined;
  #isConnected = false;
  /** The view last shown. */
  #shown: ListView<T> | undefined;
  /** The items last left out of it, and their error. */
  #leftOut: { readonly items: readonly LeftOut[]; readonly error?: CalError } = { items: [] };

  /** @param read returns the host's current query options, if any; a CalError that it throws becomes the error of the state */
  constructor(host: ReactiveControllerHost, read: () => QueryOptions<T> | undefined) {
    this.#host = host;
    this.#read = read;
    host.addController(this);
  }

  /** Fetches everything shown again, from the server itself; resolves when that has succeeded or failed. */
  async refetch(): Promise<void> {
    if (!this.#unsubscribe) return;
    this.#cache = 'no-cache';
    await this.#observer!.refetch();
    this.#cache = undefined;
  }

  hostConnected(): void {
    this.#isConnected = true;
  }

  hostUpdate(): void {
    if (!this.#isConnected) return;
    const before = this.#options;
    this.#options = this.#readOptions();
    if (this.#options) this.#observe(this.#options, before);
    else this.#leave();
    if (!this.#options && !this.#refused) this.#forget();
    this.#updateState();
  }

  hostDisconnected(): void {
    this.#isConnected = false;
    this.#leave();
  }

  #readOptions(): QueryOptions<T> | undefined {
    const before = this.#refused;
    this.#refused = undefined;
    try {
      return this.#read();
    } catch (cause) {
      const error = cause instanceof CalError ? cause : new CalError('shape', 'Cannot be requested', { cause });
      // The same mistake is the same error at each update.
      this.#refused = before && isSameMistake(before, error) ? before : error;
      return undefined;
    }
  }

  #observe(options: QueryOptions<T>, before: QueryOptions<T> | undefined): void {
    const observerOptions = { ...this.#observerOptions(options), ...(before && this.#pagesAtHand(options, before)) };
    if (this.#observer) this.#observer.setOptions(observerOptions);
    else this.#observer = new InfiniteQueryObserver(queryClient(), observerOptions);
    this.#unsubscribe ??= this.#observer.subscribe(() => {
      this.#updateState();
      this.#host.requestUpdate();
    });
    const { data, isFetching, isError, isPlaceholderData } = this.#observer.getCurrentResult();
    const isWanting = data && !isFetching && !isError && !isPlaceholderData && !isComplete(options.window, knownPages(data));
    if (isWanting) void this.#observer.fetchNextPage({ cancelRefetch: false });
  }

  #leave(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
  }

  /** Forgets the previous list, so that a later query does not show it. */
  #forget(): void {
    this.#observer = undefined;
    this.#shown = undefined;
  }

  #observerOptions(
    options: QueryOptions<T>,
  ): InfiniteQueryObserverOptions<Batch<T>, CalError, Data<T>, readonly unknown[], readonly number[]> {
    const { queryKey, window, staleTime, readPage } = options;
    const { order, limit, first, last } = window;
    return {
      queryKey: [...queryKey, order, limit, first, last === Infinity],
      queryFn: async ({ pageParam, signal }) => {
        const readOne = (page: number) =>
          readPage(page, { signal, cache: this.#cache }).catch((error: unknown) => {
            // A list may end before the requested page.
            if (isBeyondLastPage(error)) return noPage;
            throw error;
          });
        const results = await Promise.allSettled(pageParam.map(readOne));
        // Pages before the first failed one are kept; later ones will be requested again.
        const failed = results.findIndex(({ status }) => status === 'rejected');
        if (failed === 0) throw (results[0] as PromiseRejectedResult).reason;
        return results
          .slice(0, failed < 0 ? results.length : failed)
          .map((result) => (result as PromiseFulfilledResult<ReadablePage<T>>).value);
      },
      initialPageParam: wirePages(window),
      getNextPageParam: (_, pages, __, pageParams) => nextPages(window, knownPages({ pages, pageParams })),
      placeholderData: keepPreviousData,
      staleTime,
      notifyOnChangeProps: ['data', 'error', 'isFetching', 'isPlaceholderData'],
    };
  }

  /** Downwards, neighboring pages share a page of the server, and all share the first. */
  #pagesAtHand({ queryKey, window }: QueryOptions<T>, before: QueryOptions<T>): { initialData?: Data<T>; initialDataUpdatedAt?: number } {
    const { data, isPlaceholderData, dataUpdatedAt } = this.#observer?.getCurrentResult() ?? {};
    if (window.order === 'asc' || !data || isPlaceholderData || String(before.queryKey) !== String(queryKey)) return {};
    const known = knownPages(data);
    const pages = wirePages(window, known.get(1)?.total).filter((page) => known.has(page));
    return { initialData: { pages: [pages.map((page) => known.get(page)!)], pageParams: [pages] }, initialDataUpdatedAt: dataUpdatedAt };
  }

  /** Derives the state from the observer's result. */
  #updateState(): void {
    if (!this.#options || !this.#unsubscribe) {
      this.state = { ...idle, error: this.#refused };
      return;
    }
    const { window } = this.#options;
    const { data, error, isFetching, isPlaceholderData, isRefetchError, dataUpdatedAt } = this.#observer!.getCurrentResult();
    const known: KnownPages<T> = data && !isPlaceholderData ? knownPages(data) : new Map();
    const isAll = isComplete(window, known);
    // A whole list shows each part as it arrives; a page only shows complete.
    const isShowable = isAll || error || (window.last === Infinity && known.size);
    const view = isShowable ? arrange(window, known) : this.#shown;
    if (!view || !isSameView(view, this.#shown)) this.#shown = view;
    this.state = {
      view: this.#shown,
      isComplete: isAll,
      isFetching: isFetching || !(isAll || error),
      error: error ?? this.#leftOutError(known),
      staleSince: isRefetchError && view ? dataUpdatedAt : undefined,
    };
  }

  /** The same error as long as the same items are left out. */
  #leftOutError(known: KnownPages<T>): CalError | undefined {
    const items = [...known.values()].flatMap(({ leftOut = [] }) => leftOut);
    const before = this.#leftOut.items;
    const isSame = items.length === before.length && items.every((one, index) => one === before[index]);
    if (!isSame) this.#leftOut = items.length ? { items, error: leftOutError(items) } : { items };
    return this.#leftOut.error;
  }
}
