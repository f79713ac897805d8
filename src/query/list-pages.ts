import type { ReadablePage } from './left-out.js';

/** Which part of a list is shown, and in which direction. Pages are counted from 1 in the direction shown. */
export interface PageWindow {
  readonly order: 'asc' | 'desc';
  readonly perPage: number;
  /** The most items to show at all. */
  readonly limit: number;
  /** How many pages after the last one may still hold items, where all are wanted. */
  readonly beyond?: number;
  readonly first: number;
  /** `Infinity` for all there are. */
  readonly last: number;
}

/** What of a list can be shown with the answers at hand. */
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
 * The pages to ask of a server that can only list upwards. Downwards they are counted from the end, so the first page
 * comes along: it tells the total.
 */
export function wirePages(showing: PageWindow, total?: number): number[] {
  const { order, first, last, perPage } = showing;
  if (order === 'asc') return range(first, last);
  if (total === undefined) return [1];
  const [from, to] = positions(showing, total);
  return [...new Set([1, ...range(Math.floor((total - to) / perPage) + 1, Math.ceil((total - from) / perPage))])];
}

/** Puts the answers into the order shown; stops before the first item that is not there yet. `undefined` when nothing can be shown. */
export function arrange<T>(showing: PageWindow, answers: ReadonlyMap<number, ReadablePage<T>>): ListView<T> | undefined {
  const { order, perPage, limit, last } = showing;
  const asked = order === 'desc' ? answers.get(1) : [...answers.values()][0];
  if (!asked) return undefined;
  // Where all are wanted, the last page knows best.
  const total = last === Infinity ? Math.max(...[...answers.values()].map((answer) => answer.total)) : asked.total;
  const [from, to] = positions(showing, total);
  const items: T[] = [];
  let page: ReadablePage<T> | undefined;
  for (let position = from; position < to; position++) {
    const index = order === 'asc' ? position : total - 1 - position;
    page = answers.get(Math.floor(index / perPage) + 1);
    if (!page) break;
    const item = page.items[index % perPage];
    if (item !== undefined) items.push(item);
  }
  if (!items.length && to > from && !page) return undefined;
  return {
    items,
    from: items.length && from + 1,
    to: items.length && from + items.length,
    total,
    pages: Math.min(asked.totalPages, Math.ceil(limit / perPage)),
  };
}
