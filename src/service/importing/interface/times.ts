import { aDay, at } from '../../dates/date-steps.js';
import { isZone, utcTime, wallTime } from '../../dates/zones.js';
import type { ReadEvent } from '../read-events.js';

export type Span = Pick<ReadEvent, 'start_date' | 'end_date' | 'timezone' | 'all_day'>;

/** A time of the wire, if there is such a time. */
export function timeOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(value)) return undefined;
  const instant = at(value);
  return !Number.isNaN(instant) && utcTime(instant) === value ? value : undefined;
}

/**
 * When an event takes place. Its wall time in its zone counts, because servers compute some `utc_*` wrongly (wire
 * section 7.2); where its zone is unknown, those tell the moment.
 * @param clock the zone of events whose own is unknown
 */
export function spanOf(event: Readonly<Record<string, unknown>>, clock: string): Span | undefined {
  const start = timeOf(event.start_date);
  if (start === undefined) return undefined;
  const zone = typeof event.timezone === 'string' && isZone(event.timezone) ? event.timezone : undefined;
  const timezone = zone ?? clock;
  const end = timeOf(event.end_date) ?? start;
  const length = Math.max(at(end) - at(start), 0);
  if (event.all_day === true) {
    // The day of a site may begin at another hour than midnight (wire section 14).
    const day = start.slice(0, 10);
    const last = utcTime(at(`${day} 00:00:00`) + Math.floor(length / aDay) * aDay).slice(0, 10);
    return { start_date: `${day} 00:00:00`, end_date: `${last} 23:59:59`, timezone, all_day: true };
  }
  const wall = (time: string, utc: unknown) => {
    const moment = zone === undefined ? timeOf(utc) : undefined;
    return moment === undefined ? time : wallTime(at(moment), clock);
  };
  const start_date = wall(start, event.utc_start_date);
  const last = wall(end, event.utc_end_date);
  return { start_date, end_date: last < start_date ? start_date : last, timezone, all_day: false };
}
