import { dayLength } from './days.js';
import { relative } from './intl-cache.js';

/** "Today", "Tomorrow" or "Yesterday"; nothing for other days, or where `today` is no day. */
export function nearDay(date: string, locale: string, today: string): string | undefined {
  const days = (Date.parse(date) - Date.parse(today)) / dayLength;
  return Math.abs(days) <= 1 ? capitalised(relative(locale, days, 'day'), locale) : undefined;
}

/** With the letter that a line begins with. */
export const capitalised = (text: string, locale: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
