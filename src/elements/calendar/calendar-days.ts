import type { Period } from '../../data/query/index.js';
import { addDays, gridOfDays, lastOfMonth, monthOf, rangeFilters, type Range } from '../../data/time/index.js';
import type { WeekOptions } from './turned-days.js';

/** The filters of the month that a list or map shows. */
export function monthFilters(
  date: string,
  locale: string,
): { readonly starts_before: string; readonly ends_after: string } {
  return { starts_before: lastOfMonth(date, locale), ends_after: addDays(monthOf(date, locale), -1) };
}

/** The filters of a range, for views that know only dates; none of a range that has no end. */
export function boundedFilters(
  range: Range | undefined,
  base: Parameters<typeof rangeFilters>[1],
): { readonly starts_before?: string; readonly ends_after?: string } {
  const bounds = range ? rangeFilters(range, base) : {};
  return bounds.starts_before && bounds.ends_after ? bounds : {};
}

/** The days that a month, or a week or day of `count` days, shows of its own. */
export function daysOf(date: string, count: number | undefined, week: WeekOptions): Period {
  if (count) return gridOfDays(date, count, week.firstDay());
  const locale = week.locale();
  return { first: monthOf(date, locale), last: lastOfMonth(date, locale) };
}

export const overlap = (one: Period, other: Period): boolean => one.first <= other.last && other.first <= one.last;
