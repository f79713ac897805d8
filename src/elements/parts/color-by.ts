import { choice, type FilterTable } from '../../data/schema/index.js';

/** The attribute of elements that show events. */
export const colorAttributes = {
  /**
   * Colors of events, explained by a legend: none, or by category, venue, organizer, or source, which of several
   * calendars they are from
   */
  color_by: { kind: choice('none', 'category', 'venue', 'organizer', 'source'), default: 'none' },
} as const satisfies FilterTable;
export type ColorBy = 'none' | 'category' | 'venue' | 'organizer' | 'source';
