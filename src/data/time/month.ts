import { addDays, dayLength, daysSince } from './days.js';
import { gridOfMonth } from './grid-days.js';

/** A row of a month; it may begin and end in other months. */
export interface MonthWeek {
  readonly number: number;
  /** Seven days, `YYYY-MM-DD`. */
  readonly days: readonly string[];
}

/** How weeks are counted: by ISO 8601, week 1 holds the first Thursday of a year; by the simple way, 1 January. */
export type WeekNumbering = 'iso' | 'simple';

/** The weeks that the month of a day touches, each beginning with `firstDay` (1, Monday, to 7, Sunday). */
export function weeksOfMonth(date: string, firstDay: number, numbering: WeekNumbering, locale: string): MonthWeek[] {
  const { first, last } = gridOfMonth(date, firstDay, locale);
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
