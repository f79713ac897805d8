import type { ReactiveControllerHost } from 'lit';
import { isBeyondLastPage, type CalError, type Page } from '../client/index.js';
import { arrange, wirePages, type ListView, type Showing } from './list-pages.js';
import { queryFor, type Question } from './query-cache.js';
import { QuestionsController } from './questions-controller.js';

/** What a list shows, and how to ask for one of its pages. */
export interface ListAsked<T> {
  readonly showing: Showing;
  readonly question: (page: number) => Question<Page<T>>;
}

/** Keeps a host painted with a list, over as many pages as it shows. */
export class ListController<T> {
  readonly #questions: QuestionsController<Page<T>>;
  #refused: CalError | undefined;
  #asked: { showing: Showing; pages: readonly number[] } | undefined;
  #shown: ListView<T> | undefined;

  /** @param ask reads what the host wants now; may throw a CalError, which then is the list's error */
  constructor(host: ReactiveControllerHost, ask: () => ListAsked<T>) {
    this.#questions = new QuestionsController(host, () => {
      const before = this.#refused;
      this.#refused = undefined;
      this.#asked = undefined;
      try {
        const { showing, question } = ask();
        const total = queryFor(question(1)).state.data?.total;
        const pages = wirePages(showing, total);
        const questions = pages.map(question);
        this.#asked = { showing, pages };
        return questions;
      } catch (error) {
        const refused = error as CalError;
        // The same mistake is the same error at each update.
        this.#refused = before?.hint === refused.hint ? before : refused;
        return [];
      }
    });
  }

  /** The list as far as it is known; while other filters are asked for the first time, the list of before. */
  get view(): ListView<T> | undefined {
    const view = this.#arranged();
    if (view && !isSameView(view, this.#shown)) this.#shown = view;
    return view || !this.error ? this.#shown : undefined;
  }

  /** What went wrong; that there is no such page is no error, but the end of a list that has shrunk. */
  get error(): CalError | undefined {
    return this.#refused ?? this.#errors.find((error) => !isBeyondLastPage(error));
  }

  /** Whether there is no such page: a server denies one beyond the last, or finds nothing on it. */
  get isBeyondEnd(): boolean {
    return this.#errors.some(isBeyondLastPage) || this.#arranged()?.items.length === 0;
  }

  get isFetching(): boolean {
    return this.#questions.answers.some((answer) => answer.fetchStatus === 'fetching');
  }

  /** Milliseconds since the epoch at which the oldest part of the list was fetched, when a refresh of it failed. */
  get staleSince(): number | undefined {
    const failed = this.#questions.answers.flatMap((answer) => (answer.error && answer.data ? [answer.dataUpdatedAt] : []));
    return failed.length ? Math.min(...failed) : undefined;
  }

  /** Asks for all shown pages anew. */
  refetch(): Promise<void> {
    return this.#questions.refetch();
  }

  get #errors(): CalError[] {
    return this.#questions.answers.flatMap(({ error }) => error ?? []);
  }

  #arranged(): ListView<T> | undefined {
    if (!this.#asked) return undefined;
    const { showing, pages } = this.#asked;
    const answers = this.#questions.answers;
    const known = pages
      .map((page, index) => [page, answers[index]?.data] as const)
      .filter((entry): entry is [number, Page<T>] => !!entry[1]);
    return arrange(showing, new Map(known));
  }
}

/** The same items in the same place: nothing to paint anew. */
function isSameView<T>(view: ListView<T>, other: ListView<T> | undefined): boolean {
  return (
    other?.total === view.total &&
    other.from === view.from &&
    other.items.length === view.items.length &&
    other.items.every((item, index) => item === view.items[index])
  );
}
