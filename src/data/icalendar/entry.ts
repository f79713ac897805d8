import type { Span } from '../time/span.js';

/** An event as a calendar app takes it in. All texts are plain. */
export interface CalendarEntry extends EntryDates {
  /** The same for the same event wherever it is exported, so that an app that has it already replaces it. */
  readonly uid: string;
  /** Number of its last change, higher than those of all before; 0 for an event that was never changed. */
  readonly sequence: number;
  readonly title: string;
  readonly location: string;
  /** The address at which it takes place online. */
  readonly conference?: string | undefined;
  /** In lines. */
  readonly description: string;
  readonly url: string | undefined;
  readonly categories: readonly string[];
  /** Left out where it is not known. */
  readonly status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED' | undefined;
  /** When it was last changed, in UTC: `YYYY-MM-DD hh:mm:ss`. */
  readonly modified: string;
}

/**
 * The status in the terms of calendar apps: nothing that is postponed has a date yet. `undefined` for an unknown one.
 */
export const entryStatus = (status: string | undefined): CalendarEntry['status'] =>
  new Map<string | undefined, CalendarEntry['status']>([
    ['scheduled', 'CONFIRMED'],
    ['rescheduled', 'CONFIRMED'],
    ['movedOnline', 'CONFIRMED'],
    ['postponed', 'TENTATIVE'],
    ['cancelled', 'CANCELLED'],
  ]).get(status);

/**
 * Start and end as calendar apps count them: those of an all-day entry are days, midnight in UTC here, and it ends
 * before the day after its last. Others are instants, so that no app needs the rules of a zone.
 */
interface EntryDates {
  readonly allDay: boolean;
  readonly start: Date;
  readonly end: Date;
}

export function entryDates(span: Span): EntryDates {
  const [start, end] = span.allDay
    ? [span.start, span.end.add({ days: 1 })].map((day) => day.toZonedDateTime('UTC'))
    : [span.start, span.end];
  return { allDay: span.allDay, start: new Date(start!.epochMilliseconds), end: new Date(end!.epochMilliseconds) };
}
