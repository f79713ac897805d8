import type { ReactiveControllerHost } from 'lit';
import { isBeyondLastPage, type CalError } from '../client/index.js';
import { leftOutError, type LeftOut, type ReadablePage } from './left-out.js';
import { arrange, wirePages, type ListView, type PageWindow } from './list-pages.js';
import { queryFor, type QueryOptions } from './query-cache.js';
import { QueriesController } from './queries-controller.js';

/** What a list shows, and how to ask for one of its pages. */
export interface ListOptions<T> {
  readonly showing: PageWindow;
  readonly question: (page: number) => QueryOptions<ReadablePage<T>>;
}

/** Keeps a host painted with a list, over as many pages as it shows. */
export class ListController<T> {
  readonly #questions: QueriesController<ReadablePage<T>>;
  #asked: { showing: PageWindow; pages: readonly number[] } | undefined;
  #shown: ListView<T> | undefined;
  #leftOut: { readonly items: readonly LeftOut[]; readonly error?: CalError } = { items: [] };

  /** @param ask reads what the host wants now, if anything; may throw a CalError, which then is the list's error */
  constructor(host: ReactiveControllerHost, ask: () => ListOptions<T> | undefined) {
    this.#questions = new QueriesController(host, () => {
      this.#asked = undefined;
      const asked = ask();
      if (!asked) return [];
      const { showing, question } = asked;
      const answer = (page: number) => queryFor(question(page)).state.data;
      const last = showing.last === Infinity ? endOfAsked(answer, showing) : showing.last;
      const pages = wirePages({ ...showing, last }, answer(1)?.total);
      this.#asked = { showing, pages };
      return pages.map(question);
    });
  }

  /** The list as far as it is known; while other filters are asked for the first time, the list of before. */
  get view(): ListView<T> | undefined {
    const view = this.#arranged();
    if (view && !isSameView(view, this.#shown)) this.#shown = view;
    return view || !this.error ? this.#shown : undefined;
  }

  /** What went wrong, items left out among it; that there is no such page is no error, but the end of a list that has shrunk. */
  get error(): CalError | undefined {
    return this.#questions.refused ?? this.#errors.find((error) => !isBeyondLastPage(error)) ?? this.#leftOutError;
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

  /** The same error as long as the same items are left out. */
  get #leftOutError(): CalError | undefined {
    const items = this.#questions.answers.flatMap(({ data }) => data?.leftOut ?? []);
    const known = this.#leftOut.items;
    const isSame = items.length === known.length && items.every((one, index) => one === known[index]);
    if (!isSame) this.#leftOut = items.length ? { items, error: leftOutError(items) } : { items };
    return this.#leftOut.error;
  }

  #arranged(): ListView<T> | undefined {
    if (!this.#asked) return undefined;
    const { showing, pages } = this.#asked;
    const answers = this.#questions.answers;
    const known = pages
      .map((page, index) => [page, answers[index]?.data] as const)
      .filter((entry): entry is [number, ReadablePage<T>] => !!entry[1]);
    return arrange(showing, new Map(known));
  }
}

/** How many pages are asked for at a time where all are wanted: browsers have no more lines to a server, and others wait too. */
const pagesAhead = 6;

/** The most pages of one list, whatever a server says of their number. */
const mostPages = 200;

/** The last page to ask for now where all are wanted. */
function endOfAsked<T>(answer: (page: number) => ReadablePage<T> | undefined, { perPage, beyond = 0 }: PageWindow): number {
  const said = Math.min(answer(1)?.totalPages || 1, mostPages);
  const pages = answer(said)?.items.length === perPage ? said + beyond : said;
  let next = 1;
  while (next < pages && answer(next)) next++;
  return Math.min(pages, next + pagesAhead - 1);
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
