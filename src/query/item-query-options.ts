import { itemUrl, readItem } from '../client/index.js';
import type { FilterTable, ReadFilters, ResourceName } from '../schema/index.js';
import { validated } from './validated.js';
import { endpointOf, readable, staleTimeOf } from './list-plan.js';
import type { QueryOptions } from './query-cache.js';
import type { settings } from './settings.js';

/** Which item is asked for. */
export interface ItemOptions {
  readonly resource: ResourceName;
  /** Its id or slug. */
  readonly key: number | string;
  /** The item's own password (wire section 13). */
  readonly password?: string | undefined;
  /** Attributes of the element; they must be readable too. */
  readonly sugar?: ReadFilters<FilterTable>;
  readonly settings: ReadFilters<typeof settings>;
}

/**
 * One item; by the time of the answer, Temporal is there to read the dates of an event.
 * @param accept throws for an item that it cannot read; the answer then is an error of kind `shape`
 * @throws CalError of kind `filter` that names what cannot be read
 */
export function itemQueryOptions<T>(
  { resource, key, password, sugar = {}, settings }: ItemOptions,
  accept: (item: T) => unknown,
): QueryOptions<T> {
  readable(sugar);
  const set = readable(settings);
  const url = itemUrl(endpointOf(set), resource, key, password ? { password } : {});
  return {
    queryKey: [resource, url],
    queryFn: ({ signal }) =>
      validated(resource, url, readItem<T>({}, url, { signal }), (item) => {
        accept(item);
        return item;
      }),
    staleTime: staleTimeOf(set),
  };
}
