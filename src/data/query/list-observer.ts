import { CalError } from '../client/error.js';
import { afterFrame } from './after-frame.js';
import type * as cachedList from './cached-list.js';
import type { CachedList } from './cached-list.js';
import { firstRead, keyOf, leaveFirstRead, type FirstRead } from './first-reads.js';
import type { Data } from './known-pages.js';
import { wirePages } from './list-pages.js';
import type { QueryOptions } from './query-options.js';

/** The state of a list. */
export interface ListState<T> {
  readonly data: Data<T> | undefined;
  readonly error: CalError | null;
  readonly isFetching: boolean;
  readonly isError: boolean;
  /** Whether `data` are those of another list, while its own are awaited. */
  readonly isPlaceholderData: boolean;
  readonly isRefetchError: boolean;
  /** Milliseconds since the epoch. */
  readonly dataUpdatedAt: number;
}

const stateOf = <T>(data?: Data<T>, dataUpdatedAt = 0): ListState<T> => ({
  data,
  error: null,
  isFetching: !data,
  isError: false,
  isPlaceholderData: false,
  isRefetchError: false,
  dataUpdatedAt,
});

type Cache = typeof cachedList;

let cache: Cache | undefined;
const loadCache = async (): Promise<Cache> => (cache = await import('./cached-list.js'));

const lacksCache = () => new CalError('network', 'No cache');

/** Milliseconds after which the cache takes over a list that nobody has reported as shown. */
const patience = 3000;

/** Callbacks that hand over to the cache the lists that are not in it yet. */
const waiting = new Set<() => unknown>();

/** Leaves all lists to the cache from now on, because what is written shows in it. */
export async function leaveToCache(): Promise<Cache> {
  const loaded = await loadCache();
  for (const goOn of waiting) goOn();
  return loaded;
}

/**
 * A list as an element sees it. Its first page is read before the cache is there, which weighs as much as all that
 * paints a page; the cache goes on where that ends: with further pages, with what is requested again, and with errors.
 */
export class ListObserver<T> {
  #options: QueryOptions<T>;
  /** The mode of the browser's cache. */
  readonly #mode: () => RequestCache | undefined;
  #listener: (() => void) | undefined;
  #cached: CachedList<T> | undefined;
  #unsubscribe: (() => void) | undefined;
  #state = stateOf<T>();
  #first: FirstRead<T> | undefined;

  constructor(options: QueryOptions<T>, mode: () => RequestCache | undefined) {
    this.#options = options;
    this.#mode = mode;
  }

  get state(): ListState<T> {
    return this.#cached?.getCurrentResult() ?? this.#state;
  }

  /** @param options what is observed from now on */
  observe(options: QueryOptions<T>): void {
    this.#options = options;
    if (this.#cached) this.#cached.observe(options);
    else if (this.#listener) this.#begin();
  }

  /** @param listener is called when the state has changed. The function that is returned ends that. */
  subscribe(listener: () => void): () => void {
    this.#listener = listener;
    waiting.add(this.#goOn);
    if (this.#cached) this.#unsubscribe = this.#cached.subscribe(listener);
    else this.#begin();
    return () => {
      this.#listener = undefined;
      waiting.delete(this.#goOn);
      this.#unsubscribe?.();
      this.#leave();
    };
  }

  /** Requests all pages again. */
  refetch = (): Promise<unknown> => this.#ask((list) => list.refetch());

  /** Requests the pages that follow, unless a request is running. */
  fetchNextPage = (): Promise<unknown> => this.#ask((list) => list.fetchNextPage({ cancelRefetch: false }));

  /** Leaves the list to the cache once the browser has painted what its element has rendered. */
  async shown(): Promise<void> {
    const first = this.#first;
    if (this.#cached || !first?.read) return;
    await afterFrame();
    if (this.#first === first) this.#tryToGoOn();
  }

  async #ask(ask: (list: CachedList<T>) => Promise<unknown>): Promise<unknown> {
    if (this.#cached) return ask(this.#cached);
    this.#state = { ...this.#state, isFetching: true };
    this.#listener?.();
    const list = await this.#goOnOrSay(lacksCache());
    return list && ask(list);
  }

  /** Leaves the list to the cache; where that cannot be fetched, it stays as it is. */
  #tryToGoOn(): void {
    this.#goOn().catch(() => {});
  }

  /** Leaves the list to the cache; where that cannot be fetched, the list has this error. */
  #goOnOrSay(error: CalError): Promise<CachedList<T> | undefined> {
    return this.#goOn().catch(() => {
      this.#state = { ...this.#state, error, isError: true, isFetching: false };
      this.#listener?.();
      return undefined;
    });
  }

  #begin(): void {
    if (!cache && this.#first?.key === keyOf(this.#options)) return;
    // What was kept by this browser is found by the cache, as are several pages at once.
    if (cache || this.#options.persist || wirePages(this.#options.window).length > 1)
      return void this.#goOnOrSay(lacksCache());
    this.#leave();
    const first = firstRead(this.#options);
    this.#first = first;
    first.readers++;
    this.#take(first);
    const isCurrent = () => this.#first === first && !this.#cached;
    first.page.then(
      () => {
        if (!isCurrent()) return;
        if (this.#take(first)) this.#listener?.();
        setTimeout(() => isCurrent() && this.#tryToGoOn(), patience);
      },
      (error: CalError) => void (isCurrent() && this.#goOnOrSay(error)),
    );
  }

  /** Shows what has been read; whether that is new. */
  #take({ read }: FirstRead<T>): boolean {
    if (read?.data === this.#state.data) return false;
    this.#state = stateOf(read?.data, read?.at);
    return true;
  }

  #leave(): void {
    if (this.#first) leaveFirstRead(this.#first as FirstRead<never>);
    this.#first = undefined;
  }

  /** Whether the cache is to take over; a simulated page may have ended. */
  get #isWaiting(): boolean {
    return !this.#cached && this.#listener !== undefined && globalThis.document !== undefined;
  }

  /** Leaves the list to the cache, as long as somebody listens. */
  readonly #goOn = async (): Promise<CachedList<T> | undefined> => {
    const isLate = !cache;
    if (!this.#isWaiting) return this.#cached;
    const { observeList } = cache ?? (await loadCache());
    if (!this.#isWaiting || !this.#listener) return this.#cached;
    this.#cached = observeList(this.#options, this.#mode, !!this.#first?.read && !this.#first.times.length);
    this.#unsubscribe = this.#cached.subscribe(this.#listener);
    waiting.delete(this.#goOn);
    // The cache keeps the data from now on, as long as they are wanted.
    this.#first = undefined;
    this.#state = stateOf();
    if (isLate) this.#listener();
    return this.#cached;
  };
}
