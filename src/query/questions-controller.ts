import type { QueryFunctionContext, QueryKey, QueryState } from '@tanstack/query-core';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { CalError } from '../client/index.js';
import { queryClient } from './query-client.js';

/** Key and fetcher together: all that the cache needs to know. Equal keys share one request and one answer. */
export interface Question<T> {
  readonly queryKey: QueryKey;
  readonly queryFn: (context: QueryFunctionContext) => Promise<T>;
  /** Milliseconds for which an answer counts as fresh. */
  readonly staleTime: number;
}

/** What the cache holds for a question. */
export type Answer<T> = QueryState<T, CalError>;

/** How many controllers on the page ask a question, by its hash. */
const askers = new Map<string, number>();

const hashOf = (question: Question<unknown>) => JSON.stringify(question.queryKey);

/**
 * Keeps a host painted with the answers to its questions. They are asked again at each update of the host, so they may follow from
 * its properties; a question that nobody asks any more is aborted. It stands on the cache rather than on query-core's
 * observers, whose other services would weigh 2 kB on every page.
 */
export class QuestionsController<T> implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #ask: () => readonly Question<T>[];
  #asked = new Map<string, Question<T>>();
  #unsubscribe: (() => void) | undefined;

  constructor(host: ReactiveControllerHost, ask: () => readonly Question<T>[]) {
    this.#host = host;
    this.#ask = ask;
    host.addController(this);
  }

  /** One answer for each question, in their order. */
  get answers(): readonly (Answer<T> | undefined)[] {
    return [...this.#asked.values()].map(({ queryKey }) => queryClient().getQueryState<T, CalError>(queryKey));
  }

  /** Asks everything anew; resolves when all answers are there. */
  async refetch(): Promise<void> {
    await Promise.all([...this.#asked.values()].map((question) => this.#fetch({ ...question, staleTime: 0 })));
  }

  hostConnected(): void {
    this.#unsubscribe = queryClient()
      .getQueryCache()
      .subscribe(({ query }) => this.#asked.has(query.queryHash) && this.#host.requestUpdate());
    document.addEventListener('visibilitychange', this.#refresh);
  }

  hostUpdate(): void {
    if (this.#unsubscribe) this.#exchange(this.#ask());
  }

  hostDisconnected(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
    document.removeEventListener('visibilitychange', this.#refresh);
    this.#exchange([]);
  }

  /** Asks what is new, and leaves what is asked no more. */
  #exchange(questions: readonly Question<T>[]): void {
    const before = this.#asked;
    this.#asked = new Map(questions.map((question) => [hashOf(question), question]));
    for (const [hash, question] of this.#asked) {
      if (before.delete(hash)) continue;
      askers.set(hash, (askers.get(hash) ?? 0) + 1);
      void this.#fetch(question);
    }
    for (const [hash, { queryKey }] of before) {
      const left = askers.get(hash)! - 1;
      askers.set(hash, left);
      if (!left) void queryClient().cancelQueries({ queryKey, exact: true });
    }
  }

  /** Back on the page, the reader sees fresh data. */
  readonly #refresh = (): void => {
    if (!document.hidden) for (const question of this.#asked.values()) void this.#fetch(question);
  };

  async #fetch(question: Question<T>): Promise<void> {
    // The error is in the answer.
    await queryClient()
      .fetchQuery<T>(question)
      .catch(() => {});
  }
}
