import { itemUrl, readItem, readList, type Page, type ReadOptions } from '../client/index.js';
import type { FilterTable, ReadFilters, ResourceName } from '../schema/index.js';
import type { LeftOut, ReadablePage } from './left-out.js';
import type { PageWindow } from './list-pages.js';
import { endpointOf, readable, staleTimeOf, type ListPlan } from './list-plan.js';
import type { settings } from './settings.js';
import { validated } from './validated.js';

/** Key and fetcher together: what is shown of a list, and how one of its pages is read. Equal keys share requests. */
export interface QueryOptions<T> {
  readonly queryKey: readonly string[];
  readonly window: PageWindow;
  /** Milliseconds for which data counts as fresh. */
  readonly staleTime: number;
  readonly readPage: (page: number, options: ReadOptions) => Promise<ReadablePage<T>>;
}

/**
 * Part of a list; by the time of the response, Temporal is there to read the dates of events.
 * @param accept throws for an item that it cannot read, which then is left out; where it can read none, the page is an error of kind `shape`
 */
export function listQueryOptions<T>(
  plan: ListPlan,
  window: Pick<PageWindow, 'first' | 'last'> & Partial<PageWindow>,
  accept: (item: T) => unknown,
): QueryOptions<T> {
  const { resource, staleTime, order, perPage, limit, beyond } = plan;
  return {
    queryKey: [resource, plan.url(1)],
    window: { order, perPage, limit, beyond, ...window },
    staleTime,
    readPage: (page, options) => {
      const url = plan.url(page);
      // What is no item is left out below.
      const pending = readList<T>({}, resource, { url, page, perPage }, { ...options, isItem: () => true });
      return validated(resource, url, pending, (response) => readablePage(response, accept));
    },
  };
}

function readablePage<T>(page: Page<T>, accept: (item: T) => unknown): ReadablePage<T> {
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

/** Which item is wanted. */
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
 * @throws CalError of kind `filter` that names what cannot be read
 */
export function itemQueryOptions<T>(
  { resource, key, password, values = {}, settings }: ItemOptions,
  accept: (item: T) => unknown,
): QueryOptions<T> {
  readable(values);
  const set = readable(settings);
  const url = itemUrl(endpointOf(set), resource, key, password ? { password } : {});
  return {
    queryKey: [resource, url],
    window: { order: 'asc', perPage: 1, limit: 1, first: 1, last: 1 },
    staleTime: staleTimeOf(set),
    readPage: (_, options) =>
      validated(resource, url, readItem<T>({}, url, options), (item) => {
        accept(item);
        return { items: [item], total: 1, totalPages: 1 };
      }),
  };
}
