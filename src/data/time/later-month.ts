import { addDays, dayLength } from './days.js';
import { dayIn, lastOfMonth, monthOf } from './grid-days.js';

/** The mean length of a month of any year of twelve. */
const monthLength = 30.436875 * dayLength;

/** Days of the first and last month whose neighbors are still written with four digits. */
const [earliest, latest] = ['0001-01-31', '9998-12-15'].map(Date.parse) as [number, number];

/** The month some months later, as its first day, in the years 1 to 9998. */
export function addMonths(month: string, months: number, locale: string): string {
  // No month lies so far from the mean that the middle of another would not be in it.
  const middle = Date.parse(month) + 14 * dayLength + months * monthLength;
  return monthOf(new Date(Math.min(Math.max(middle, earliest), latest)).toISOString().slice(0, 10), locale);
}

/** The same day some months later, or the last of its month where that has none such: 31 January → 28 February. */
export function sameDay(date: string, months: number, locale: string): string {
  const month = addMonths(monthOf(date, locale), months, locale);
  const [day, last] = [addDays(month, dayIn(date, locale) - 1), lastOfMonth(month, locale)];
  return day < last ? day : last;
}
