import type { ReadOptions } from '../../client/read.js';
import type { CalendarOrigin } from '../../records/notes.js';
import { cutAt } from '../left-out.js';
import type { LeftOut, ReadablePage } from '../readable-page.js';

/** A list of one server. */
export interface ServerList<T> {
  readonly origin: CalendarOrigin;
  /** An empty page beyond the last one. @throws CalError */
  readonly readPage: (page: number, options: ReadOptions) => Promise<ReadablePage<T>>;
}

export type Order = 'asc' | 'desc';

/**
 * No more pages of each of several servers are read: one that lists without an end does not keep the others waiting,
 * nor the visitor's line busy.
 */
export const mostPagesOfEach = 40;

/** The most pages of a server that are requested at once: browsers allow six connections per host. */
const pagesAtOnce = 6;

/**
 * The items of one server in the direction shown. Servers only list upwards, so downwards the first page only tells the
 * total.
 */
export class ServerListReader<T> {
  readonly origin: CalendarOrigin;
  /** The item that comes next; `undefined` at the end, and while its page is missing. */
  next: T | undefined;
  readonly leftOut: LeftOut[] = [];
  readonly #list: ServerList<T>;
  readonly #order: Order;
  readonly #perPage: number;
  readonly #most: number;
  readonly #pages = new Map<number, ReadablePage<T>>();
  readonly #arriving = new Map<number, Promise<void>>();
  #position = 0;
  #total = 0;
  #isMore = false;

  /** @param most so many pages are read */
  constructor(list: ServerList<T>, order: Order, perPage: number, most: number) {
    this.origin = list.origin;
    this.#list = list;
    this.#order = order;
    this.#perPage = perPage;
    this.#most = most;
  }

  /** The number of items from here on, as far as is known. */
  get left(): number {
    return this.#pages.size ? this.#total - this.#position : Infinity;
  }

  /** Whether more items come than `left`. */
  get isMore(): boolean {
    return this.#isMore;
  }

  /**
   * Looks for the next item; returns the page that is missing for it. A server whose list never ends is reported at
   * last.
   */
  seek(): number | undefined {
    this.next = undefined;
    if (!this.#pages.size) return 1;
    for (; this.#position < this.#total; this.#position++) {
      const index = this.#order === 'asc' ? this.#position : this.#total - 1 - this.#position;
      const number = Math.floor(index / this.#perPage) + 1;
      const page = this.#pages.get(number);
      if (!page && this.#pages.size < this.#most) return number;
      if (!page) {
        this.#total = this.#position;
        this.leftOut.push(cutAt(this.origin.server, this.#most));
        return undefined;
      }
      this.next = page.items[index % this.#perPage];
      if (this.next !== undefined) return undefined;
    }
    return undefined;
  }

  pass(): void {
    this.#position++;
  }

  /** Reads a page, and with it those that will be wanted as well, because so many items are. */
  async read(page: number, wanted: number, options: ReadOptions): Promise<void> {
    const way = this.#order === 'asc' ? 1 : -1;
    const more = Math.min(Math.ceil(Math.min(wanted, this.left) / this.#perPage), pagesAtOnce) - 1;
    const further = Number.isFinite(this.left)
      ? Array.from({ length: Math.max(more, 0) }, (_, index) => page + (index + 1) * way)
      : [];
    const first = this.#readOne(page, options);
    // A page that is read ahead fails only once it is needed.
    for (const one of further) if (one > 1) this.#readOne(one, options).catch(() => {});
    await first;
  }

  #readOne(page: number, options: ReadOptions): Promise<void> {
    if (this.#pages.has(page)) return Promise.resolve();
    const arriving =
      this.#arriving.get(page) ?? this.#request(page, options).finally(() => this.#arriving.delete(page));
    this.#arriving.set(page, arriving);
    return arriving;
  }

  async #request(page: number, options: ReadOptions): Promise<void> {
    const { items, leftOut = [], total, totalRelation } = await this.#list.readPage(page, options);
    this.#pages.set(page, { items, total, totalPages: 0 });
    this.leftOut.push(...leftOut);
    // Servers that do not count to the end tell more on later pages, which may have arrived first.
    if (totalRelation && total < this.#total) return;
    this.#isMore = totalRelation !== undefined;
    if (page === 1) this.#total = total;
    // The list may have grown, or end before its total says.
    else if (this.#order === 'asc')
      this.#total = items.length ? total : Math.min(this.#total, (page - 1) * this.#perPage);
  }
}
