import type { CalendarEvent } from '../data/records/index.js';
import { addDays, shownZone, today, type ClockOptions } from '../data/time/index.js';

/**
 * When an event is over: a moment; or of one that lasts whole days, where nobody knows the zone that it is shown in,
 * the end of its last day in any.
 */
export const endOf = ({ span }: CalendarEvent, display: ClockOptions): string => {
  if (!span.allDay) return span.end.toInstant().toString();
  const timeZone = display.timeDisplay === 'visitor' ? display.timeZone : shownZone(span, display);
  return timeZone
    ? span.end.add({ days: 1 }).toZonedDateTime(timeZone).toInstant().toString()
    : `${String(span.end)}T24:00`;
};

/** The next midnight in a zone, or in that of this machine; both moments are in milliseconds since the epoch. */
export function nextMidnight(timeZone: string | undefined, now: number): number {
  const tomorrow = addDays(today(timeZone, now), 1);
  // Clocks are set back or ahead in quarters of an hour at the least, and so are zones.
  const quarter = 900_000;
  let moment = Math.ceil((now + 1) / quarter) * quarter;
  while (today(timeZone, moment) < tomorrow) moment += quarter;
  return moment;
}
