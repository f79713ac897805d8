import type { Period } from '../../data/query/index.js';

/** How a day is chosen: as an end of the days that are, or between them. */
export type DayChoice = 'end' | 'between';

/** The second day that is chosen completes the range that the first began. */
export function rangeWith(date: string, days: Period | undefined): Period {
  const [first = date, last = date] = days?.first === days?.last && days ? [days.first, date].sort() : [];
  return { first, last };
}

/** How a day belongs to a range. */
export function choiceInRange(date: string, days: Period | undefined): DayChoice | undefined {
  if (!days || date < days.first || date > days.last) return undefined;
  return date === days.first || date === days.last ? 'end' : 'between';
}
