import { CalError, readList } from '../client/index.js';
import { calendarEvent, recordsOf } from '../records/index.js';
import { longestPage, Unreadable, type EventRepresentation } from '../schema/index.js';
import { loadTemporal } from '../time/index.js';
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
  /** What of the page is not to be counted. */
  readonly isLeftOut: ListPlan['isLeftOut'];
}

/**
 * How to count the events of a list: its total stands on each page, so that one event is enough, unless some are left out.
 * @throws CalError of kind `filter` that names the unreadable value
 */
export function eventCount(list: EventListOptions): EventCount {
  const planWith = (perPage: number) =>
    planEventList({ ...list, filters: { ...list.filters, limit: undefined, page: undefined, per_page: perPage } });
  const one = planWith(1);
  const plan = one.leavesOutEnd ? planWith(longestPage) : one;
  // An event that several calendars have counts once.
  if (serversOf(plan.settings.base_url)[1]) throw CalError.unreadable('base_url', new Unreadable('oneServer', '…'));
  const isLeftOut = plan.leavesOutEnd ? plan.isLeftOut : undefined;
  return { url: plan.url(1), namespace: plan.settings.namespace, staleTime: staleTimeOf(plan.settings), isLeftOut };
}

/** Asks for a number of events, unless it is known; `null` where the server does not count so many. */
export function readCount({ url, namespace, staleTime, isLeftOut }: EventCount): Promise<number | null> {
  return queryClient().fetchQuery({
    queryKey: [{ count: url }],
    queryFn: async ({ signal }) => {
      const read = (url: string) =>
        readList<EventRepresentation>({}, 'events', { url, page: 1, perPage: 1 }, { signal, isItem: () => true });
      const { items, total, totalRelation } = await readFound(url, namespace, read);
      if (isLeftOut) await loadTemporal();
      const others = isLeftOut ? recordsOf(items, calendarEvent).filter((event) => isLeftOut(event.representation, event.span)) : [];
      return totalRelation ? null : total - others.length;
    },
    staleTime,
  });
}
