import { CalError, readList, type Page } from '../client/index.js';
import type { EventRepresentation } from '../schema/index.js';
import { loadTemporal } from '../time/index.js';
import type { EventListPlan } from './event-list-plan.js';
import type { Question } from './query-cache.js';

/**
 * One page of a list of events; by the time of the answer, Temporal is there to read its dates.
 * @param accept throws for an event that it cannot read; the answer then is an error of kind `shape`
 */
export function eventPageQuestion(
  plan: EventListPlan,
  page: number,
  accept: (event: EventRepresentation) => unknown,
): Question<Page<EventRepresentation>> {
  const url = plan.url(page);
  return {
    queryKey: ['events', url],
    queryFn: async ({ signal }) => {
      const [answer] = await Promise.all([readList<EventRepresentation>({}, 'events', url, { signal }), loadTemporal()]);
      try {
        answer.items.forEach(accept);
      } catch (cause) {
        throw new CalError('shape', 'Not an event', { status: 200, request: { method: 'GET', url }, response: answer, cause });
      }
      return answer;
    },
    staleTime: plan.staleTime,
  };
}
