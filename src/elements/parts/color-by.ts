import { choice, type FilterTable } from '../../data/schema/index.js';

/** The attribute of elements that show events. */
export const colorAttributes = {
  /**
   * Colors of events, explained by a legend: none, or by category, venue, organizer, or source, which of several
   * calendars they are from; auto: in months, weeks and maps by category where the calendar has 2 to 10 of them at the
   * top level, else none
   */
  color_by: { kind: choice('auto', 'none', 'category', 'venue', 'organizer', 'source'), default: 'auto' },
} as const satisfies FilterTable;
export type ColorBy = 'auto' | 'none' | 'category' | 'venue' | 'organizer' | 'source';
