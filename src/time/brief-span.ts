import { dayLength } from './days.js';
import { clockRange, onShownClock, wall, type DisplayOptions } from './format-span.js';
import { nearDay } from './headings.js';
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
 * Says when a span takes place beside what `today`, `YYYY-MM-DD`, lets a visitor guess.
 * @param since the day that what runs stands under: another than today in a list of other days
 */
export function briefSpan(span: Span, display: DisplayOptions, today: string, since = today): BriefSpan {
  const shown = span.allDay ? span : onShownClock(span, display);
  const [start, end] = shown.allDay ? [] : [wall(shown.start), wall(shown.end)];
  const first = String(shown.start).slice(0, 10);
  // What ends at midnight does not touch the day that begins then.
  const last = end === undefined ? String(shown.end) : new Date(Math.max(end - 1, start!)).toISOString().slice(0, 10);
  // A night is the end of its evening.
  const isNight = end !== undefined && end - start! < dayLength / 2;
  const isRunning = first < since && since <= last;
  if (first === last || (isNight && !isRunning)) {
    const near = nearDay(first, display.locale, today);
    const time = end === undefined ? {} : { time: clockRange(start!, end, display) };
    return { day: first, date: near ?? dates(first, first, display, today, 'short'), isDay: true, isBadge: !near, ...time };
  }
  const until = isRunning ? { until: isNight ? clockRange(end, end, display) : dates(last, last, display, today) } : {};
  return { day: isRunning ? since : first, date: dates(first, last, display, today), isDay: false, isBadge: false, ...until };
}

/** "Sun, Nov 22"; "Nov 19 – 28"; with the year where it is not the current one. */
function dates(first: string, last: string, { locale }: DisplayOptions, today: string, weekday?: 'short'): string {
  const year = [first, last].every((date) => date.slice(0, 4) === today.slice(0, 4)) ? undefined : 'numeric';
  return dateText(locale, { weekday, day: 'numeric', month: 'short', year }, Date.parse(first), Date.parse(last));
}
