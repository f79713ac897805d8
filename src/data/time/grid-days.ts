/**
 * The days that a month or a week shows. The first request needs no more of them, so they stand apart from what lays
 * them out. The months of a locale are those of its calendar where that is the Persian one, and else the Gregorian
 * ones.
 */
import { addDays, daysSince } from './days.js';
import { dateFormat } from './intl-cache.js';

/** Whether the months of a locale are Persian. */
export const hasPersianMonths = (locale: string): boolean => /-ca-p/.test(locale);

/** The number of a day in its month. */
export const dayIn = (date: string, locale: string): number =>
  Number(
    hasPersianMonths(locale)
      ? dateFormat('en-u-ca-persian', { day: 'numeric' }).format(Date.parse(date))
      : date.slice(8),
  );

/** The month of a day, `YYYY-MM-DD`: its first day. */
export const monthOf = (date: string, locale: string): string => addDays(date, 1 - dayIn(date, locale));

/** The last day of the month of a day, `YYYY-MM-DD`. */
export const lastOfMonth = (date: string, locale: string): string =>
  addDays(monthOf(addDays(monthOf(date, locale), 31), locale), -1);

/** The first day of the week that holds a day; weeks begin with `firstDay` (1, Monday, to 7, Sunday). */
const weekOn = (date: string, firstDay: number): string => addDays(date, -daysSince(firstDay, date));

interface GridDays {
  readonly first: string;
  readonly last: string;
}

/** The first and last day of the weeks that the month of a day touches. */
export const gridOfMonth = (date: string, firstDay: number, locale: string): GridDays => ({
  first: weekOn(monthOf(date, locale), firstDay),
  last: addDays(weekOn(lastOfMonth(date, locale), firstDay), 6),
});

/** The first and last day of the week that holds the date, or of so many days from the date on. */
export function gridOfDays(date: string, count: number, firstDay: number): GridDays {
  const first = count === 7 ? weekOn(date, firstDay) : date;
  return { first, last: addDays(first, count - 1) };
}
