import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { CalError } from '../../data/client/index.js';
import {
  fetchAhead,
  QueryController,
  type ListView,
  type Presentation,
  type QueryOptions,
  type Results,
} from '../../data/query/index.js';
import { emit, emitError, type CalRecord } from './events.js';
import type { Explain } from './errors/error-messages.js';
import { Explanation } from './errors/explain.js';

/** The options that an element passes to its results. */
export interface ResultsOptions<T, R> extends Omit<Presentation<T, R>, 'isReported'> {
  /** Returns the current query options, if any. @throws CalError of kind `filter` */
  readonly read: () => QueryOptions<T> | undefined;
  /** Whether everything that rendering needs has loaded. */
  readonly isReady: () => boolean;
  /** Whether what is rendered is all that the visitor waits for: always by default. */
  readonly isPainted?: () => boolean;
  /** The likely next requests of the visitor. */
  readonly next?: () => readonly QueryOptions<T>[] | undefined;
}

type Host = ReactiveControllerHost & HTMLElement;

interface Announced<R> {
  readonly shown?: ListView<R> | undefined;
  readonly error?: CalError | undefined;
  readonly isRequesting?: boolean;
}

/**
 * The states of an element that loads: idle, pending, success, empty, error, and stale beside success or empty. Custom
 * states, DOM events and the promise `settled` follow from them here, the same for all elements.
 */
export class ResultsController<T, R extends CalRecord> implements ReactiveController {
  /** Resolves when nothing is loading any more. */
  settled: Promise<void>;
  readonly query: QueryController<T, R>;
  readonly #host: Host;
  /** Custom states, for `:state()` in a page's styles. */
  readonly #states: CustomStateSet;
  readonly #options: ResultsOptions<T, R>;
  readonly #explanation: Explanation;
  #announced: Announced<R> = {};
  #settle!: () => void;
  #isSettled = false;
  /** Takes back what is to be fetched ahead. */
  #forgetAhead?: () => void;

  constructor(host: Host, { states }: ElementInternals, options: ResultsOptions<T, R>) {
    this.#host = host;
    this.#states = states;
    this.#options = options;
    this.#explanation = new Explanation(host);
    this.query = new QueryController<T, R>(host, options.read, {
      ...options,
      // What explains errors is loaded in time where there may be no network later.
      isReported: (error, isPersisted) => {
        const isReady = !(error || isPersisted) || this.#explanation.isReadyFor(error);
        return !error || isReady;
      },
    });
    this.settled = new Promise((resolve) => (this.#settle = resolve));
    host.addController(this);
  }

  /** The records and what there is to say of them, as of the last update of the host. */
  get current(): Results<R> {
    return this.query.results;
  }

  /** Whether nothing can be rendered yet. */
  get isPending(): boolean {
    return !this.#options.isReady() || this.current.status === 'pending';
  }

  /** Says what went wrong; `undefined` where that could not be fetched. */
  get explain(): Explain | undefined {
    return this.#explanation.explain;
  }

  /** Treats an exception during an update as an error of its data. */
  fail(cause: unknown, url: string): void {
    // If the error cannot render either, it is only logged.
    if (this.query.hasFailed) return console.error(cause);
    this.query.fail(new CalError('shape', 'Cannot be shown', { request: { method: 'GET', url }, cause }));
  }

  hostConnected(): void {
    this.#fetchAhead();
  }

  hostDisconnected(): void {
    this.#fetchAhead();
  }

  hostUpdated(): void {
    const { status, shown, error, isFetching, isComplete, staleSince } = this.current;
    if (!this.isPending && (this.#options.isPainted?.() ?? true)) this.query.shown();
    const wanted = {
      loading: status === 'pending',
      empty: status === 'empty',
      error: !!error && staleSince === undefined,
      stale: staleSince !== undefined,
    };
    for (const [state, isOn] of Object.entries(wanted)) this.#states[isOn ? 'add' : 'delete'](state);
    const before = this.#announced;
    const isFinal = isComplete || !isFetching;
    const now = (this.#announced = {
      shown: isFinal ? shown : before.shown,
      error,
      isRequesting: this.query.latest.isFetching,
    });
    if (isFetching && this.#isSettled) {
      this.#isSettled = false;
      this.settled = new Promise((resolve) => (this.#settle = resolve));
    }
    // After this update, so that listeners may request the next.
    queueMicrotask(() => this.#announce(before, now, isFetching));
  }

  #announce(before: Announced<R>, { shown, error, isRequesting }: Announced<R>, isFetching: boolean): void {
    const host = this.#host;
    if (isRequesting && !before.isRequesting) emit(host, 'cal-load', {});
    if (shown && shown !== before.shown) {
      if (shown.items.length) emit(host, 'cal-data', shown);
      else if (!error) emit(host, 'cal-empty', {});
      this.#fetchAhead();
    }
    if (error && error !== before.error) emitError(host, error, () => void this.query.refetch());
    if (isFetching || !this.#options.isReady()) return;
    this.#isSettled = true;
    this.#settle();
  }

  /** Fetches what follows what is shown, while the host is on the page. */
  #fetchAhead(): void {
    this.#forgetAhead?.();
    if (this.#host.isConnected && this.#announced.shown)
      this.#forgetAhead = fetchAhead(() => (this.current.isFetching ? undefined : this.#options.next?.()));
  }
}

/** The records, all on one page. */
export const allOf = <R>(items: readonly R[]): ListView<R> => {
  const { length } = items;
  return { items, from: length && 1, to: length, total: length, pages: length && 1 };
};
