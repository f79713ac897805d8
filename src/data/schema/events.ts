import { boolean, date, ids, idsOrSlugs, number, positive, text } from './kinds.js';
import { computed, paging, type Filters, type FilterTable } from './tables.js';

/** Query parameters of `GET /events` (interface, "GET /events"). */
export const eventFilters = {
  ...paging,
  start_date: { kind: date, default: computed },
  end_date: { kind: date, default: computed },
  starts_before: { kind: date },
  starts_after: { kind: date },
  ends_before: { kind: date },
  ends_after: { kind: date },
  strict_dates: { kind: boolean, type: 'boolean-like', default: false },
  search: { kind: text },
  categories: { kind: idsOrSlugs },
  tags: { kind: idsOrSlugs },
  venue: { kind: ids },
  organizer: { kind: ids },
  featured: { kind: boolean },
  status: { kind: text },
  geoloc: { kind: boolean },
  geoloc_lat: { kind: number, together: 'geoloc_lng' },
  geoloc_lng: { kind: number, together: 'geoloc_lat' },
  include: { kind: ids },
  post_parent: { kind: positive },
  ticketed: { kind: boolean },
} as const satisfies FilterTable;
export type EventFilters = Filters<typeof eventFilters>;

/** Query parameters of our service, which are no filters; other servers ignore them. */
export const eventAdditions = {
  /** Whether all events of a search are counted; else the total may be a lower bound, which `total_relation` tells. */
  exact_total: { kind: boolean },
} as const satisfies FilterTable;

/** Those that only services send, which take over the events of another one. */
export const importAdditions = {
  /** Whether dates of series tell `series_date`. */
  series_date: { kind: boolean },
} as const satisfies FilterTable;

/** The values of `event_status`. */
export const eventStatuses = ['scheduled', 'cancelled', 'postponed'] as const;
