import type { Query, QueryState as CoreQueryState } from '@tanstack/query-core';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { CalError } from '../client/index.js';
import { queryCache, queryFor, type QueryOptions } from './query-cache.js';

/** What is known of a question: data, error, and whether it is being asked. */
export type QueryState<T> = CoreQueryState<T, CalError>;

interface Asked<T> {
  readonly query: Query<T, CalError>;
  readonly staleTime: number;
}

/** How many controllers on the page ask a query. */
const askers = new WeakMap<object, number>();

/** Milliseconds for which an answer is kept that nobody asks any more: whoever goes back finds it. */
const keepTime = 300_000;

/**
 * Keeps a host painted with the answers to its questions. They are asked again at each update of the host, so they may follow from
 * its properties; a question that nobody asks any more is aborted. It stands on queries rather than on query-core's
 * observers, whose other services would weigh 2 kB on every page.
 */
export class QueriesController<T> implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #ask: () => readonly QueryOptions<T>[];
  #asked = new Map<string, Asked<T>>();
  #refused: CalError | undefined;
  #unsubscribe: (() => void) | undefined;

  /** @param ask reads what the host wants now; may throw a CalError, by which nothing is asked */
  constructor(host: ReactiveControllerHost, ask: () => readonly QueryOptions<T>[]) {
    this.#host = host;
    this.#ask = ask;
    host.addController(this);
  }

  /** One answer for each question, in their order. */
  get answers(): readonly QueryState<T>[] {
    return [...this.#asked.values()].map(({ query }) => query.state);
  }

  /** Why nothing can be asked. */
  get refused(): CalError | undefined {
    return this.#refused;
  }

  /** Asks everything anew; resolves when all answers are there. */
  async refetch(): Promise<void> {
    await Promise.all([...this.#asked.values()].map(({ query }) => fetchQuery({ query, staleTime: 0 })));
  }

  hostConnected(): void {
    this.#unsubscribe = queryCache().subscribe(({ query }) => this.#asked.has(query.queryHash) && this.#host.requestUpdate());
    document.addEventListener('visibilitychange', this.#refresh);
  }

  hostUpdate(): void {
    if (this.#unsubscribe) this.#exchange(this.#read());
  }

  hostDisconnected(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
    document.removeEventListener('visibilitychange', this.#refresh);
    this.#exchange([]);
  }

  #read(): readonly QueryOptions<T>[] {
    const before = this.#refused;
    this.#refused = undefined;
    try {
      return this.#ask();
    } catch (error) {
      const refused = error as CalError;
      // The same mistake is the same error at each update.
      this.#refused = before?.hint === refused.hint ? before : refused;
      return [];
    }
  }

  /** Asks what is new, and leaves what is asked no more. */
  #exchange(questions: readonly QueryOptions<T>[]): void {
    const before = this.#asked;
    const asked = questions.map((question) => ({ query: queryFor(question), staleTime: question.staleTime }));
    this.#asked = new Map(asked.map((entry) => [entry.query.queryHash, entry]));
    for (const entry of asked) {
      if (before.delete(entry.query.queryHash)) continue;
      askers.set(entry.query, (askers.get(entry.query) ?? 0) + 1);
      void fetchQuery(entry);
    }
    for (const { query } of before.values()) leave(query);
  }

  /** Back on the page, the reader sees fresh data. */
  readonly #refresh = (): void => {
    if (!document.hidden) for (const entry of this.#asked.values()) void fetchQuery(entry);
  };
}

async function fetchQuery<T>({ query, staleTime }: Asked<T>): Promise<void> {
  // The error is in the answer.
  if (query.isStaleByTime(staleTime)) await query.fetch().catch(() => {});
}

function leave<T>(query: Query<T, CalError>): void {
  const left = askers.get(query)! - 1;
  askers.set(query, left);
  if (left) return;
  void query.cancel({ revert: true });
  setTimeout(() => askers.get(query) || queryCache().remove(query as unknown as Query), keepTime);
}
