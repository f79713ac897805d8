import { InfiniteQueryObserver, keepPreviousData, type InfiniteQueryObserverOptions } from '@tanstack/query-core';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { CalError } from '../client/index.js';
import { Unreadable } from '../schema/index.js';
import { infiniteQuery, knownPages, type Batch, type Data } from './infinite-query.js';
import { leftOutError, type LeftOut } from './left-out.js';
import { arrange, isComplete, isSameView, type KnownPages, type ListView } from './list-pages.js';
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

const idle: QueryState<never> = { view: undefined, isComplete: false, isFetching: false, error: undefined, staleSince: undefined };

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
    this.#options = this.#readOptions();
    if (this.#options) this.#observe(this.#options);
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

  #observe(options: QueryOptions<T>): void {
    const observerOptions: InfiniteQueryObserverOptions<Batch<T>, CalError, Data<T>, readonly unknown[], readonly number[]> = {
      ...infiniteQuery(options, () => this.#cache),
      placeholderData: keepPreviousData,
      notifyOnChangeProps: ['data', 'error', 'isFetching', 'isPlaceholderData'],
    };
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
