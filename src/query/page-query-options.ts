import { readList, type Page } from '../client/index.js';
import { validated } from './validated.js';
import type { ListPlan } from './list-plan.js';
import type { QueryOptions } from './query-cache.js';

/**
 * One page of a list; by the time of the answer, Temporal is there to read the dates of events.
 * @param accept throws for an item that it cannot read; the answer then is an error of kind `shape`
 */
export function pageQueryOptions<T>(plan: ListPlan, page: number, accept: (item: T) => unknown): QueryOptions<Page<T>> {
  const { resource, staleTime } = plan;
  const url = plan.url(page);
  return {
    queryKey: [resource, url],
    queryFn: ({ signal }) => validated(resource, url, readList<T>({}, resource, url, { signal }), ({ items }) => items.forEach(accept)),
    staleTime,
  };
}
