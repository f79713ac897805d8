import type { DayItem } from '../../data/time/index.js';

/**
 * The events of a day in an agenda: those that begin on it and, where the agenda begins, those that began before and
 * still run.
 */
export interface AgendaDay<T> {
  readonly date: string;
  readonly items: readonly DayItem<T>[];
  readonly ongoing: readonly DayItem<T>[];
}

const byRank = <T>(a: DayItem<T>, b: DayItem<T>) => (a.rank < b.rank ? -1 : 1);

/** Each item once, on its first day; the days are consecutive, and those without items are left out. */
export function planAgenda<T>(
  items: readonly DayItem<T>[],
  days: readonly string[],
  hidesOngoing: boolean,
): AgendaDay<T>[] {
  return days
    .map((date, index) => ({
      date,
      items: items.filter(({ first }) => first === date).sort(byRank),
      ongoing:
        index || hidesOngoing ? [] : items.filter(({ first, last }) => first < date && date <= last).sort(byRank),
    }))
    .filter(({ items, ongoing }) => items.length || ongoing.length);
}

/** A single day: what it has to itself, and what runs over several days. */
export function planDay<T>(items: readonly DayItem<T>[], date: string): AgendaDay<T> {
  const here = items.filter(({ first, last }) => first <= date && date <= last).sort(byRank);
  return {
    date,
    items: here.filter(({ first, last }) => first === last),
    ongoing: here.filter(({ first, last }) => first < last),
  };
}
