import { addDays, minutesBetween, wallAfter } from '../../data/time/index.js';
import { withCentury } from './typed-dates.js';

/** The days and times of an event, on the clock of its zone. A value that is not entered yet is empty. */
export interface When {
  /** `YYYY-MM-DD` */
  readonly startDate: string;
  /** `hh:mm`, with `:ss` where the seconds are not 0. */
  readonly startTime: string;
  /** The last day, inclusive. */
  readonly endDate: string;
  readonly endTime: string;
  readonly isAllDay: boolean;
  /** IANA name or offset; empty for that of the calendar. */
  readonly zone: string;
  /** Whether the end was set by hand, so that it stays where it is. */
  readonly isEndOwn: boolean;
}

/** The minutes of an event's default duration. */
const usual = 120;

/** The longest that an event lasts whose end is typed as a time of the day after. */
const longestNight = 12 * 60;

/**
 * The days and times that are meant by the typed ones: years have four digits, and an end that would be before the
 * start on the same day is on the next where it is midnight or not more than half a day later.
 */
export function meantWhen(when: When): When {
  const { startTime, endTime, isAllDay } = when;
  const [startDate, endDate] = [withCentury(when.startDate), withCentury(when.endDate)];
  const isNight = !isAllDay && startTime && endTime && startDate && startDate === endDate && endTime < startTime;
  const lasts = isNight ? minutesBetween(`${startDate}T${startTime}`, `${addDays(startDate, 1)}T${endTime}`) : Infinity;
  const isOnNextDay = isNight && (endTime.startsWith('00:00') || lasts <= longestNight);
  return { ...when, startDate, endDate: isOnNextDay ? addDays(endDate, 1) : endDate };
}

/**
 * The ends as wall times, `YYYY-MM-DDThh:mm`, with seconds where they are not 0; `undefined` while something is
 * missing.
 */
export function endsOf({
  startDate,
  startTime,
  endDate,
  endTime,
  isAllDay,
}: When): { start: string; end: string } | undefined {
  if (!startDate || !endDate || (!isAllDay && (!startTime || !endTime))) return undefined;
  return isAllDay
    ? { start: `${startDate}T00:00`, end: `${endDate}T00:00` }
    : { start: `${startDate}T${startTime}`, end: `${endDate}T${endTime}` };
}

const withEnd = (when: When, end: string): When => ({ ...when, endDate: end.slice(0, 10), endTime: end.slice(11) });

/** The end keeps its distance from a start that moves, until it was set by hand. */
export function followed(before: When, after: When): When {
  const { startDate, startTime, isAllDay, isEndOwn } = after;
  if (isEndOwn || !startDate) return after;
  const startOf = (when: When) =>
    `${when.startDate || startDate}T${when.startTime || when.endTime || '00:00'}`.slice(0, 16);
  if (isAllDay || !startTime) {
    const days =
      before.startDate && before.endDate
        ? minutesBetween(`${before.startDate}T00:00`, `${before.endDate}T00:00`) / 1440
        : 0;
    return { ...after, endDate: addDays(startDate, days) };
  }
  const hadEnd = before.startDate && before.startTime && before.endDate && before.endTime;
  if (!hadEnd) return withEnd(after, wallAfter(startOf(after), usual));
  const end = wallAfter(`${before.endDate}T${before.endTime}`, minutesBetween(startOf(before), startOf(after)));
  return withEnd(after, end + before.endTime.slice('hh:mm'.length));
}

/** The same on another day of the start. */
function movedTo(when: When, startDate: string): When {
  const days = minutesBetween(`${when.startDate}T00:00`, `${startDate}T00:00`) / 1440;
  return { ...when, startDate, endDate: addDays(when.endDate, days) };
}

/** The same on the same day of the week, a week later or more, so that it is not before a day. */
export function weeksLater(when: When, day: string): When {
  const weeks = Math.ceil(minutesBetween(`${when.startDate}T00:00`, `${day}T00:00`) / 1440 / 7);
  return movedTo(when, addDays(when.startDate, 7 * Math.max(1, weeks)));
}
