import type { ReadablePage } from './readable-page.js';
import type { KnownPages } from './list-pages.js';

/** Pages that were requested together, in the order of their numbers. */
export type Batch<T> = readonly ReadablePage<T>[];

/** The pages of a list that are at hand, and the numbers of each batch. */
export interface Data<T> {
  pages: Batch<T>[];
  pageParams: (readonly number[])[];
}

export const knownPages = <T>({ pages, pageParams }: Data<T>): KnownPages<T> =>
  new Map(
    pages.flatMap((batch, index) => batch.map((page, position) => [pageParams[index]![position]!, page] as const)),
  );
