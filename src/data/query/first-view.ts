import type { Page } from '../client/read.js';
import { arrange, isComplete, nextPages, wirePages, type ListView } from './list-pages.js';
import type { ListPlan } from './list-plan.js';
import { listQueryOptions } from './list-query-options.js';
import { readablePage, type ReadablePage } from './readable-page.js';

/**
 * The first view of a list, read page by page as its element does.
 * @param first the page that is shown, counted from 1
 * @param accept throws for an item that cannot be shown, which then is left out
 * @param readPage reads a page of the server's list
 * @param last the last page that is shown; `Infinity` for all there are
 */
export async function readFirstView<T>(
  plan: ListPlan,
  first: number,
  accept: (item: T) => unknown,
  readPage: (number: number) => Promise<Page<T>>,
  last = first,
): Promise<ListView<T> | undefined> {
  const { window } = listQueryOptions(plan, { first, last }, accept);
  const known = new Map<number, ReadablePage<T>>();
  let wanted: number[] | undefined = wirePages(window);
  while (wanted) {
    for (const number of wanted) known.set(number, readablePage(await readPage(number), accept));
    wanted = isComplete(window, known) ? undefined : nextPages(window, known);
  }
  return arrange(window, known);
}
