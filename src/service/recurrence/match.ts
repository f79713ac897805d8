import { aDay, at } from '../dates/date-steps.js';

/** How far a date may move to stay the same date, in days. */
const farthest = 6;

/** Whole days between two wall times. */
const daysBetween = (one: string, other: string) =>
  Math.round(Math.abs(at(`${one.slice(0, 10)} 00:00:00`) - at(`${other.slice(0, 10)} 00:00:00`)) / aDay);

/**
 * The new date of each date of a series whose time or days have changed: itself, else the one on the same day, else, in
 * order, the nearest that is free. Dates without any are absent.
 */
export function matchDates(before: readonly string[], after: readonly string[]): Map<string, string> {
  const free = new Set(after);
  const found = new Map<string, string>();
  const take = (date: string, other: string | undefined) => {
    if (other === undefined || found.has(date)) return;
    found.set(date, other);
    free.delete(other);
  };
  for (const date of before) if (free.has(date)) take(date, date);
  const nearest = (date: string, most: number) =>
    [...free]
      .map((other) => ({ other, days: daysBetween(date, other) }))
      .filter(({ days }) => days <= most)
      .sort((one, two) => one.days - two.days)[0]?.other;
  for (const most of [0, farthest]) for (const date of before) if (!found.has(date)) take(date, nearest(date, most));
  return found;
}
