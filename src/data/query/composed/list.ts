import { CalError } from '../../client/error.js';
import { readWithRetries } from '../../client/read-with-retries.js';
import type { ReadOptions } from '../../client/read.js';
import type { Notes, CalendarOrigin } from '../../records/notes.js';
import type { LeftOut } from '../readable-page.js';
import { wireItem } from '../wire-item.js';
import { mostPages } from '../list-pages.js';
import { mostPagesOfEach, ServerListReader, type Order, type ServerList } from './server-list.js';

/** An item of the wire, and what we note of it. */
export interface Noted<T> {
  readonly item: T;
  readonly notes: Notes;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const startOf = (item: unknown): string => textOf(wireItem(item).start_date);

/**
 * Its names on all servers, also those that an imported event had before, such as `town.example?id=3` (wire section 7).
 */
function namesOf(item: unknown): string[] {
  const { global_id: name, global_id_lineage: lineage } = wireItem(item);
  return [name, lineage].flat().map(textOf).filter(Boolean);
}

const hostOf = (url: string) => URL.parse(url, globalThis.document?.baseURI)?.host.replace(/^www\./, '');

/** Whether a name is one that this calendar gives. */
const owns = ({ server }: CalendarOrigin, name: string): boolean => hostOf(`https://${name}`) === hostOf(server);

/** Milliseconds after which a server that is busy is left out, for it keeps the others waiting. */
const longestWait = 2000;

/** Resolves when the page is visible, because a hidden one makes no requests. */
const seen = (): Promise<void> =>
  new Promise((resolve) => {
    if (globalThis.document?.hidden)
      document.addEventListener('visibilitychange', () => resolve(seen()), { once: true });
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
 * One list of those of several servers, in the order of start, read in step: of each only as many pages as decide on
 * the items taken. What several have is there once. A server that fails is left out from there on.
 */
export class ComposedList<T> {
  /** The items taken. */
  readonly items: Noted<T>[] = [];
  /** Why servers are missing. */
  readonly failed: LeftOut[] = [];
  readonly #order: Order;
  readonly #origins: readonly CalendarOrigin[];
  #readers: readonly ServerListReader<T>[];
  /** Names of the items that were taken, each with the calendar. */
  readonly #seen = new Map<string, CalendarOrigin>();
  #taking: Promise<void> = Promise.resolve();

  constructor(lists: readonly ServerList<T>[], order: Order, perPage: number) {
    this.#order = order;
    this.#origins = lists.map(({ origin }) => origin);
    const most = lists[1] ? mostPagesOfEach : mostPages;
    this.#readers = lists.map((list) => new ServerListReader(list, order, perPage, most));
  }

  /** The number of items; those that several servers have count once as soon as they were read. */
  get total(): number {
    return this.#readers.reduce((sum, { left }) => sum + left, this.items.length);
  }

  /** Whether there are more than `total`. */
  get isMore(): boolean {
    return this.#readers.some(({ isMore }) => isMore);
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

  /** Returns the items of the pages read since the last call that could not be shown. */
  leftOut(): LeftOut[] {
    return this.#readers.flatMap(({ leftOut }) => leftOut.splice(0));
  }

  async #take(count: number, wanted: number, options: ReadOptions): Promise<void> {
    while (this.items.length < count) {
      const lacking = this.#readers
        .flatMap((reader) => ({ reader, page: reader.seek() }))
        .filter(({ page }) => page !== undefined);
      if (lacking.length) {
        await this.#read(lacking as readonly Lack<T>[], wanted, options);
        continue;
      }
      const next = this.#readers
        .filter((reader) => reader.next !== undefined)
        .reduce<ServerListReader<T> | undefined>(this.#earlier, undefined);
      if (!next) return;
      this.#add(next.next!, next.origin);
      next.pass();
    }
  }

  /**
   * Of equal ones the first. By the clock of each event, whatever its zone, as each server orders its pages (wire
   * section 6.3) and as lists show days: the list is the one of a single calendar that had them all. What says that it
   * is another's waits for the original.
   */
  readonly #earlier = (one: ServerListReader<T> | undefined, other: ServerListReader<T>): ServerListReader<T> => {
    if (!one) return other;
    const [a, b] = [startOf(one.next), startOf(other.next)];
    if (a === b) return this.#isAnothers(one) && !this.#isAnothers(other) ? other : one;
    return (this.#order === 'asc' ? b < a : b > a) ? other : one;
  };

  #isAnothers({ next, origin }: ServerListReader<T>): boolean {
    return namesOf(next).some((name) => this.#isOfAnother(origin, name));
  }

  /** Whether a name is one that another calendar of these gives. */
  readonly #isOfAnother = (origin: CalendarOrigin, name: string): boolean =>
    !owns(origin, name) && this.#origins.some((one) => owns(one, name));

  /**
   * Whose item is shown where several have one of this name: that of the calendar that the name tells, else that of the
   * first; 0 is best.
   */
  readonly #rank = (origin: CalendarOrigin, name: string): number =>
    origin.index + (owns(origin, name) ? 0 : this.#origins.length);

  /**
   * An item that another calendar has is left out only where that one's comes first by rank: what says that it is the
   * same may be forged. One whose own name is another's is left to that calendar, which alone tells when it begins.
   */
  #add(item: T, origin: CalendarOrigin): void {
    const { id, global_id: name, utc_start_date: utc } = wireItem(item);
    if (this.#isOfAnother(origin, textOf(name))) return;
    const start = startOf(item);
    // Occurrences of a series may share their ids.
    const keyOf = (name: string) => JSON.stringify([name, textOf(utc) || start]);
    const own = JSON.stringify([origin.server, id, start]);
    const names = this.#origins[1] ? namesOf(item) : [];
    const isKnown = names.some((name) => {
      const other = this.#seen.get(keyOf(name));
      return other && this.#rank(other, name) < this.#rank(origin, name);
    });
    if (isKnown || this.#seen.has(own)) return;
    for (const key of [own, ...names.map(keyOf)]) this.#seen.set(key, origin);
    this.items.push({ item, notes: this.#origins[1] ? { origin } : {} });
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
    // The caller retries when all servers have failed.
    if (failed.length === readers.length) throw failed[0]!.error;
    await Promise.all(
      failed.map(async ({ lack, error }) => {
        let isFirst = true;
        try {
          await readWithRetries({ longestWait }, options, async () => {
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
  readonly reader: ServerListReader<T>;
  readonly page: number;
}
