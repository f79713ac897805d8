import { memoized } from '../time/index.js';
import type { ReadablePage } from './left-out.js';

/** Which part of a list is shown, and in which direction. Pages are counted from 1 in the direction shown. */
export interface PageWindow {
  readonly order: 'asc' | 'desc';
  readonly perPage: number;
  /** The most items to show at all. */
  readonly limit: number;
  /** How many pages after the last one may still hold items, in a whole list. */
  readonly beyond?: number;
  readonly first: number;
  /** `Infinity` for all there are. */
  readonly last: number;
  /** A whole list that arrives is shown again when so many times as much is there: at every page it would be hundreds of times. */
  readonly growth?: number;
}

/** The items of a list that its loaded pages allow to show. */
export interface ListView<T> {
  readonly items: readonly T[];
  /** Positions of the first and last item shown, counted from 1; both 0 when nothing is. */
  readonly from: number;
  readonly to: number;
  /** How many items the server has for these filters. */
  readonly total: number;
  /** How many pages there are to turn, under the limit. */
  readonly pages: number;
}

/** Half-open span of positions shown, in the direction shown. */
function positions({ first, last, perPage, limit }: PageWindow, total: number): [from: number, to: number] {
  return [(first - 1) * perPage, Math.min(last * perPage, limit, total)];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(to - from + 1, 0) }, (_, index) => from + index);
}

/**
 * The pages to request from a server that can only list upwards. Downwards they are counted from the end, so the first page
 * comes along: it holds the total. Of a list that is wanted whole, the first page tells how many there are.
 */
export function wirePages(window: PageWindow, total?: number): number[] {
  const { order, first, last, perPage } = window;
  if (order === 'asc') return range(first, last === Infinity ? first : last);
  if (total === undefined) return [1];
  const [from, to] = positions(window, total);
  return [...new Set([1, ...range(Math.floor((total - to) / perPage) + 1, Math.ceil((total - from) / perPage))])];
}

/** The pages at hand, by their number. */
export type KnownPages<T> = ReadonlyMap<number, ReadablePage<T>>;

/** How many pages of a whole list are requested at once: browsers allow six connections per host. */
const pagesAtOnce = 6;

/** Whole lists end here, whatever the server says of its number of pages. */
export const mostPages = 200;

/** The page that holds the totals: upwards the last one, since those of several calendars know better by then what both have. */
const pageWithTotals = <T>(order: 'asc' | 'desc', known: KnownPages<T>): ReadablePage<T> | undefined =>
  order === 'desc' ? known.get(1) : [...known.values()].findLast((page, index) => !index || page.items.length);

/** How many pages there are to turn, under the limit. */
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
    const missing = wirePages({ ...window, first: number, last: number }, page.total).filter((one) => !known.has(one));
    if (missing.length) return missing;
  }
  return undefined;
}

/** Whether all pages of the window are at hand. */
export function isComplete(window: PageWindow, known: KnownPages<unknown>): boolean {
  const next = nextPages(window, known);
  if (!next || window.last === Infinity) return !next && known.size > 0;
  const wanted = wirePages(window, pageWithTotals(window.order, known)?.total);
  return !next.some((page) => wanted.includes(page));
}

interface Identified {
  readonly id?: number;
  readonly start_date?: string;
  readonly base_url?: string;
}

/** What tells the items of a page from others: occurrences of a series may share their id, as events of several servers may. */
export const keysOf = memoized(({ items }: ReadablePage<unknown>) =>
  (items as readonly (Identified | undefined)[]).map((item) => `${item?.id} ${item?.start_date} ${item?.base_url}`),
);

/**
 * Puts the pages into the order shown, up to the first missing item. An item that has moved to another page between two requests
 * is shown once. `undefined` when nothing can be shown.
 */
export function arrange<T>(window: PageWindow, known: KnownPages<T>): ListView<T> | undefined {
  const { order, perPage } = window;
  const first = pageWithTotals(order, known);
  if (!first) return undefined;
  const { total } = first;
  const [from, to] = positions(window, total);
  const byId = new Map<string, T>();
  let page: ReadablePage<T> | undefined;
  for (let position = from; position < to; position++) {
    const index = order === 'asc' ? position : total - 1 - position;
    page = known.get(Math.floor(index / perPage) + 1);
    if (!page) break;
    const item = page.items[index % perPage];
    if (item !== undefined) byId.set(keysOf(page)[index % perPage]!, item);
  }
  const items = [...byId.values()];
  if (!items.length && to > from && !page) return undefined;
  return {
    items,
    from: items.length && from + 1,
    to: items.length && from + items.length,
    total,
    pages: countPages(first, window),
  };
}
