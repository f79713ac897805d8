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

/** The filters of these days. */
function filtersOf(days: Period, { today, week }: State): TurnedList['properties'] {
  const range = rangeOf(days, today, week);
  const bound = (day: string) => (range ? undefined : day);
  return { range, startsBefore: bound(days.last), endsAfter: bound(addDays(days.first, -1)) };
}

/** Today, or the weekend, week or month with it where the filters are of one; else what comes next. */
export function turnedToToday(state: State): TurnedList {
  const { today, week, filteredDays } = state;
  const length = filteredDays && lengthOf(filteredDays, week);
  const days = length ? daysOfRange(length, today, week)! : daysOf(today, undefined, week);
  const none = filteredDays && { startsBefore: undefined, endsAfter: undefined };
  const filters = length ? filtersOf(days, state) : { ...none, range: undefined };
  return { days: { date: today, ...days }, properties: { ...filters, date: undefined } };
}

/** The days before or after those that it turns from. */
export function turnedBy(state: State, way: -1 | 1): TurnedList {
  const days = turned(state.turnedDays!, way, state.week);
  return {
    days: { date: days.first, ...days },
    properties: state.filteredDays ? filtersOf(days, state) : { date: days.first, range: undefined },
  };
}
