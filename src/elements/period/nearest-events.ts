import type { ReactiveControllerHost } from 'lit';
import { listQueryOptions, planList, QueryController, type ListFilters, type Period } from '../../data/query/index.js';
import { calendarEvent } from '../../data/records/index.js';
import { eventFilters, type EventRepresentation } from '../../data/schema/index.js';

/** A period, and what its events were requested with. */
type AskedPeriod = ListFilters & { readonly period: Period; readonly isEmpty: boolean };

/** The one event after a period, and the one before it where it is empty itself. */
export class NearestEvents {
  readonly #later: QueryController<EventRepresentation>;
  readonly #earlier: QueryController<EventRepresentation>;

  /** @param read reads the period once it is known what it holds */
  constructor(host: ReactiveControllerHost, read: () => AskedPeriod | undefined) {
    const nearest = (filter: 'starts_after' | 'ends_before') =>
      new QueryController<EventRepresentation>(host, () => {
        const asked = read();
        const isLater = filter === 'starts_after';
        if (!asked || !(isLater || asked.isEmpty)) return undefined;
        const filters = { ...asked.filters, per_page: 1, [filter]: isLater ? asked.period.last : asked.period.first };
        const plan = planList('events', eventFilters, { filters, settings: asked.settings });
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
