import type { Shown } from './results.js';

/** The records, all on one page. */
export const allOf = <R>(items: readonly R[]): Shown<R> => {
  const { length } = items;
  return { items, from: length && 1, to: length, total: length, pages: length && 1 };
};
