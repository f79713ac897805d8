import { lastOfMonth, monthOf } from './grid-days.js';

/**
 * The month some months later, `YYYY-MM`, in the years 1 to 9998: their neighbors are still written with four digits.
 */
export function addMonths(month: string, months: number): string {
  const [year, index] = month.split('-').map(Number) as [number, number];
  const count = Math.min(Math.max(year * 12 + index - 1 + months, 12), 9998 * 12 + 11);
  return [Math.floor(count / 12), (count % 12) + 1]
    .map((part, place) => String(part).padStart(place ? 2 : 4, '0'))
    .join('-');
}

/** The same day some months later, or the last of its month where that has none such: 31 January → 28 February. */
export function sameDay(date: string, months: number): string {
  const month = addMonths(monthOf(date), months);
  const last = lastOfMonth(month);
  return date.slice(8) < last.slice(8) ? `${month}${date.slice(7)}` : last;
}
