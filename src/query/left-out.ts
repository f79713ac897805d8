import { CalError, type Page } from '../client/index.js';

/** An item that cannot be shown, and the field for want of which it cannot. */
export interface LeftOut {
  readonly item: unknown;
  readonly field: string;
}

/** A page of valid items. The index of an invalid one stays empty, so that the others keep theirs. */
export interface ReadablePage<T> extends Omit<Page<T>, 'items'> {
  readonly items: readonly (T | undefined)[];
  readonly leftOut?: readonly LeftOut[];
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
