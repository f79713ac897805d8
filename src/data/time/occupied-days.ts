import type { Span } from './span.js';

/** The first and last day that an event occupies, as `YYYY-MM-DD`. */
export interface OccupiedDays {
  readonly first: string;
  readonly last: string;
}

/**
 * The days that an event occupies: those of its own clock, or of the clock of `timeZone` if one is given. All-day never
 * moves. An event that ends at the moment when a day begins does not occupy that day; nor does one that ends before the
 * hour `threshold` of it, because a night is the end of its evening.
 */
export function occupiedDays(span: Span, timeZone?: string, threshold = 0): OccupiedDays {
  if (span.allDay) return { first: span.start.toString(), last: span.end.toString() };
  const isMoved = timeZone !== undefined && timeZone !== span.start.timeZoneId;
  const [start, end] = isMoved
    ? [span.start.withTimeZone(timeZone), span.end.withTimeZone(timeZone)]
    : [span.start, span.end];
  const [first, lastTouched] = [dateOf(start), dateOf(end)];
  if (first === lastTouched) return { first, last: first };
  const evening = dateOf(end.toPlainDateTime().subtract({ hours: threshold }));
  const last = threshold && evening < lastTouched ? evening : dateOf(end.subtract({ nanoseconds: 1 }));
  // Of no length, or a clock that was set back shows an earlier day at the end.
  return { first, last: last < first ? first : last };
}

const dateOf = (moment: Temporal.ZonedDateTime | Temporal.PlainDateTime) => moment.toPlainDate().toString();
