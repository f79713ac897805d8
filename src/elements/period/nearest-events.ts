import type { ReactiveControllerHost } from 'lit';
import { listQueryOptions, planList, QueryController, type ListFilters, type Period } from '../../query/index.js';
import { calendarEvent } from '../../records/index.js';
import { eventFilters, type EventRepresentation } from '../../schema/index.js';

/** An empty period, and what its events were requested with. */
export type EmptyPeriod = ListFilters & { readonly period: Period };

/** The one event after an empty period, and the one before it. */
export class NearestEvents {
  readonly #later: QueryController<EventRepresentation>;
  readonly #earlier: QueryController<EventRepresentation>;

  /** @param read reads the period when it is known to be empty */
  constructor(host: ReactiveControllerHost, read: () => EmptyPeriod | undefined) {
    const nearest = (filter: 'starts_after' | 'ends_before') =>
      new QueryController<EventRepresentation>(host, () => {
        const empty = read();
        if (!empty) return undefined;
        const isLater = filter === 'starts_after';
        const filters = { ...empty.filters, per_page: 1, [filter]: isLater ? empty.period.last : empty.period.first };
        const plan = planList('events', eventFilters, { filters, settings: empty.settings });
        return listQueryOptions(plan, { order: isLater ? 'asc' : 'desc', first: 1, last: 1 }, calendarEvent);
      });
    this.#later = nearest('starts_after');
    this.#earlier = nearest('ends_before');
  }

  /** The day, `YYYY-MM-DD`, on which the next event begins, or else the one before. */
  get day(): { readonly date: string; readonly isLater: boolean } | undefined {
    for (const controller of [this.#later, this.#earlier]) {
      const [event] = controller.latest.shown?.items ?? [];
      if (event) return { date: calendarEvent(event).start.slice(0, 10), isLater: controller === this.#later };
    }
    return undefined;
  }
}
