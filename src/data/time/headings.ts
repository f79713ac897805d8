import { dayLength } from './days.js';
import { dateFormat, relative } from './intl-cache.js';

/** How long the names of weekdays and months are. */
export type NameLength = 'long' | 'short';

/** Days of a month, `YYYY-MM-DD`; the year is written where it is not the current one. */
export const dayOptions = (days: readonly string[], today: string, month: NameLength) =>
  ({
    day: 'numeric',
    month,
    year: days.every((day) => day.slice(0, 4) === today.slice(0, 4)) ? undefined : 'numeric',
  }) as const;

/** "Today", "Tomorrow" or "Yesterday"; nothing for other days, or where `today` is no day. */
export function nearDay(date: string, locale: string, today: string): string | undefined {
  const days = (Date.parse(date) - Date.parse(today)) / dayLength;
  return Math.abs(days) <= 1 ? capitalised(relative(locale, days, 'day'), locale) : undefined;
}

/** With the letter that a line begins with. */
const capitalised = (text: string, locale: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);

/** "Saturday, November 21"; with the year where it is another than that of `today`. */
export const dayName = (date: string, locale: string, today = date): string =>
  dateFormat(locale, { weekday: 'long', ...dayOptions([date], today, 'long') }).format(Date.parse(date));

/**
 * "Saturday, November 21", with the year where it is not that of `today`; near days say so: "Tomorrow · Sunday, …".
 * Both are `YYYY-MM-DD`.
 */
export function dayHeading(date: string, locale: string, today: string): string {
  const words = dayName(date, locale, today);
  const near = nearDay(date, locale, today);
  return near ? `${near} · ${words}` : capitalised(words, locale);
}

/** "November 2026", for a day of it. */
export function monthHeading(date: string, locale: string): string {
  return capitalised(dateFormat(locale, { month: 'long', year: 'numeric' }).format(Date.parse(date)), locale);
}
