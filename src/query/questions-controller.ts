import { QueryObserver, type QueryKey, type QueryObserverOptions, type QueryObserverResult } from '@tanstack/query-core';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { CalError } from '../client/index.js';
import { queryClient } from './query-client.js';

/** Key and fetcher together: all that the cache needs to know. Equal keys share one request and one answer. */
export type Question<T> = Pick<QueryObserverOptions<T, CalError>, 'queryFn' | 'staleTime'> & { readonly queryKey: QueryKey };

export type Answer<T> = QueryObserverResult<T, CalError>;

/**
 * Keeps a host painted with the answers to its questions. The questions are asked again at each update of the host, so they
 * may follow from its properties; what the host no longer asks is left alone, and aborted if nobody else asks it.
 */
export class QuestionsController<T> implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #ask: () => readonly Question<T>[];
  #observed = new Map<string, { observer: QueryObserver<T, CalError>; leave?: () => void }>();
  #connected = false;

  constructor(host: ReactiveControllerHost, ask: () => readonly Question<T>[]) {
    this.#host = host;
    this.#ask = ask;
    host.addController(this);
  }

  /** One answer for each question, in their order. */
  get answers(): readonly Answer<T>[] {
    return [...this.#observed.values()].map(({ observer }) => observer.getCurrentResult());
  }

  /** Asks everything anew; resolves when all answers are there. */
  async refetch(): Promise<void> {
    await Promise.all([...this.#observed.values()].map(({ observer }) => observer.refetch()));
  }

  hostConnected(): void {
    this.#connected = true;
    for (const entry of this.#observed.values()) this.#listen(entry);
  }

  hostUpdate(): void {
    const before = this.#observed;
    this.#observed = new Map();
    for (const question of this.#ask()) {
      const hash = JSON.stringify(question.queryKey);
      const entry = before.get(hash) ?? { observer: new QueryObserver<T, CalError>(queryClient(), question) };
      entry.observer.setOptions(question);
      this.#observed.set(hash, entry);
      before.delete(hash);
      this.#listen(entry);
    }
    for (const entry of before.values()) entry.leave?.();
  }

  hostDisconnected(): void {
    this.#connected = false;
    for (const entry of this.#observed.values()) {
      entry.leave?.();
      delete entry.leave;
    }
  }

  #listen(entry: { observer: QueryObserver<T, CalError>; leave?: () => void }): void {
    if (this.#connected) entry.leave ??= entry.observer.subscribe(() => this.#host.requestUpdate());
  }
}
