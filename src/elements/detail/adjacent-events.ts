import type { ReactiveControllerHost } from 'lit';
import { listQueryOptions, planEventList, QueryController, type EventListOptions } from '../../data/query/index.js';
import type { EventRepresentation } from '../../data/schema/index.js';
import { addDays } from '../../data/time/index.js';
import { calendarEvent, type CalendarEvent } from '../../data/records/index.js';

/** The event whose neighbors are needed. */
export interface AdjacentOptions extends Pick<EventListOptions, 'settings' | 'language'> {
  readonly event: CalendarEvent;
}

/** In the order of servers: by the event's own local start, ties by id (wire section 6.3). */
function comesBefore(one: CalendarEvent, other: CalendarEvent): boolean {
  return one.start === other.start ? one.id < other.id : one.start < other.start;
}

/** The list to search for a neighbor: it begins on the event's own day, in either direction. */
const directions = {
  previous: { order: 'desc', filters: (day: string) => ({ starts_before: day }), isBeyond: comesBefore },
  next: {
    order: 'asc',
    filters: (day: string) => ({ starts_after: addDays(day, -1) }),
    isBeyond: (one: CalendarEvent, other: CalendarEvent) => comesBefore(other, one),
  },
} as const;

/** The most pages of a day that are searched. */
const mostPages = 20;

/** Finds the nearest event on one side of another. */
class Neighbor {
  readonly #query: QueryController<EventRepresentation>;
  readonly #ask: () => AdjacentOptions | undefined;
  readonly #isBeyond: (one: CalendarEvent, other: CalendarEvent) => boolean;
  /** The event of the last search, and its number of pages. */
  #searched: { key: string; pages: number } | undefined;

  constructor(
    host: ReactiveControllerHost,
    direction: keyof typeof directions,
    ask: () => AdjacentOptions | undefined,
  ) {
    const { order, filters, isBeyond } = directions[direction];
    this.#ask = ask;
    this.#isBeyond = isBeyond;
    this.#query = new QueryController(host, () => {
      const options = ask();
      if (!options) return undefined;
      const { event, ...rest } = options;
      const day = event.start.slice(0, 10);
      const plan = planEventList({ ...rest, filters: { ...filters(day), order } });
      return listQueryOptions(plan, { first: 1, last: this.#pagesFor(event, plan.perPage) }, calendarEvent);
    });
  }

  get event(): CalendarEvent | undefined {
    const { event } = this.#ask() ?? {};
    return event && this.#query.latest.shown?.items.map(calendarEvent).find((item) => this.#isBeyond(item, event));
  }

  /** One page, unless the day of the event is so full that its neighbor is on a later one. */
  #pagesFor({ key }: CalendarEvent, perPage: number): number {
    const { pages } = this.#searched?.key === key ? this.#searched : { pages: 0 };
    const { shown, isFetching } = this.#query.latest;
    const isSearched = shown && !isFetching && shown.to >= Math.min(pages * perPage, shown.total);
    const isInVain = isSearched && !this.event && shown.to < shown.total;
    this.#searched = { key, pages: pages && !isInVain ? pages : Math.min(pages + 1, mostPages) };
    return this.#searched.pages;
  }
}

/** The events before and after one in time, read through the list with as few requests as it takes. */
export class AdjacentEvents {
  readonly #previous: Neighbor;
  readonly #next: Neighbor;

  /** @param ask returns the event whose neighbors are needed, if any */
  constructor(host: ReactiveControllerHost, ask: () => AdjacentOptions | undefined) {
    this.#previous = new Neighbor(host, 'previous', ask);
    this.#next = new Neighbor(host, 'next', ask);
  }

  get previous(): CalendarEvent | undefined {
    return this.#previous.event;
  }

  get next(): CalendarEvent | undefined {
    return this.#next.event;
  }
}
