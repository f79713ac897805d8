import { dayLength } from './days.js';
import { remembered } from './memory.js';

/** "Today", "Tomorrow" or "Yesterday"; nothing for other days. */
export function nearDay(date: string, locale: string, today: string): string | undefined {
  const distance = (Date.parse(date) - Date.parse(today)) / dayLength;
  return Math.abs(distance) > 1 ? undefined : nameOfNear(distance, locale);
}

const nameOfNear = remembered(9, (distance: number, locale: string) =>
  capitalised(new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(distance, 'day'), locale),
);

export const capitalised = (text: string, locale: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
