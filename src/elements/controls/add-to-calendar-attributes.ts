import { positive, text, type FilterTable } from '../../data/schema/index.js';
import { feedAttributes } from '../parts/feed-url.js';

/** The attributes of the ways into a calendar. */
export const addToCalendarAttributes = {
  /** ID of the one event */
  event_id: { kind: positive },
  /** Slug of the one event, where there is no id */
  slug: { kind: text },
  /** `id` of a list or another view of the same page, whose events are taken together */
  for: { kind: text },
  ...feedAttributes,
} as const satisfies FilterTable;
