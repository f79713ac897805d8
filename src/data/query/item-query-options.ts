import { itemUrl } from '../client/endpoint.js';
import { readItem } from '../client/read-item.js';
import type { FilterTable, ReadFilters } from '../schema/tables.js';
import type { ResourceName } from '../schema/resources.js';
import { endpointOf, readable, staleTimeOf } from './list-plan.js';
import { readFound } from './read-found.js';
import type { QueryOptions } from './query-options.js';
import { templatesIn, type settings } from './settings.js';
import { validated } from './validated.js';

/** The name of the requested item: its id, else its slug. It may be unreadable, which its options refuse. */
export const itemKey = (idName: string, values: Readonly<Record<string, unknown>>): number | string | undefined =>
  (values[idName] ?? values.slug) as number | string | undefined;

/** The requested item. */
export interface ItemOptions {
  readonly resource: ResourceName;
  /** Its id or slug. */
  readonly key: number | string;
  /** The item's own password (wire section 13). */
  readonly password?: string | undefined;
  /** Attributes of the element; all must be readable. */
  readonly values?: ReadFilters<FilterTable>;
  readonly settings: ReadFilters<typeof settings>;
}

/**
 * One item, as a list of one; by the time of the response, Temporal is there to read the dates of an event.
 * @param accept throws for an item that it cannot read; it then is an error of kind `shape`
 * @throws CalError of kind `filter` that names the unreadable value
 */
export function itemQueryOptions<T>(
  { resource, key, password, values = {}, settings }: ItemOptions,
  accept: (item: T) => unknown,
): QueryOptions<T> {
  readable(values);
  const set = readable(settings);
  const url = itemUrl(endpointOf(set), resource, key, password ? { password } : {});
  return {
    list: { resource, url, links: templatesIn(set), composition: undefined, variant: undefined },
    window: { order: 'asc', perPage: 1, limit: 1, first: 1, last: 1 },
    staleTime: staleTimeOf(set),
    persist: set.persist,
    accept,
    readPage: (_, options) =>
      validated(
        resource,
        url,
        readFound(url, set.namespace, (url) => readItem<T>({}, url, options)),
        (item) => {
          accept(item);
          return { items: [item], total: 1, totalPages: 1 };
        },
        set,
      ),
  };
}
