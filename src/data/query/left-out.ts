import { CalError } from '../client/error.js';
import { isBeyondLastPage } from '../client/read.js';
import { mostPages, pageWithTotals, type KnownPages, type PageWindow } from './list-pages.js';
import type { LeftOut, ReadablePage } from './readable-page.js';

/** A list may end before the requested page. @throws what went wrong otherwise */
export function orNoPage(error: unknown): ReadablePage<never> {
  if (isBeyondLastPage(error)) return { items: [], total: 0, totalPages: 0 };
  throw error;
}

/** The error that tells of the items left out; `response` holds them. */
export function leftOutError(leftOut: readonly LeftOut[]): CalError {
  const fields = [...new Set(leftOut.map(({ field }) => field))];
  return new CalError('shape', `Items left out for want of ${fields.join()}`, {
    code: 'left-out',
    fields,
    response: leftOut.map(({ item }) => item),
  });
}

/** Tells that there are more. */
export const cutAt = (url: string, most = mostPages): LeftOut => ({
  item: new CalError('shape', `More than ${most} pages`, { code: 'too-long', request: { method: 'GET', url } }),
  field: 'base_url',
});

/** Whether a whole list has more pages than are read. */
export const isCut = ({ last, order }: PageWindow, known: KnownPages<unknown>): boolean =>
  last === Infinity && known.size >= mostPages && pageWithTotals(order, known)!.totalPages > mostPages;

/** The number of the items at hand that are left out by now. */
export const countLeftOut = ({ isLeftOut }: PageWindow, known: KnownPages<unknown>): number =>
  isLeftOut
    ? [...known.values()].flatMap(({ items }) => items).filter((item) => item !== undefined && isLeftOut(item as never))
        .length
    : 0;
