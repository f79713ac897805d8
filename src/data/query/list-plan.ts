import { CalError } from '../client/error.js';
import { listUrl } from '../client/endpoint.js';
import { boolean, choice, Unreadable } from '../schema/kinds.js';
import type { EventRepresentation } from '../schema/representations.js';
import { extraPages, longestPage, type Filters, type FilterTable, type ReadFilters } from '../schema/tables.js';
import type { ResourceName } from '../schema/resources.js';
import type { RangeFilters } from '../time/ranges.js';
import { settings, type Settings } from './settings.js';

/** Own attributes of lists of events that servers do not know, so that pages are composed of theirs. */
export const composedAttributes = {
  /**
   * The position of events that began before the requested time: first, as they come; last; or hide, which leaves them
   * out
   */
  ongoing: { kind: choice('first', 'last', 'hide'), default: 'first' },
  /** Whether events of equal title, venue and organizer at different times are one card with its dates */
  fold_series: { kind: boolean, default: false },
} as const satisfies FilterTable;

/** Attributes of all elements with events that no server has as filters, so that whole lists are searched for them. */
export const siftedAttributes = {
  /** Whether only events are shown that say that they cost nothing: the whole list is read for it */
  free: { kind: boolean },
  /** Whether only events are shown that take place online, alone or at a venue too: the whole list is read for it */
  online: { kind: boolean },
} as const satisfies FilterTable;

/** The days of a list of events, which are others on other clocks. */
interface ListDays {
  readonly range: string | undefined;
  /** The filters of the request on a given day, `YYYY-MM-DD`. */
  readonly on: (today: string) => RangeFilters;
  /**
   * Whether they are others on some of the clocks that events may be shown on: servers then find more than is shown.
   */
  readonly differ: boolean;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/** A list, ready to be requested page by page. */
export interface ListPlan {
  readonly resource: ResourceName;
  readonly order: 'asc' | 'desc';
  readonly perPage: number;
  /** Attributes that servers do not know, so that pages are composed of theirs. */
  readonly given: Filters<typeof composedAttributes & typeof siftedAttributes>;
  /** The most items to show. */
  readonly limit: number;
  /**
   * The number of pages after the last one that may still hold items: servers leave some categories uncounted (wire
   * section 5).
   */
  readonly beyond: number;
  readonly settings: Settings;
  /** Whether an item is left out of the results; `undefined` for one from which on none is. */
  readonly isLeftOut?: ((item: EventRepresentation) => boolean | undefined) | undefined;
  /** The days of a list of events. */
  readonly days?: ListDays;
  /** The address of one page, counted upwards from 1. @param server its root address, of several */
  url(page: number, server?: string): string;
}

/** Attributes and settings of a list, parsed but not validated. */
export interface ListFilters {
  /** The filters and the element's own attributes; all must be readable. */
  readonly filters: ReadFilters<FilterTable>;
  readonly settings: ReadFilters<typeof settings>;
}

/** The values, if all are readable. @throws CalError of kind `filter` that names the unreadable one */
export function readable<T extends FilterTable>(values: ReadFilters<T>): Filters<T> {
  for (const [name, value] of Object.entries(values))
    if (value instanceof Unreadable) throw CalError.unreadable(name, value);
  return values as Filters<T>;
}

/** Milliseconds for which data counts as fresh. */
export const staleTimeOf = (set: Settings): number => (set.stale_time ?? settings.stale_time.default) * 1000;

/** The root addresses of the calendars that are shown as one. */
export const serversOf = (baseUrls = ''): readonly string[] => baseUrls.split(/\s+/);

export const endpointOf = ({ base_url: baseUrl = '', namespace }: Settings) => ({ baseUrl, namespace });

/**
 * Turns attributes and settings into requests.
 * @throws CalError of kind `filter` that names the unreadable value
 */
export function planList(resource: ResourceName, table: FilterTable, given: ListFilters): ListPlan {
  const set = readable<typeof settings>(given.settings);
  const filters: Readonly<Record<string, unknown>> = readable(given.filters);
  const perPage = Math.min((filters.per_page ?? table.per_page!.default) as number, longestPage);
  return {
    resource,
    given: filters,
    order: 'asc',
    perPage,
    limit: Infinity,
    beyond: extraPages[resource] ?? 0,
    settings: set,
    url: (page, baseUrl = serversOf(set.base_url)[0]!) =>
      listUrl({ ...set, baseUrl }, resource, table, { ...filters, per_page: perPage, page }),
  };
}
