import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { CalError } from '../client/error.js';
import { sameInputs } from '../memo/index.js';
import { knownPages } from './known-pages.js';
import { countLeftOut, cutAt, isCut, leftOutError } from './left-out.js';
import { arrange, isComplete, type KnownPages, type ListView } from './list-pages.js';
import { ListObserver } from './list-observer.js';
import { noResults, resultsOf, type Results } from './results.js';
import type { QueryOptions } from './query-options.js';

/** How data becomes records. */
export interface Presentation<T, R> {
  /** Records that are there without a request. */
  readonly given?: () => ListView<R> | undefined;
  /** Computes the records to show. */
  readonly present: (view: ListView<T>) => ListView<R>;
  /** The inputs of `present` other than the view. */
  readonly dependencies?: () => readonly unknown[];
  /** Whether the messages for this error, if any, have arrived. Until then it counts as loading. */
  readonly isReported?: (error: CalError | undefined, isPersisted: boolean | undefined) => boolean;
}

const asTheyAre = { present: (view: ListView<never>): ListView<never> => view };

/**
 * Keeps a host painted with the data of a query. Its options are read again at each update of the host, so they may
 * follow from its properties.
 */
export class QueryController<T, R = T> implements ReactiveController {
  /** The items as they are now. When they change between updates of the host, another update is requested. */
  latest: Results<T> = noResults;
  /** The records as of the last update of the host. */
  results: Results<R> = noResults;
  readonly #host: ReactiveControllerHost;
  readonly #read: () => QueryOptions<T> | undefined;
  #options: QueryOptions<T> | undefined;
  #refused: CalError | undefined;
  #observer: ListObserver<T> | undefined;
  #unsubscribe: (() => void) | undefined;
  /** Set while the server itself is to be reached, and not a cache of the browser. */
  #cache: RequestCache | undefined;
  #isConnected = false;
  /** The view last shown. */
  #shown: ListView<T> | undefined;
  /** The sources of the state shown: the list, the part of it, and the pages at hand. */
  #shownFrom: readonly unknown[] = [];
  /** The error about items left out of it. */
  #leftOut: CalError | undefined;
  readonly #presentation: Presentation<T, R>;
  #presentedFrom: readonly unknown[] = [];
  /** The exception of an update of the host, and of what data. */
  #failure: { readonly error: CalError; readonly of: Results<T> } | undefined;

  /**
   * @param read returns the host's current query options, if any; a CalError that it throws becomes the error of the
   * state
   */
  constructor(
    host: ReactiveControllerHost,
    read: () => QueryOptions<T> | undefined,
    presentation: Presentation<T, R> = asTheyAre as unknown as Presentation<T, R>,
  ) {
    this.#host = host;
    this.#read = read;
    this.#presentation = presentation;
    host.addController(this);
  }

  /** Whether an update of the host has thrown. */
  get hasFailed(): boolean {
    return this.#failure !== undefined;
  }

  /** Treats an exception during an update as an error of its data, until that or the host changes. */
  fail(error: CalError): void {
    this.#failure = { error, of: this.latest };
    this.#host.requestUpdate();
  }

  /** Forgets the exception after a change. */
  recover(): void {
    this.#failure = undefined;
  }

  /** Fetches everything shown again, from the server itself; resolves when that has succeeded or failed. */
  async refetch(): Promise<void> {
    if (!this.#unsubscribe) return;
    this.#cache = 'no-cache';
    await this.#observer!.refetch();
    this.#cache = undefined;
  }

  /** Called when the host has rendered the results. */
  shown(): void {
    void this.#observer?.shown();
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
    this.#update();
    this.results = this.#present();
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
    if (options.persist) void import('./persist.js').then(({ persist }) => persist(options)).catch(() => {});
    this.#observer ??= new ListObserver(options, () => this.#cache);
    this.#observer.observe(options);
    this.#unsubscribe ??= this.#observer.subscribe(() => {
      const before = this.latest;
      this.#fetchMissing();
      this.#update();
      if (this.latest !== before) this.#host.requestUpdate();
    });
    this.#fetchMissing();
  }

  #fetchMissing(): void {
    const { data, isFetching, isError, isPlaceholderData } = this.#observer!.state;
    const isWanting =
      data && !isFetching && !isError && !isPlaceholderData && !isComplete(this.#options!.window, knownPages(data));
    if (isWanting) void this.#observer!.fetchNextPage();
  }

  #leave(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
  }

  /** Takes what the observer has; the same for the same. */
  #update(): void {
    const latest = this.#observed();
    if (Object.entries(latest).some(([name, value]) => value !== this.latest[name as keyof Results<T>]))
      this.latest = latest;
  }

  #observed(): Results<T> {
    if (!this.#options || !this.#unsubscribe) return resultsOf({ ...noResults, error: this.#refused });
    const { window, list } = this.#options;
    const { last, growth = 3 } = window;
    const { data, error, isFetching, isPlaceholderData, isRefetchError, dataUpdatedAt } = this.#observer!.state;
    const known: KnownPages<T> = data && !isPlaceholderData ? knownPages(data) : new Map();
    const isAll = isComplete(window, known);
    const from = [JSON.stringify(list), JSON.stringify(window), ...known.values(), countLeftOut(window, known)];
    const before = this.#shownFrom;
    // A page only shows complete, a whole list also in parts, and a first page while others are to fill it.
    const isGrown = last === Infinity && from.length > (before[0] === from[0] ? growth * before.length : 3);
    const begun =
      isAll || !window.isLeftOut || window.first > 1 || window.order === 'desc' ? undefined : arrange(window, known);
    if (isAll || error || isGrown || begun) {
      const isSame = sameInputs(before, from);
      if (!isSame || !this.#shown) {
        const leftOut = [...known.values()].flatMap(({ leftOut = [] }) => leftOut);
        if (isCut(window, known)) leftOut.push(cutAt(list.url));
        this.#shown = begun ?? arrange(window, known);
        this.#leftOut = leftOut[0] && leftOutError(leftOut);
      }
      this.#shownFrom = from;
    }
    return resultsOf({
      shown: this.#shown,
      isComplete: isAll,
      isFetching: isFetching || !(isAll || error),
      error: error ?? this.#leftOut,
      staleSince: isRefetchError ? dataUpdatedAt : undefined,
    });
  }

  #present(): Results<R> {
    const { latest } = this;
    const { given, isReported } = this.#presentation;
    if (this.#failure?.of !== latest) this.#failure = undefined;
    const failure = this.#failure?.error;
    const error = failure ?? latest.error;
    const records = given?.();
    if (isReported && !isReported(error, this.#options?.persist)) {
      // Keeps the rendered data, and with it the focus.
      const shown = failure
        ? undefined
        : latest.shown
          ? (records ?? this.#recordsOf(latest.shown))
          : this.results.shown;
      return resultsOf({ shown, error: undefined, isFetching: true, isComplete: false, staleSince: undefined });
    }
    if (failure)
      return resultsOf({ ...latest, error: failure, shown: undefined, isComplete: false, staleSince: undefined });
    return resultsOf({
      ...latest,
      shown: records ?? this.#recordsOf(latest.shown),
      isComplete: latest.isComplete || !!records,
    });
  }

  #recordsOf(view: ListView<T> | undefined): ListView<R> | undefined {
    const { dependencies, present } = this.#presentation;
    const from = [view, ...(dependencies?.() ?? [])];
    const { shown } = this.results;
    if (shown && sameInputs(this.#presentedFrom, from)) return shown;
    this.#presentedFrom = from;
    return view && present(view);
  }
}
