import type { ReadOptions } from '../client/read.js';
import { longestPage, type FilterTable } from '../schema/tables.js';
import type { ResourceName } from '../schema/resources.js';
import type { ReadablePage } from './readable-page.js';
import { planList, readable, serversOf, type ListFilters, type ListPlan } from './list-plan.js';
import { queryClient } from './query-client.js';
import { listQueryOptions } from './list-query-options.js';
import type { PageOptions, QueryOptions } from './query-options.js';
import type { Settings } from './settings.js';

/** Lists of so many items are read whole: four requests. */
const most = 200;

/**
 * The same list in the longest pages, which is read whole to be sorted; `undefined` for one of several servers, which
 * keep their order.
 * @throws CalError of kind `filter` that names the unreadable value
 */
export function planWhole(
  resource: ResourceName,
  table: FilterTable,
  { filters, settings }: ListFilters,
): ListPlan | undefined {
  const { base_url: servers }: Settings = readable(settings);
  if (serversOf(servers)[1]) return undefined;
  return planList(resource, table, { filters: { ...filters, page: undefined, per_page: longestPage }, settings });
}

/** The part of a list that is shown, and its arrangement. */
export interface ArrangedList<T> {
  readonly plan: ListPlan;
  /** The same list in the longest pages. */
  readonly whole: ListPlan;
  readonly first: number;
  readonly last: number;
  /** @throws MissingField for an item that cannot be read */
  readonly accept: (item: T) => unknown;
  /** Puts all items into their order. */
  readonly arrange: (items: T[]) => T[];
  /** The key of everything that `arrange` depends on. */
  readonly variant: string;
}

/**
 * Part of a list in an order that servers do not have, where the list is short enough to be read whole. A longer one
 * keeps the order of the server: its pages, each sorted by itself, would be in none.
 */
export function arrangedQueryOptions<T>({
  plan,
  whole,
  first,
  last,
  accept,
  arrange,
  variant,
}: ArrangedList<T>): QueryOptions<T> {
  const own = listQueryOptions(plan, { first, last }, accept);
  const long = listQueryOptions(whole, { first: 1, last: 1 }, accept);

  /** All items; of too many, the first page. */
  const readWhole = async (options: ReadOptions): Promise<readonly ReadablePage<T>[]> => {
    const start = await long.readPage(1, options);
    const further = start.total > most ? 0 : Math.ceil(start.total / longestPage) - 1;
    return [
      start,
      ...(await Promise.all(Array.from({ length: further }, (_, index) => long.readPage(index + 2, options)))),
    ];
  };

  const readPage = async (page: number, options: PageOptions): Promise<ReadablePage<T>> => {
    const pages = await queryClient().fetchQuery({
      queryKey: [{ whole: long.list }],
      queryFn: ({ signal }) => readWhole({ ...options, signal }),
      staleTime: ({ state }) => (state.dataUpdatedAt > (options.since ?? 0) ? long.staleTime : 0),
      retry: false,
    });
    const [{ total }] = pages as readonly [ReadablePage<T>];
    if (total > most) return own.readPage(page, options);
    const items = arrange(pages.flatMap((one) => one.items.filter((item) => item !== undefined)));
    return {
      items: items.slice((page - 1) * plan.perPage, page * plan.perPage),
      total: items.length,
      totalPages: Math.ceil(items.length / plan.perPage),
      leftOut: page === first ? pages.flatMap(({ leftOut = [] }) => leftOut) : [],
    };
  };
  return { ...own, list: { ...own.list, variant: `arranged ${variant}` }, readPage };
}
