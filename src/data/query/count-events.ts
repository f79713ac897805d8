import { CalError } from '../client/error.js';
import { readList } from '../client/read.js';
import { calendarEvent } from '../records/event.js';
import { recordsOf } from '../records/fields.js';
import { Unreadable } from '../schema/kinds.js';
import type { EventRepresentation } from '../schema/representations.js';
import type { FilterTable, ReadFilters } from '../schema/tables.js';
import { loadTemporal } from '../time/temporal.js';
import { planEventList, type EventListOptions } from './event-list-plan.js';
import { serversOf, staleTimeOf, type ListPlan } from './list-plan.js';
import { readFound } from './read-found.js';
import { queryClient } from './query-client.js';

/** A number of events, and the address that tells it, which names it too. */
export interface EventCount {
  readonly url: string;
  readonly namespace: string | undefined;
  /** Milliseconds. */
  readonly staleTime: number;
  /** Tells what of the page is not to be counted. */
  readonly plan: ListPlan;
}

/**
 * How to count the events of a list: its total stands on each page, so that one event is enough, unless some are left
 * out.
 * @throws CalError of kind `filter` that names the unreadable value
 */
export function eventCount(list: EventListOptions): EventCount {
  const filters: ReadFilters<FilterTable> = { ...list.filters, limit: undefined, page: undefined, per_page: 1 };
  const plan = planEventList({ ...list, filters });
  // An event that several calendars have counts once.
  if (serversOf(plan.settings.base_url)[1]) throw CalError.unreadable('base_url', new Unreadable('oneServer', '…'));
  return { url: plan.url(1), namespace: plan.settings.namespace, staleTime: staleTimeOf(plan.settings), plan };
}

/** Requests a number of events, unless it is known; `null` where the server does not count so many. */
export function readCount({ url, namespace, staleTime, plan }: EventCount): Promise<number | null> {
  return queryClient().fetchQuery({
    queryKey: [{ count: url }],
    queryFn: async ({ signal }) => {
      const read = (url: string) =>
        readList<EventRepresentation>({}, 'events', { url, page: 1, perPage: 1 }, { signal, isItem: () => true });
      const { items, total, totalRelation } = await readFound(url, namespace, read);
      if (!plan.days?.differ) return totalRelation ? null : total;
      const [{ isOnItsDays }] = await Promise.all([import('./other-days.js'), loadTemporal()]);
      const others = items.filter((item) => !recordsOf([item], calendarEvent).length || !isOnItsDays(item, plan));
      return totalRelation ? null : total - others.length;
    },
    staleTime,
  });
}
