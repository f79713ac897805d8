import { InfiniteQueryObserver, keepPreviousData, type InfiniteQueryObserverOptions } from '@tanstack/query-core';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { CalError } from '../client/index.js';
import { nothing } from './ahead.js';
import { infiniteQuery, knownPages, type Batch, type Data } from './infinite-query.js';
import { leftOutError } from './left-out.js';
import { arrange, isComplete, type KnownPages, type ListView } from './list-pages.js';
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
  /** What it was made from: the list, the part of it, and the pages at hand. */
  #shownFrom: readonly unknown[] = [];
  /** The error about items left out of it. */
  #leftOut: CalError | undefined;

  /** @param read returns the host's current query options, if any; a CalError that it throws becomes the error of the state */
  constructor(host: ReactiveControllerHost, read: () => QueryOptions<T> | undefined) {
    this.#host = host;
    this.#read = read;
    host.addController(this);
  }

  /** Whether the data outlives the page. */
  get isPersisted(): boolean | undefined {
    return this.#options?.persist;
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
    else {
      this.#leave();
      // The previous list is forgotten, so that a later query does not show it.
      if (!this.#refused) this.#observer = this.#shown = undefined;
    }
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
      this.#refused = before?.message === error.message ? before : error;
      return undefined;
    }
  }

  #observe(options: QueryOptions<T>): void {
    if (options.persist) void import('./persist.js').then(({ persist }) => persist(options.queryKey), nothing);
    const observerOptions: InfiniteQueryObserverOptions<Batch<T>, CalError, Data<T>, readonly unknown[], readonly number[]> = {
      ...infiniteQuery(options, () => this.#cache),
      placeholderData: keepPreviousData,
    };
    if (this.#observer) this.#observer.setOptions(observerOptions);
    else this.#observer = new InfiniteQueryObserver(queryClient(), observerOptions);
    this.#unsubscribe ??= this.#observer.subscribe(() => {
      const before = Object.values(this.state);
      this.#fetchMissing();
      this.#updateState();
      if (Object.values(this.state).some((one, index) => one !== before[index])) this.#host.requestUpdate();
    });
    this.#fetchMissing();
  }

  #fetchMissing(): void {
    const { data, isFetching, isError, isPlaceholderData } = this.#observer!.getCurrentResult();
    const isWanting = data && !isFetching && !isError && !isPlaceholderData && !isComplete(this.#options!.window, knownPages(data));
    if (isWanting) void this.#observer!.fetchNextPage({ cancelRefetch: false });
  }

  #leave(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
  }

  /** Derives the state from the observer's result. */
  #updateState(): void {
    if (!this.#options || !this.#unsubscribe) {
      this.state = { ...idle, error: this.#refused };
      return;
    }
    const { window, queryKey } = this.#options;
    const { last, growth = 3 } = window;
    const { data, error, isFetching, isPlaceholderData, isRefetchError, dataUpdatedAt } = this.#observer!.getCurrentResult();
    const known: KnownPages<T> = data && !isPlaceholderData ? knownPages(data) : new Map();
    const isAll = isComplete(window, known);
    const from = [String(queryKey), JSON.stringify(window), ...known.values()];
    const before = this.#shownFrom;
    // A page only shows complete, a whole list also in parts.
    const isGrown = last === Infinity && from.length > (before[0] === from[0] ? growth * before.length : 2);
    if (isAll || error || isGrown) {
      const isSame = from.length === before.length && from.every((one, index) => one === before[index]);
      if (!isSame || !this.#shown) {
        const leftOut = [...known.values()].flatMap(({ leftOut = [] }) => leftOut);
        this.#shown = arrange(window, known);
        this.#leftOut = leftOut[0] && leftOutError(leftOut);
      }
      this.#shownFrom = from;
    }
    this.state = {
      view: this.#shown,
      isComplete: isAll,
      isFetching: isFetching || !(isAll || error),
      error: error ?? this.#leftOut,
      staleSince: isRefetchError ? dataUpdatedAt : undefined,
    };
  }
}
