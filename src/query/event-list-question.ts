import { readList, type Page } from '../client/index.js';
import type { EventRepresentation } from '../schema/index.js';
import { loadTemporal } from '../time/index.js';
import type { EventListPlan } from './event-list-plan.js';
import type { Question } from './query-cache.js';

/** One page of a list of events; by the time of the answer, Temporal is there to read its dates. */
export function eventPageQuestion(plan: EventListPlan, page: number): Question<Page<EventRepresentation>> {
  const url = plan.url(page);
  return {
    queryKey: ['events', url],
    queryFn: async ({ signal }) => {
      const [answer] = await Promise.all([readList<EventRepresentation>({}, 'events', url, { signal }), loadTemporal()]);
      return answer;
    },
    staleTime: plan.staleTime,
  };
}
