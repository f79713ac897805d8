import { addDays, gridOfDays, lastOfMonth, monthOf, rangeFilters, type Range } from '../../time/index.js';

/** Days from the first to the last, `YYYY-MM-DD`. */
interface Days {
  readonly first: string;
  readonly last: string;
}

const isDay = (value: unknown): value is string => /^\d{4}-\d\d-\d\d$/.test(String(value));

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

/** The days that filters leave, where they say both the first and the last; each means the end of its day (wire section 6.1). */
export function daysLeft(filters: Readonly<Record<string, unknown>>): Days | undefined {
  const { starts_before: before, ends_after: after } = filters;
  return isDay(before) && isDay(after) && after < before ? { first: addDays(after, 1), last: before } : undefined;
}

/** The days that a month, or a week or day of `count` days, shows of its own. */
export function daysOf(date: string, count: number | undefined, firstDay: number): Days {
  return count ? gridOfDays(date, count, firstDay) : { first: `${monthOf(date)}-01`, last: lastOfMonth(monthOf(date)) };
}

export const overlap = (one: Days, other: Days): boolean => one.first <= other.last && other.first <= one.last;
