import { readList, type Page } from '../client/index.js';
import { validated } from './validated.js';
import type { LeftOut, ReadablePage } from './left-out.js';
import type { ListPlan } from './list-plan.js';
import type { QueryOptions } from './query-cache.js';

/**
 * One page of a list; by the time of the answer, Temporal is there to read the dates of events.
 * @param accept throws for an item that it cannot read, which then is left out; where it can read none, the answer is an error of kind `shape`
 */
export function pageQueryOptions<T>(plan: ListPlan, page: number, accept: (item: T) => unknown): QueryOptions<ReadablePage<T>> {
  const { resource, staleTime } = plan;
  const url = plan.url(page);
  return {
    queryKey: [resource, url],
    queryFn: ({ signal }) => {
      // What is no item is left out below.
      const asked = readList<T>({}, resource, url, { signal, isItem: () => true });
      return validated(resource, url, asked, (answer) => readable(answer, accept));
    },
    staleTime,
  };
}

function readable<T>(page: Page<T>, accept: (item: T) => unknown): ReadablePage<T> {
  const leftOut: LeftOut[] = [];
  const items = page.items.map((item) => {
    try {
      accept(item);
      return item;
    } catch (cause) {
      if (leftOut.push({ item, field: (cause as { field?: string }).field ?? '' }) === page.items.length) throw cause;
      return undefined;
    }
  });
  return { ...page, items, leftOut };
}
