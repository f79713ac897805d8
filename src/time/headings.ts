import { dayLength } from './days.js';
import { dateFormat, dateWords } from './intl-cache.js';
import { remembered } from './memory.js';

/** The texts of a date badge. */
export interface DateParts {
  readonly day: string;
  readonly month: string;
  readonly weekday: string;
}

/** A day as a date badge shows it: "21", "Nov", "Sat". `date` begins with `YYYY-MM-DD`. */
export function dateParts(date: string, locale: string): DateParts {
  return dateWords(locale, { day: 'numeric', month: 'short', weekday: 'short' }, Date.parse(date.slice(0, 10))) as Readonly<
    Record<keyof DateParts, string>
  >;
}

/** "Saturday, November 21, 2026"; the days around `today` say so: "Tomorrow · Sunday, …". Both are `YYYY-MM-DD`. */
export function dayHeading(date: string, locale: string, today: string): string {
  const words = dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(Date.parse(date));
  const near = nearDay(date, locale, today);
  return near ? `${near} · ${words}` : capitalised(words, locale);
}

/** "Today", "Tomorrow" or "Yesterday"; nothing for other days. */
export function nearDay(date: string, locale: string, today: string): string | undefined {
  const distance = (Date.parse(date) - Date.parse(today)) / dayLength;
  return Math.abs(distance) > 1 ? undefined : nameOfNear(distance, locale);
}

const nameOfNear = remembered(9, (distance: number, locale: string) =>
  capitalised(new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(distance, 'day'), locale),
);

/** "November 2026" for `2026-11`; a month of the Gregorian calendar, whatever the locale's own. */
export function monthHeading(month: string, locale: string): string {
  return capitalised(dateFormat(locale, { month: 'long', year: 'numeric', calendar: 'gregory' }).format(Date.parse(month)), locale);
}

const capitalised = (text: string, locale: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
