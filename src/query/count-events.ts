import { CalError, readList } from '../client/index.js';
import { Unreadable, type FilterTable, type ReadFilters } from '../schema/index.js';
import { planEventList, type EventListOptions } from './event-list-plan.js';
import { serversOf, staleTimeOf } from './list-plan.js';
import { readFound } from './read-found.js';
import { queryClient } from './query-client.js';

/** A number of events, and the address that tells it, which names it too. */
export interface EventCount {
  readonly url: string;
  readonly namespace: string | undefined;
  /** Milliseconds. */
  readonly staleTime: number;
}

/**
 * How to count the events of a list: its total stands on each page, so that one event is enough.
 * @throws CalError of kind `filter` that names the unreadable value
 */
export function eventCount(list: EventListOptions): EventCount {
  const filters: ReadFilters<FilterTable> = { ...list.filters, limit: undefined, page: undefined, per_page: 1 };
  const plan = planEventList({ ...list, filters });
  // An event that several calendars have counts once.
  if (serversOf(plan.settings.base_url)[1]) throw CalError.unreadable('base_url', new Unreadable('oneServer', '…'));
  return { url: plan.url(1), namespace: plan.settings.namespace, staleTime: staleTimeOf(plan.settings) };
}

/** Asks for a number of events, unless it is known; `null` where the server does not count so many. */
export function readCount({ url, namespace, staleTime }: EventCount): Promise<number | null> {
  return queryClient().fetchQuery({
    queryKey: [{ count: url }],
    queryFn: async ({ signal }) => {
      const read = (url: string) => readList({}, 'events', { url, page: 1, perPage: 1 }, { signal, isItem: () => true });
      const { total, totalRelation } = await readFound(url, namespace, read);
      return totalRelation ? null : total;
    },
    staleTime,
  });
}
