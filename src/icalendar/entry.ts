import type { Span } from '../time/index.js';

/** An event as a calendar app takes it in. All texts are plain. */
export interface CalendarEntry {
  /** The same for the same event wherever it is exported, so that an app that has it already replaces it. */
  readonly uid: string;
  readonly title: string;
  readonly span: Span;
  readonly location: string;
  readonly description: string;
  readonly url: string | undefined;
  readonly categories: readonly string[];
  readonly isCancelled: boolean;
  /** When it was last changed, in UTC: `YYYY-MM-DD hh:mm:ss`. */
  readonly modified: string;
}

/**
 * Start and end as calendar apps count them: an all-day entry has dates (UTC midnight here) and ends before the day after its last.
 * Other ends are instants, so that no app needs the rules of a zone.
 */
export function boundsOf({ span }: Pick<CalendarEntry, 'span'>): readonly [start: Date, end: Date] {
  const [start, end] = span.allDay
    ? [span.start, span.end.add({ days: 1 })].map((day) => day.toZonedDateTime('UTC'))
    : [span.start, span.end];
  return [new Date(start!.epochMilliseconds), new Date(end!.epochMilliseconds)];
}
