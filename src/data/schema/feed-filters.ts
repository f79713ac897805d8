import { eventFilters } from './events.js';
import { boolean } from './kinds.js';
import type { Filters, FilterTable } from './tables.js';

/** All that chooses the events of our service's feeds: the filters of lists, and what clients search whole lists for. */
export const feedFilters = {
  ...eventFilters,
  free: { kind: boolean },
  online: { kind: boolean },
} as const satisfies FilterTable;
export type FeedFilters = Filters<typeof feedFilters>;
