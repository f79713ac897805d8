/**
 * The days that a month or a week shows. The first request needs no more of them, so they stand apart from what lays
 * them out.
 */
import { addDays, daysSince } from './days.js';

/** The month of a day, `YYYY-MM`. */
export const monthOf = (date: string): string => date.slice(0, 7);

/** The last day of a month, `YYYY-MM-DD`. */
export function lastOfMonth(month: string): string {
  const date = new Date(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + 1, 0);
  return date.toISOString().slice(0, 10);
}

/**
 * The first and last day of the weeks that a month touches, each beginning with `firstDay` (1, Monday, to 7, Sunday).
 */
export function gridOfMonth(month: string, firstDay: number): { readonly first: string; readonly last: string } {
  const [first, last] = [`${month}-01`, lastOfMonth(month)];
  return { first: addDays(first, -daysSince(firstDay, first)), last: addDays(last, 6 - daysSince(firstDay, last)) };
}

/** The first and last day of the week that holds the date, or of so many days from the date on. */
export function gridOfDays(
  date: string,
  count: number,
  firstDay: number,
): { readonly first: string; readonly last: string } {
  const first = count === 7 ? addDays(date, -daysSince(firstDay, date)) : date;
  return { first, last: addDays(first, count - 1) };
}
