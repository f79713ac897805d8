import { dayOptions } from './headings.js';
import { dateFormat, dateText, dateWords } from './intl-cache.js';
import { onShownClock, wall, wholeDays, type DisplayOptions } from './format-span.js';
import { memoizedByValue } from '../memo/index.js';
import type { Span } from './span.js';

/** "21", in the locale's digits, for a day `YYYY-MM-DD`. */
export function dayNumber(date: string, locale: string): string {
  return dateWords(locale, { day: 'numeric' }, Date.parse(date)).day!;
}

/** "Nov 28"; with the year where it is another than that of `today`. */
export function shortDay(date: string, locale: string, today: string): string {
  return dateFormat(locale, dayOptions([date], today, 'short')).format(Date.parse(date));
}

/** "Nov 28 – 29"; with the year where that of the last is another than that of `today`. */
export function shortDays(first: string, last: string, locale: string, today: string): string {
  return dateFormat(locale, dayOptions([last], today, 'short')).formatRange(Date.parse(first), Date.parse(last));
}

/** "Saturday" or "Sat". */
export function weekdayName(date: string, locale: string, length: 'long' | 'short' | 'narrow'): string {
  return dateFormat(locale, { weekday: length }).format(Date.parse(date));
}

/** "November", for a day of it. */
export function monthName(date: string, locale: string): string {
  return dateFormat(locale, { month: 'long' }).format(Date.parse(date));
}

/** "2026", in the locale's digits, for a day. */
export function yearName(date: string, locale: string): string {
  return dateWords(locale, { year: 'numeric' }, Date.parse(date)).year!;
}

/** "November 16 – 22, 2026"; "Saturday, November 21, 2026" for a single day. */
export function daysName(first: string, last: string, locale: string): string {
  const weekday = first === last ? 'long' : undefined;
  return dateFormat(locale, { weekday, day: 'numeric', month: 'long', year: 'numeric' }).formatRange(
    Date.parse(first),
    Date.parse(last),
  );
}

type ClockDisplay = Pick<DisplayOptions, 'locale' | 'hourCycle'>;

/** A time of day in the fewest signs: "7 PM", "7:30 PM", "19:00". In minutes since midnight. */
export const clockName = (minutes: number, { locale, hourCycle }: ClockDisplay): string =>
  clockOf(minutes, locale, hourCycle);

const clockOf = memoizedByValue(
  1000,
  (minutes: number, locale: string, hourCycle: ClockDisplay['hourCycle']): string => {
    const full = { timeStyle: 'short', hourCycle } as const;
    const isBare = minutes % 60 === 0 && dateFormat(locale, full).resolvedOptions().hour12;
    return dateText(locale, isBare ? { hour: 'numeric', hourCycle } : full, minutes * 60_000);
  },
);

/** When an event begins, in the fewest signs; nothing for all-day. */
export const startTime = (span: Span, display: DisplayOptions): string =>
  clocksOf(span, display)
    .slice(0, 1)
    .map((clock) => clockName(clock / 60_000, display))
    .join('');

/** The clocks at the start and the end; nothing for whole days. */
function clocksOf(span: Span, display: DisplayOptions): number[] {
  if (span.allDay) return [];
  const shown = onShownClock(span, display);
  const [start, end] = [wall(shown.start), wall(shown.end)];
  return wholeDays(start, end) ? [] : [start, end];
}

/** "11 PM – 2 AM", whatever the days; nothing for all-day. */
export const clockTimes = (span: Span, display: DisplayOptions): string =>
  clocksOf(span, display)
    .map((clock) => clockName(clock / 60_000, display))
    .join(' – ');
