import type { Period } from '../../data/query/index.js';
import { addDays, gridOfDays, lastOfMonth, monthOf, rangeFilters, type Range } from '../../data/time/index.js';

/** The filters of the month that a list or map shows. */
export function monthFilters(date: string): { readonly starts_before: string; readonly ends_after: string } {
  const month = monthOf(date);
  return { starts_before: lastOfMonth(month), ends_after: addDays(`${month}-01`, -1) };
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
export function daysOf(date: string, count: number | undefined, firstDay: number): Period {
  return count ? gridOfDays(date, count, firstDay) : { first: `${monthOf(date)}-01`, last: lastOfMonth(monthOf(date)) };
}

export const overlap = (one: Period, other: Period): boolean => one.first <= other.last && other.first <= one.last;
