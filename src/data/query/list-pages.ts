import { withNotes, type Notes } from '../records/notes.js';
import { memoized } from '../memo/index.js';
import type { ReadablePage } from './readable-page.js';
import { wireItem } from './wire-item.js';

/** Which part of a list is shown, and in which direction. Pages are counted from 1 in the direction shown. */
export interface PageWindow {
  readonly order: 'asc' | 'desc';
  readonly perPage: number;
  /** The most items to show at all. */
  readonly limit: number;
  /** Whether an item is left out of the results; `undefined` for one from which on, in the direction shown, none is. */
  readonly isLeftOut?: ((item: never) => boolean | undefined) | undefined;
  /** The number of pages after the last one that may still hold items, in a whole list. */
  readonly beyond?: number;
  readonly first: number;
  /** `Infinity` for all there are. */
  readonly last: number;
  /**
   * A whole list that arrives is shown again when so many times as much is there: at every page it would be hundreds of
   * times.
   */
  readonly growth?: number;
}

/** The items of a list that its loaded pages allow to show. */
export interface ListView<T> {
  readonly items: readonly T[];
  /** Positions of the first and last item shown, counted from 1; both 0 when nothing is. */
  readonly from: number;
  readonly to: number;
  /** The number of items that the server has for these filters. */
  readonly total: number;
  /** `gte` where there are more than `total`. */
  readonly totalRelation?: 'gte' | undefined;
  /** The number of pages to turn, under the limit. */
  readonly pages: number;
}

/** The pages at hand, by their number. */
export type KnownPages<T> = ReadonlyMap<number, ReadablePage<T>>;

/** So far is looked for what is left out. */
const mostLeftOut = 500;

interface Order {
  readonly order: 'asc' | 'desc';
  readonly first: number;
  readonly isLeftOut?: unknown;
}

/**
 * The page that is requested first. Of a list that is shown downwards the first one tells how many there are, and of
 * one that leaves out what is over, how much that is.
 */
export const firstPageOf = ({ order, isLeftOut, first }: Order): number => (order === 'desc' || isLeftOut ? 1 : first);

/** Half-open span of what is shown, in the direction shown. */
const positions = ({ first, last, perPage, limit }: PageWindow): [from: number, to: number] => [
  (first - 1) * perPage,
  Math.min(last * perPage, limit),
];

/** The page and index of an item of the server's list, counted in the direction shown. */
function placeAt({ order, perPage }: PageWindow, position: number, total: number): [page: number, index: number] {
  const index = order === 'asc' ? position : total - 1 - position;
  return [Math.floor(index / perPage) + 1, index % perPage];
}

/**
 * Half-open span of what is shown in the server's list, in the direction shown: behind what is left out there, as far
 * as its pages are at hand. While one is missing, the span begins with it at the latest, and reaches farther the more
 * was left out before.
 */
function span(
  window: PageWindow,
  total: number,
  known: KnownPages<unknown>,
): [start: number, end: number, skipped: number] {
  const { isLeftOut } = window;
  const [from, to] = positions(window);
  let [start, skipped] = [Infinity, 0];
  for (let position = 0; isLeftOut && position - skipped < to && position < Math.min(total, mostLeftOut); position++) {
    if (position - skipped === from) start = Math.min(start, position);
    const [page, index] = placeAt(window, position, total);
    if (!known.has(page)) return [Math.min(start, position), Math.min(to + 2 * skipped, total), skipped];
    const item = known.get(page)!.items[index];
    const isOut = item !== undefined && isLeftOut(item as never);
    if (isOut === undefined) break;
    if (isOut) skipped++;
  }
  return [Math.min(start, from + skipped), Math.min(to + skipped, total), skipped];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index);
}

/**
 * The pages to request from a server that can only list upwards. Downwards they are counted from the end, so the first
 * page comes along: it holds the total. Of a list that is wanted whole, the first page tells how many there are. Of one
 * that leaves out what is over, the first page tells how much that is.
 */
export function wirePages(window: PageWindow, total?: number, known: KnownPages<unknown> = new Map()): number[] {
  const { order, first, last, perPage, isLeftOut } = window;
  if (order === 'asc' && (!isLeftOut || total === undefined || last === Infinity))
    return [...new Set([firstPageOf(window), ...range(first, last === Infinity ? first : last)])];
  if (total === undefined) return [firstPageOf(window)];
  const [start, end] = span(window, total, known);
  const pages = order === 'asc' ? [start, end] : [total - end, total - start];
  return [...new Set([1, ...range(Math.floor(pages[0]! / perPage) + 1, Math.ceil(pages[1]! / perPage))])];
}

/** The most pages of a whole list that are requested at once: browsers allow six connections per host. */
const pagesAtOnce = 6;

/** No more pages of a list are read, whatever the server says of their number. */
export const mostPages = 200;

/**
 * The page that holds the totals: upwards the last one, since those of several calendars know better by then what both
 * have.
 */
export const pageWithTotals = <T>(order: 'asc' | 'desc', known: KnownPages<T>): ReadablePage<T> | undefined =>
  order === 'desc' ? known.get(1) : [...known.values()].findLast((page, index) => !index || page.items.length);

/** The number of pages to turn, under the limit. */
const countPages = ({ totalPages }: ReadablePage<unknown>, { limit, perPage }: PageWindow) =>
  Math.min(totalPages, Math.ceil(limit / perPage));

/** The pages to request after those at hand; `undefined` at the end of the list. */
export function nextPages(window: PageWindow, known: KnownPages<unknown>): number[] | undefined {
  const { order, first, last, perPage, beyond = 0 } = window;
  const page = pageWithTotals(order, known);
  if (!page) return undefined;
  if (last === Infinity) {
    const count = Math.min(Math.max(page.totalPages, 1), mostPages);
    const end = known.get(count)?.items.length === perPage ? count + beyond : count;
    return known.size < end && known.get(known.size)?.items.length
      ? range(known.size + 1, Math.min(end, known.size + pagesAtOnce))
      : undefined;
  }
  for (let number = first; number <= countPages(page, window); number++) {
    const missing = wirePages({ ...window, first: number, last: number }, page.total, known).filter(
      (one) => !known.has(one),
    );
    if (missing.length) return missing;
  }
  return undefined;
}

/** Whether all pages of the window are at hand. */
export function isComplete(window: PageWindow, known: KnownPages<unknown>): boolean {
  const next = nextPages(window, known);
  if (!next || window.last === Infinity) return !next && known.size > 0;
  const wanted = wirePages(window, pageWithTotals(window.order, known)?.total, known);
  return !next.some((page) => wanted.includes(page));
}

/** The keys of the items of a page: occurrences of a series may share their id, as events of several servers may. */
const keysOf = memoized(({ items, notes = [] }: ReadablePage<unknown>) =>
  items.map((item, index) => {
    const { id, start_date: start } = wireItem(item);
    return JSON.stringify([id, start, notes[index]?.origin?.server]);
  }),
);

/** An item with our notes, as elements get it; the same object for the same item. */
const noted = memoized((item: object, notes: Notes) => withNotes(item, notes));

/**
 * Puts the pages into the order shown, up to the first missing item. An item that has moved to another page between two
 * requests is shown once. `undefined` when nothing can be shown.
 */
export function arrange<T>(window: PageWindow, known: KnownPages<T>): ListView<T> | undefined {
  const { perPage, isLeftOut } = window;
  const first = pageWithTotals(window.order, known);
  if (!first) return undefined;
  const { total, totalRelation } = first;
  const [from, to] = positions(window);
  const [start, end, skipped] = span(window, total, known);
  const byId = new Map<string, T>();
  let page: ReadablePage<T> | undefined;
  for (let position = start; position < end; position++) {
    const [number, index] = placeAt(window, position, total);
    page = known.get(number);
    if (!page) break;
    const [item, notes] = [page.items[index], page.notes?.[index]];
    if (item !== undefined && !isLeftOut?.(item as never))
      byId.set(keysOf(page)[index]!, notes ? (noted(item as object, notes) as T) : item);
  }
  const items = [...byId.values()].slice(0, to - from);
  if (!items.length && end > start && !page) return undefined;
  return {
    items,
    from: items.length && from + 1,
    to: items.length && from + items.length,
    total: total - skipped,
    ...(totalRelation && { totalRelation }),
    pages: countPages(skipped ? { ...first, totalPages: Math.ceil((total - skipped) / perPage) } : first, window),
  };
}
