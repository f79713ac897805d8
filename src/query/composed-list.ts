import { CalError, readWithRetries, type ReadOptions } from '../client/index.js';
import { serverName } from './server-name.js';
import type { Origin } from './source.js';
import type { LeftOut, ReadablePage } from './left-out.js';
import { mostPages } from './list-pages.js';

/** A list of one server. */
export interface Source<T> {
  /** Its root address, which its items remember. */
  readonly server: string;
  /** An empty page beyond the last one. @throws CalError */
  readonly readPage: (page: number, options: ReadOptions) => Promise<ReadablePage<T>>;
}

/** What of an item decides on its place, and on whether another server has it too. */
interface Listed {
  readonly id?: number;
  readonly start_date?: string;
  readonly utc_start_date?: string;
  readonly global_id?: string;
  /** Those that an imported event had before. */
  readonly global_id_lineage?: readonly string[];
  /** The server that it comes from. */
  readonly base_url?: string;
  /** Which of several that is, counted from 0. */
  readonly source?: Origin | undefined;
}

type Order = 'asc' | 'desc';

/** How many pages of a server are requested at once: browsers allow six connections per host. */
const pagesAtOnce = 6;

/** The items of one server in the direction shown. Servers only list upwards, so downwards the first page only tells the total. */
class SourceReader<T> {
  readonly server: string;
  /** The item that comes next; `undefined` at the end, and while its page is missing. */
  next: T | undefined;
  readonly leftOut: LeftOut[] = [];
  readonly #source: Source<T>;
  readonly #order: Order;
  readonly #perPage: number;
  readonly #pages = new Map<number, ReadablePage<T>>();
  readonly #arriving = new Map<number, Promise<void>>();
  #position = 0;
  #total = 0;

  constructor(source: Source<T>, order: Order, perPage: number) {
    this.server = source.server;
    this.#source = source;
    this.#order = order;
    this.#perPage = perPage;
  }

  /** How many items come from here on, as far as is known. */
  get left(): number {
    return this.#pages.size ? this.#total - this.#position : Infinity;
  }

  /**
   * Looks for the next item; returns the page that is missing for it. A server that repeats its pages without an end has none.
   * @param taken how many items the pages have given so far
   */
  seek(taken: number): number | undefined {
    this.next = undefined;
    if (!this.#pages.size) return 1;
    for (; this.#position < this.#total; this.#position++) {
      const index = this.#order === 'asc' ? this.#position : this.#total - 1 - this.#position;
      const number = Math.floor(index / this.#perPage) + 1;
      const page = this.#pages.get(number);
      if (!page) return this.#pages.size < mostPages + taken / this.#perPage ? number : undefined;
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
    const further = Number.isFinite(this.left) ? Array.from({ length: Math.max(more, 0) }, (_, index) => page + (index + 1) * way) : [];
    const first = this.#readOne(page, options);
    // Their failure counts when their turn comes.
    for (const one of further) if (one > 1) this.#readOne(one, options).catch(() => {});
    await first;
  }

  #readOne(page: number, options: ReadOptions): Promise<void> {
    if (this.#pages.has(page)) return Promise.resolve();
    const arriving = this.#arriving.get(page) ?? this.#request(page, options).finally(() => this.#arriving.delete(page));
    this.#arriving.set(page, arriving);
    return arriving;
  }

  async #request(page: number, options: ReadOptions): Promise<void> {
    const { items, leftOut = [], total } = await this.#source.readPage(page, options);
    this.#pages.set(page, { items, total, totalPages: 0 });
    this.leftOut.push(...leftOut);
    if (page === 1) this.#total = total;
    // The list has come to an end, or has grown.
    else if (this.#order === 'asc') this.#total = items.length ? total : Math.min(this.#total, (page - 1) * this.#perPage);
  }
}

/** Resolves while the page is seen: a hidden one asks for nothing. */
const seen = (): Promise<void> =>
  new Promise((resolve) => {
    if (globalThis.document?.hidden) document.addEventListener('visibilitychange', () => resolve(seen()), { once: true });
    else resolve();
  });

const isAborted = (error: unknown): boolean => error instanceof CalError && error.kind === 'aborted';

/** A server without a category or tag refuses its slug (wire section 6.2): it has no such events. */
const isWithout = (error: unknown): boolean =>
  error instanceof CalError &&
  error.status === 400 &&
  error.fields.length > 0 &&
  error.fields.every((name) => /^(categories|tags)$/.test(name));

/**
 * One list of those of several servers, in the order of start, read in step: of each only as many pages as decide on the items taken.
 * What several have is there once. A server that fails is left out from there on.
 */
export class ComposedList<T> {
  /** Those that were taken. */
  readonly items: T[] = [];
  /** Why servers are missing. */
  readonly failed: LeftOut[] = [];
  readonly #order: Order;
  readonly #servers: readonly string[];
  #readers: readonly SourceReader<T>[];
  /** Names of the items that were taken, each with its server. */
  readonly #seen = new Map<string, string>();
  #taking: Promise<void> = Promise.resolve();

  constructor(sources: readonly Source<T>[], order: Order, perPage: number) {
    this.#order = order;
    this.#servers = sources.map(({ server }) => server);
    this.#readers = sources.map((source) => new SourceReader(source, order, perPage));
  }

  /** How many items there are; those that several servers have count once as soon as they were read. */
  get total(): number {
    return this.#readers.reduce((sum, { left }) => sum + left, this.items.length);
  }

  /**
   * Reads until so many items are there, or all.
   * @param wanted how many will be taken in the end; pages that hold these are requested together
   * @throws CalError where no server answers
   */
  take(count: number, wanted: number, options: ReadOptions): Promise<void> {
    const taken = this.#taking.then(() => this.#take(count, wanted, options));
    this.#taking = taken.catch(() => {});
    return taken;
  }

  /** What could not be shown of the pages that were read since the last call. */
  leftOut(): LeftOut[] {
    return this.#readers.flatMap(({ leftOut }) => leftOut.splice(0));
  }

  async #take(count: number, wanted: number, options: ReadOptions): Promise<void> {
    while (this.items.length < count) {
      const lacking = this.#readers
        .flatMap((reader) => ({ reader, page: reader.seek(this.items.length) }))
        .filter(({ page }) => page !== undefined);
      if (lacking.length) {
        await this.#read(lacking as readonly Lack<T>[], wanted, options);
        continue;
      }
      const next = this.#readers
        .filter((reader) => reader.next !== undefined)
        .reduce<SourceReader<T> | undefined>(this.#earlier, undefined);
      if (!next) return;
      this.#add(next.next!, next.server);
      next.pass();
    }
  }

  /**
   * Of equal ones the first. By the clock of each event, whatever its zone, as each server orders its pages (wire section 6.3) and as lists
   * show days: the list is the one of a single calendar that had them all.
   */
  readonly #earlier = (one: SourceReader<T> | undefined, other: SourceReader<T>): SourceReader<T> => {
    if (!one) return other;
    const [{ start_date: a = '' }, { start_date: b = '' }] = [one.next as Listed, other.next as Listed];
    return (this.#order === 'asc' ? b < a : b > a) ? other : one;
  };

  #add(item: T, server: string): void {
    const { id, start_date: start, utc_start_date: since = start, global_id: globalId, global_id_lineage: lineage } = item as Listed;
    // Occurrences of a series may share their ids.
    const own = `${server} ${id} ${start}`;
    const shared = [globalId, lineage].flat().flatMap((name) => (name ? `${name} ${since}` : []));
    const isKnown = this.#seen.has(own) || shared.some((name) => (this.#seen.get(name) ?? server) !== server);
    if (isKnown) return;
    for (const name of [own, ...shared]) this.#seen.set(name, server);
    // Another object, because records were made of this one before.
    this.items.push({
      ...item,
      base_url: server,
      source: this.#servers[1] && { index: this.#servers.indexOf(server), name: serverName(server) },
    });
  }

  async #read(lacking: readonly Lack<T>[], wanted: number, options: ReadOptions): Promise<void> {
    const readers = this.#readers;
    const read = ({ reader, page }: Lack<T>) => {
      const others = readers.reduce((sum, other) => (other === reader ? sum : sum + other.left), 0);
      return reader.read(page, wanted - this.items.length - others, options);
    };
    const results = await Promise.allSettled(lacking.map(read));
    const failed = lacking.flatMap((lack, index) => {
      const result = results[index]!;
      return result.status === 'rejected' ? { lack, error: result.reason as unknown } : [];
    });
    // Who reads all of them tries again.
    if (failed.length === readers.length) throw failed[0]!.error;
    await Promise.all(
      failed.map(async ({ lack, error }) => {
        let isFirst = true;
        try {
          await readWithRetries({}, options, async () => {
            if (isFirst) {
              isFirst = false;
              throw error;
            }
            await seen();
            return read(lack);
          });
        } catch (item) {
          if (isAborted(item)) throw item;
          this.#readers = this.#readers.filter((reader) => reader !== lack.reader);
          if (!isWithout(item)) this.failed.push({ item, field: 'base_url' });
        }
      }),
    );
    if (!this.#readers.length) throw this.failed[0]!.item;
  }
}

/** A server whose next item is on a page that was not read yet. */
interface Lack<T> {
  readonly reader: SourceReader<T>;
  readonly page: number;
}
