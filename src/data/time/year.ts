import { addDays } from './days.js';
import { hasPersianMonths, monthOf } from './grid-days.js';
import { dateFormat } from './intl-cache.js';

/** The first day of the year that holds a day. */
export function yearOf(date: string, locale: string): string {
  const calendar = hasPersianMonths(locale) ? 'persian' : 'gregory';
  const month = Number(dateFormat('en', { calendar, month: 'numeric' }).format(Date.parse(date)));
  // Within the first month, since months are so long on average.
  return monthOf(addDays(monthOf(date, locale), 15 - (month - 1) * 30.4), locale);
}

/** The first days of the twelve months of a year, from that of the first. */
export function monthsFrom(first: string, locale: string): string[] {
  const months = [first];
  while (months.length < 12) months.push(monthOf(addDays(months.at(-1)!, 31), locale));
  return months;
}
