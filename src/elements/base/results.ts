import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { CalError, fetchAhead, QueryController, type ListView, type QueryOptions } from '../../query/index.js';
import { emit, emitError, type CalRecord } from './events.js';
import { Explanation, type Explain } from './explanation.js';

/** The data that is shown, as `cal-data` carries it. */
export interface Shown<R> {
  readonly items: readonly R[];
  /** Positions of the first and last item, counted from 1; both 0 when there is none. */
  readonly from: number;
  readonly to: number;
  readonly total: number;
  readonly pages: number;
}

/** The options that an element passes to its results. */
export interface ResultsOptions<T, R> {
  /** Returns the current query options, if any. @throws CalError of kind `filter` */
  readonly read: () => QueryOptions<T> | undefined;
  /** Records that are there without a request. */
  readonly given?: () => Shown<R> | undefined;
  /** Computes the data to show from a view. */
  readonly present: (view: ListView<T>) => Shown<R>;
  /** The inputs of `present` other than the view. */
  readonly dependencies?: () => readonly unknown[];
  /** Whether everything that rendering needs has loaded. */
  readonly isReady: () => boolean;
  /** What the reader is likely to ask for next. */
  readonly next?: () => readonly QueryOptions<T>[] | undefined;
}

/** The template of each state. */
export interface StateRenderers<R, V> {
  readonly pending: (shown: Shown<R> | undefined) => V;
  readonly stale: (since: number) => V;
  readonly success: (shown: Shown<R>) => V;
  readonly empty: (shown: Shown<R>) => V;
  readonly error: (error: CalError) => V;
}

type Host = ReactiveControllerHost & HTMLElement;

interface Announced<R> {
  readonly shown?: Shown<R> | undefined;
  readonly error?: CalError | undefined;
  readonly isRequesting?: boolean;
}

/**
 * The states of an element that loads: idle, pending, success, empty, error, and stale beside success or empty. Custom states,
 * DOM events and the promise `settled` follow from them here, the same for all elements.
 */
export class ResultsController<T, R extends CalRecord> implements ReactiveController {
  /** `undefined` until there is data; the previous data while other data loads. */
  shown: Shown<R> | undefined;
  /** Shown once it can be explained. */
  error: CalError | undefined;
  /** Whether data, or the message of an error, is loading. */
  isFetching = false;
  /** Whether `shown` is all that is wanted. */
  isComplete = false;
  /** Milliseconds since the epoch at which the data was fetched, when a refresh of it failed. */
  staleSince: number | undefined;
  /** Resolves when nothing is loading any more. */
  settled: Promise<void>;
  readonly #host: Host;
  /** Custom states, for `:state()` in a page's styles. */
  readonly #states: CustomStateSet;
  readonly #options: ResultsOptions<T, R>;
  readonly #query: QueryController<T>;
  readonly #explanation: Explanation;
  #presentedFrom: readonly unknown[] = [];
  /** The exception of an update of the host, with its data. */
  #failure: { readonly error: CalError; readonly view: unknown; readonly isFetching: boolean } | undefined;
  #announced: Announced<R> = {};
  #settle!: () => void;
  #isSettled = false;

  constructor(host: Host, { states }: ElementInternals, options: ResultsOptions<T, R>) {
    this.#host = host;
    this.#states = states;
    this.#options = options;
    this.#query = new QueryController<T>(host, options.read);
    this.#explanation = new Explanation(host);
    this.settled = new Promise((resolve) => (this.#settle = resolve));
    host.addController(this);
  }

  /** Whether nothing can be shown yet. */
  get isPending(): boolean {
    return !this.#options.isReady() || (this.isFetching && !this.isComplete && !this.error && !this.shown?.items.length);
  }

  /** Whether an update of the host has thrown. */
  get hasFailed(): boolean {
    return this.#failure !== undefined;
  }

  /** Whether there is no query. */
  get isIdle(): boolean {
    return !this.shown && !this.error && !this.isFetching;
  }

  /** Says what went wrong; `undefined` where that could not be fetched. */
  get explain(): Explain | undefined {
    return this.#explanation.explain;
  }

  /** The state of the query as it is now, also between updates of the host. */
  get query() {
    return this.#query.state;
  }

  /** Fetches everything shown again. */
  refetch(): Promise<void> {
    return this.#query.refetch();
  }

  /** Treats an exception during an update as an error of its data. */
  fail(cause: unknown, url: string): void {
    const { view, isFetching } = this.#query.state;
    // If the error cannot render either, it is only logged.
    if (this.#failure) return console.error(cause);
    this.#failure = { error: new CalError('shape', 'Cannot be shown', { request: { method: 'GET', url }, cause }), view, isFetching };
    this.#host.requestUpdate();
  }

  /** Forgets the exception after a change. */
  recover(): void {
    this.#failure = undefined;
  }

  hostUpdate(): void {
    const { view, error, isFetching, isComplete, staleSince } = this.#query.state;
    if (this.#failure?.view !== view || this.#failure?.isFetching !== isFetching) this.#failure = undefined;
    const given = this.#options.given?.();
    const failure = this.#failure?.error;
    const found = failure ?? error;
    // What explains errors is loaded in time where there may be no network later.
    const isReady = !(found || this.#query.isPersisted) || this.#explanation.isReadyFor(found);
    const isExplained = !found || isReady;
    this.error = isExplained ? found : undefined;
    this.isFetching = isFetching || !isExplained;
    this.isComplete = isExplained && !failure && (isComplete || !!given);
    this.staleSince = failure || !isExplained ? undefined : staleSince;
    // While an error waits to be explained, what is shown stays, and with it the focus.
    if (isExplained || failure || view) this.shown = failure ? undefined : (given ?? this.#present(view));
  }

  hostUpdated(): void {
    const { shown, error, isFetching, isComplete, staleSince } = this;
    const wanted = {
      loading: isFetching && !isComplete && !error && !shown?.items.length,
      empty: isComplete && !shown?.items.length,
      error: !!error && staleSince === undefined,
      stale: staleSince !== undefined,
    };
    for (const [state, isOn] of Object.entries(wanted)) this.#states[isOn ? 'add' : 'delete'](state);
    const before = this.#announced;
    const isFinal = isComplete || !isFetching;
    const now = (this.#announced = { shown: isFinal ? shown : before.shown, error, isRequesting: this.query.isFetching });
    if (isFetching && this.#isSettled) {
      this.#isSettled = false;
      this.settled = new Promise((resolve) => (this.#settle = resolve));
    }
    // After this update, so that listeners may request the next.
    queueMicrotask(() => this.#announce(before, now, isFetching));
  }

  /** The templates of the current state, each in its own slot of the array, so that nothing moves when another appears. */
  render<V>({ pending, stale, success, empty, error }: StateRenderers<R, V>): (V | undefined)[] {
    const { shown, isComplete, staleSince } = this;
    if (this.isPending) return [undefined, pending(shown)];
    const content = shown?.items.length ? success : isComplete ? empty : undefined;
    return [
      staleSince === undefined ? undefined : stale(staleSince),
      shown && content?.(shown),
      this.error && staleSince === undefined ? error(this.error) : undefined,
    ];
  }

  #present(view: ListView<T> | undefined): Shown<R> | undefined {
    const from = [view, ...(this.#options.dependencies?.() ?? [])];
    if (this.shown && from.every((value, index) => value === this.#presentedFrom[index])) return this.shown;
    this.#presentedFrom = from;
    return view && this.#options.present(view);
  }

  #announce(before: Announced<R>, { shown, error, isRequesting }: Announced<R>, isFetching: boolean): void {
    const host = this.#host;
    if (isRequesting && !before.isRequesting) emit(host, 'cal-load', {});
    if (shown && shown !== before.shown) {
      if (shown.items.length) emit(host, 'cal-data', shown);
      else if (!error) emit(host, 'cal-empty', {});
      fetchAhead(() => (this.isFetching ? undefined : this.#options.next?.()));
    }
    if (error && error !== before.error) emitError(host, error, () => void this.refetch());
    if (isFetching || !this.#options.isReady()) return;
    this.#isSettled = true;
    this.#settle();
  }
}
