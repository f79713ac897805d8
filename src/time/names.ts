import { dateFormat, dateWords } from './formats.js';
import { onShownClock, wall, type Reader } from './words.js';
import type { Span } from './span.js';

/** Grids of days are of the Gregorian calendar, whatever the locale's own. */
const calendar = 'gregory';

/** "21", in the locale's digits, for a day `YYYY-MM-DD`. */
export function dayNumber(date: string, locale: string): string {
  return dateWords(locale, { day: 'numeric', calendar }, Date.parse(date)).day!;
}

/** "Saturday, November 21". */
export function dayName(date: string, locale: string): string {
  return dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', calendar }).format(Date.parse(date));
}

/** "Saturday" or "Sat". */
export function weekdayName(date: string, locale: string, length: 'long' | 'short' | 'narrow'): string {
  return dateFormat(locale, { weekday: length }).format(Date.parse(date));
}

/** "November" or "Nov" for `2026-11`. */
export function monthName(month: string, locale: string, length: 'long' | 'short'): string {
  return dateFormat(locale, { month: length, calendar }).format(Date.parse(month));
}

/** "2026", in the locale's digits, for a day or month. */
export function yearName(date: string, locale: string): string {
  return dateWords(locale, { year: 'numeric', calendar }, Date.parse(date)).year!;
}

/** When an event begins, in the fewest signs: "7 PM", "7:30 PM", "19:00"; nothing for all-day. */
export function startTime(span: Span, reader: Reader): string {
  if (span.allDay) return '';
  const { locale, hourCycle } = reader;
  const start = wall(onShownClock(span, reader).start);
  const full = dateFormat(locale, { timeStyle: 'short', hourCycle });
  const isBare = full.resolvedOptions().hour12 && start % (60 * 60 * 1000) === 0;
  return isBare ? dateFormat(locale, { hour: 'numeric', hourCycle }).format(start) : full.format(start);
}
