import { CalError } from '../client/error.js';
import { isBeyondLastPage, type Page } from '../client/read.js';
import type { Notes } from '../records/notes.js';

/** An item that cannot be shown, and the field for want of which it cannot. */
export interface LeftOut {
  readonly item: unknown;
  readonly field: string;
}

/** A page of valid items. The index of an invalid one stays empty, so that the others keep theirs. */
export interface ReadablePage<T> extends Omit<Page<T>, 'items'> {
  readonly items: readonly (T | undefined)[];
  readonly leftOut?: readonly LeftOut[];
  /**
   * Our metadata of each item, where pages are composed. Kept apart from the items, because a server could forge
   * members.
   */
  readonly notes?: readonly Notes[];
}

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
