import { dateFormat } from './intl-cache.js';
import { capitalised, nearDay } from './near-day.js';

/**
 * "Saturday, November 21", with the year where it is not that of `today`; near days say so: "Tomorrow · Sunday, …".
 * Both are `YYYY-MM-DD`.
 */
export function dayHeading(date: string, locale: string, today: string): string {
  const year = date.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric';
  const words = dateFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', year }).format(Date.parse(date));
  const near = nearDay(date, locale, today);
  return near ? `${near} · ${words}` : capitalised(words, locale);
}

/** "November 2026" for `2026-11`. */
export function monthHeading(month: string, locale: string): string {
  return capitalised(dateFormat(locale, { month: 'long', year: 'numeric' }).format(Date.parse(month)), locale);
}
