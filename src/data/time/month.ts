import { addDays, dayLength, daysSince } from './days.js';
import { gridOfMonth, lastOfMonth, monthOf } from './grid-days.js';

/** A row of a month; it may begin and end in other months. */
export interface MonthWeek {
  readonly number: number;
  /** Seven days, `YYYY-MM-DD`. */
  readonly days: readonly string[];
}

/** How weeks are counted: by ISO 8601, week 1 holds the first Thursday of a year; by the simple way, 1 January. */
export type WeekNumbering = 'iso' | 'simple';

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

/** The weeks that a month touches, each beginning with `firstDay` (1, Monday, to 7, Sunday). */
export function weeksOfMonth(month: string, firstDay: number, numbering: WeekNumbering): MonthWeek[] {
  const { first, last } = gridOfMonth(month, firstDay);
  const weeks: MonthWeek[] = [];
  for (let start = first; start <= last; start = addDays(start, 7)) {
    weeks.push({
      number: weekNumber(start, numbering),
      days: [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(start, days)),
    });
  }
  return weeks;
}

function weekNumber(start: string, numbering: WeekNumbering): number {
  const end = addDays(start, 6);
  // The day whose year is the year of the week.
  const day = numbering === 'iso' ? addDays(end, -daysSince(4, end)) : end;
  const daysBefore = (Date.parse(day) - Date.parse(`${day.slice(0, 4)}-01-01`)) / dayLength;
  return Math.floor(daysBefore / 7) + 1;
}
