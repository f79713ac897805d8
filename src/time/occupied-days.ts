import type { Span } from './span.js';

/** The days on which an event stands, from first to last, both `YYYY-MM-DD`. */
export interface OccupiedDays {
  readonly first: string;
  readonly last: string;
}

/**
 * The days that an event occupies: those of its own clock, or of the clock of `timeZone` if one is given. All-day never moves. An
 * event that ends at the moment when a day begins does not occupy that day.
 */
export function occupiedDays(span: Span, timeZone?: string): OccupiedDays {
  if (span.allDay) return { first: span.start.toString(), last: span.end.toString() };
  const [start, end] = timeZone ? [span.start.withTimeZone(timeZone), span.end.withTimeZone(timeZone)] : [span.start, span.end];
  const first = dateOf(start);
  const last = dateOf(end.subtract({ nanoseconds: 1 }));
  // Of no length, or a clock that was set back shows an earlier day at the end.
  return { first, last: last < first ? first : last };
}

const dateOf = (moment: Temporal.ZonedDateTime) => moment.toPlainDate().toString();
