import type { Period } from '../../data/query/index.js';
import { addDays, hasPersianMonths, lastOfMonth, monthOf, rangeFilters, type Range } from '../../data/time/index.js';
import { daysLeft } from '../parts/days-left.js';

/** The first day of weeks, 1 (Monday) to 7 (Sunday), the days of the weekend, and the locale whose months are meant. */
export type WeekOptions = Pick<Parameters<typeof rangeFilters>[1], 'firstDay' | 'weekend'> & {
  readonly locale: () => string;
};

/** The ranges that one may turn from, and how many days before their first the ones before lie. */
const daysBack = { today: 1, weekend: 7, week: 7, month: 1 } as const;
export type TurnedRange = keyof typeof daysBack;
const turnedRanges = Object.keys(daysBack) as TurnedRange[];

/** The days of a range that has both ends, as it is on a day; of a month, that of the locale. */
export function daysOfRange(range: Range, day: string, week: WeekOptions): Period | undefined {
  const locale = week.locale();
  if (range === 'month') return { first: monthOf(day, locale), last: lastOfMonth(day, locale) };
  return daysLeft({ ...rangeFilters(range, { ...week, today: day, now: Date.parse(day) }) });
}

const areSame = (one: Period | undefined, other: Period) => one?.first === other.first && one.last === other.last;

/**
 * The length of some days, whenever they are: a day (`today`), a weekend, a week or a month; `undefined` for any
 * others.
 */
export const lengthOf = (days: Period, week: WeekOptions): TurnedRange | undefined =>
  turnedRanges.find((range) => areSame(daysOfRange(range, days.first, week), days));

/** The range that has these days today; its month is a Gregorian one. */
export const rangeOf = (days: Period, today: string, week: WeekOptions): Range | undefined =>
  ([...turnedRanges, 'tomorrow'] as const).find(
    (range) =>
      areSame(daysOfRange(range, today, week), days) && (range !== 'month' || !hasPersianMonths(week.locale())),
  );

/** The days before or after these, as long as they are: weekends by weekends, months by months. */
export function turned({ first, last }: Period, way: -1 | 1, week: WeekOptions): Period {
  const length = lengthOf({ first, last }, week);
  if (length) return daysOfRange(length, way > 0 ? addDays(last, 1) : addDays(first, -daysBack[length]), week)!;
  const count = (Date.parse(last) - Date.parse(first)) / (24 * 60 * 60 * 1000) + 1;
  return { first: addDays(first, way * count), last: addDays(last, way * count) };
}
