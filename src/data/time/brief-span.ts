import { dayLength } from './days.js';
import { clockRange, onShownClock, wall, wholeDays, type DisplayOptions } from './format-span.js';
import { dayOptions, nearDay, type NameLength } from './headings.js';
import { dateText } from './intl-cache.js';
import type { Span } from './span.js';

/** The fewest words for a span, as people write it on a poster. */
export interface BriefSpan {
  /** The day on a badge, `YYYY-MM-DD`: the first, or for what runs by then the one that the list begins with. */
  readonly day: string;
  /** "Today"; "Sun, Nov 22"; "Nov 19 – 28"; with the year where it is not the current one. */
  readonly date: string;
  /** Whether it is a single day, or a night. */
  readonly isDay: boolean;
  /** Whether `date` says no more than a badge does. */
  readonly isBadge: boolean;
  /** "7:00 – 9:00 PM", also for a night; absent for all-day and several days. */
  readonly time?: string;
  /** "Dec 5", where it has begun on an earlier day; "12:30 AM" at the end of a night. */
  readonly until?: string;
}

/**
 * Words for a span beside what `today`, `YYYY-MM-DD`, lets a visitor guess.
 * @param ongoingDay the day heading for events that already began: another than today in a list of other days
 */
export function briefSpan(span: Span, display: DisplayOptions, today: string, ongoingDay = today): BriefSpan {
  const { first, last, start, end, isNight } = daysOf(span, display);
  const isRunning = first < ongoingDay && ongoingDay <= last;
  if (first === last || (isNight && !isRunning)) {
    const near = nearDay(first, display.locale, today);
    const time = end === undefined || wholeDays(start, end) ? {} : { time: clockRange(start, end, display) };
    return { day: first, date: near ?? shortDate(first, display, today), isDay: true, isBadge: !near, ...time };
  }
  const until = isRunning ? { until: isNight ? clockRange(end, end, display) : dates(last, last, display, today) } : {};
  return {
    day: isRunning ? ongoingDay : first,
    date: dates(first, last, display, today),
    isDay: false,
    isBadge: false,
    ...until,
  };
}

/**
 * The days that a span stands under on the clock that is shown, `YYYY-MM-DD`, and its ends on that clock where it has
 * any.
 */
export function daysOf(span: Span, display: DisplayOptions) {
  if (span.allDay) return { first: String(span.start), last: String(span.end) };
  const shown = onShownClock(span, display);
  const [start, end] = [wall(shown.start), wall(shown.end)];
  const first = String(shown.start).slice(0, 10);
  // What ends at midnight does not touch the day that begins then.
  const last = new Date(Math.max(end - 1, start)).toISOString().slice(0, 10);
  // A night is the end of its evening.
  return { first, last, start, end, isNight: end - start < dayLength / 2 };
}

/** "Sun, Nov 22", with the year where it is another than that of `today`. */
const shortDate = (day: string, display: DisplayOptions, today: string): string =>
  dates(day, day, display, today, 'short');

/** "Sun, Nov 22"; "Nov 19 – 28". */
export function dates(
  first: string,
  last: string,
  { locale }: DisplayOptions,
  today: string,
  weekday?: NameLength,
  month: NameLength = 'short',
): string {
  return dateText(locale, { weekday, ...dayOptions([first, last], today, month) }, Date.parse(first), Date.parse(last));
}
