import type { ReactiveControllerHost } from 'lit';
import type { CalError } from '../client/index.js';
import type { QueryOptions } from './query-cache.js';
import { QueriesController, type QueryState } from './queries-controller.js';

/** Keeps a host painted with one item. */
export class ItemController<T> {
  readonly #questions: QueriesController<T>;
  #shown: T | undefined;

  /** @param ask reads what the host wants now, if anything; may throw a CalError, which then is the item's error */
  constructor(host: ReactiveControllerHost, ask: () => QueryOptions<T> | undefined) {
    this.#questions = new QueriesController(host, () => [ask() ?? []].flat());
  }

  /** The item as far as it is known; while another is asked for the first time, the one before. */
  get item(): T | undefined {
    const { data } = this.#answer ?? {};
    if (data || !this.isFetching) this.#shown = data;
    return this.#shown;
  }

  get error(): CalError | undefined {
    return this.#questions.refused ?? this.#answer?.error ?? undefined;
  }

  get isFetching(): boolean {
    return this.#answer?.fetchStatus === 'fetching';
  }

  /** Milliseconds since the epoch at which the item was fetched, when a refresh of it failed. */
  get staleSince(): number | undefined {
    return this.item && this.error && this.#answer?.dataUpdatedAt;
  }

  /** Asks anew. */
  refetch(): Promise<void> {
    return this.#questions.refetch();
  }

  get #answer(): QueryState<T> | undefined {
    return this.#questions.answers[0];
  }
}
