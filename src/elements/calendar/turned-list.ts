import type { Period } from '../../data/query/index.js';
import { addDays } from '../../data/time/index.js';
import { daysOf } from './calendar-days.js';
import type { CalendarState } from './calendar-state.js';
import { daysOfRange, lengthOf, rangeOf, turned } from './turned-days.js';

/** The days that a list or map turns to, and the properties of the calendar that show them. */
export interface TurnedList {
  readonly days: Period & { readonly date: string };
  readonly properties: Readonly<Record<string, string | undefined>>;
}

type State = Pick<CalendarState, 'today' | 'week' | 'filteredDays' | 'turnedDays'>;

/** Today, or the weekend, week or month with it where the filters are of one; else what comes next. */
export function turnedToToday({ today, week, filteredDays }: State): TurnedList {
  const length = filteredDays && lengthOf(filteredDays, week);
  const days = length ? daysOfRange(length, today, week)! : daysOf(today, undefined, week.firstDay());
  const filters = filteredDays && { startsBefore: undefined, endsAfter: undefined };
  return { days: { date: today, ...days }, properties: { ...filters, range: length, date: undefined } };
}

/** The days before or after those that it turns from. */
export function turnedBy({ today, week, filteredDays, turnedDays }: State, way: -1 | 1): TurnedList {
  const days = turned(turnedDays!, way, week);
  const range = rangeOf(days, today, week);
  const bounds = range ? {} : { startsBefore: days.last, endsAfter: addDays(days.first, -1) };
  const filters = { range, startsBefore: undefined, endsAfter: undefined, ...bounds };
  return {
    days: { date: days.first, ...days },
    properties: filteredDays ? filters : { date: days.first, range: undefined },
  };
}
