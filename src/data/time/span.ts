import type { Temporal } from 'temporal-polyfill';
import { offsetZone, readZone } from '../schema/zones.js';
import { temporal } from './temporal.js';

/**
 * When an event takes place. The `end` of an all-day span is its last day, and `zone` its time zone; it never moves to
 * another clock.
 */
export type Span =
  | {
      readonly allDay: true;
      readonly start: Temporal.PlainDate;
      readonly end: Temporal.PlainDate;
      readonly zone?: string | undefined;
    }
  | { readonly allDay: false; readonly start: Temporal.ZonedDateTime; readonly end: Temporal.ZonedDateTime };

/** The fields of an event that define its span; dates are `YYYY-MM-DD hh:mm:ss` (wire section 7). */
export interface EventDates {
  /** `null` while a password hides it. */
  readonly all_day: boolean | null;
  readonly start_date: string;
  readonly end_date: string;
  readonly utc_start_date: string;
  readonly utc_end_date: string;
  readonly timezone: string;
}

/**
 * The span of an event; needs `loadTemporal`. `undefined` when the start cannot be read; an end that cannot be
 * read, or lies before the start, is the start.
 *
 * The wall time is always the event's own. The instant is that wall time in the event's zone, because servers
 * compute some `utc_*` wrongly; those decide only where the zone is unknown or a clock set back shows a time twice
 * (wire section 7.2).
 */
export function spanOf(event: EventDates): Span | undefined {
  const start = readWall(event.start_date);
  if (!start) return undefined;
  const end = readWall(event.end_date) ?? start;
  const zone = readZone(event.timezone);
  // A masked event may be all-day: until one second before the hour at which it began.
  if (event.all_day ?? end.add({ seconds: 1 }).toPlainTime().equals(start.toPlainTime())) {
    const first = start.toPlainDate();
    // A site's day may begin at another hour than midnight (wire section 14): both ends move back by it.
    const last = first.toPlainDateTime().add(start.until(end)).toPlainDate();
    return { allDay: true, start: first, end: first.until(last).sign < 0 ? first : last, zone };
  }
  const first = zonedWall(start, zone, event.utc_start_date);
  const last = zonedWall(end, zone, event.utc_end_date);
  return { allDay: false, start: first, end: first.until(last).sign < 0 ? first : last };
}

/**
 * Years have four digits, also where a clock shows the day before or after: what never ends, as 9999 is meant, ends a
 * year before.
 */
function readWall(text: string): Temporal.PlainDateTime | undefined {
  const { PlainDateTime } = temporal();
  try {
    const wall = /^\d{4}-\d\d-\d\d(?:[ T][\d:.]+)?$/.test(text)
      ? PlainDateTime.from(text.replace(/^9999/, '9998'))
      : undefined;
    return wall?.year ? wall : undefined;
  } catch {
    return undefined;
  }
}

function zonedWall(wall: Temporal.PlainDateTime, zone: string | undefined, utcText: string): Temporal.ZonedDateTime {
  const utc = readWall(utcText);
  const choose = (disambiguation: 'earlier' | 'later') =>
    wall.toZonedDateTime(zone ?? impliedZone(wall, utc), { disambiguation });
  const earlier = choose('earlier');
  return utc?.equals(earlier.withTimeZone('UTC').toPlainDateTime()) ? earlier : choose('later');
}

/** The offset between a wall time and the same moment in UTC. */
function impliedZone(wall: Temporal.PlainDateTime, utc = wall): string {
  const minutes = utc.until(wall).total('minutes');
  return Math.abs(minutes) < 24 * 60 ? offsetZone(minutes < 0 ? '-' : '+', Math.abs(minutes)) : 'UTC';
}

/**
 * Whether a span is over: by the instant, and where it is all-day, with its last day in the zone that it is shown in.
 * @param today `YYYY-MM-DD` in that zone
 * @param now in milliseconds
 */
export const hasEnded = (span: Span, today: string, now: number): boolean =>
  span.allDay ? String(span.end) < today : span.end.epochMilliseconds <= now;
