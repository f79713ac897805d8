import type { EventFilters } from '../schema/events.js';
import { addDays, clockAt, isOver } from '../time/days.js';
import type { Range } from '../time/ranges.js';
import type { ListPlan } from './list-plan.js';

/** The days that a list of events requests. */
export interface AskedDays {
  readonly range: Range | undefined;
  /** The filters of the request on a given day, `YYYY-MM-DD`, on the clock that an event is shown on. */
  readonly on: (today: string) => EventFilters;
  /**
   * Whether that is something else on some of the clocks that events may be shown on: servers then find more than is
   * shown.
   */
  readonly differ: boolean;
}

/** The events shown of the results of a list. */
export interface ShownDays extends Pick<ListPlan, 'isLeftOut' | 'days'> {
  /**
   * The day heading for events that already began, on a given day, `YYYY-MM-DD`: this day or, where it is not
   * requested, the first requested day, if any.
   */
  readonly ongoingDay: (today: string) => string;
}

/** Whether it is no word, such as `tomorrow`, which cannot be compared. */
export const isDay = (date = ''): boolean => /^\d{4}-/.test(date);

/**
 * The requested days include today, or begin on another day; bounds mean the end of their day, and words are relative
 * to today.
 */
function ongoingDayOf({ ends_after: after = '', starts_before: before = '' }: EventFilters, today: string): string {
  const first = isDay(after) ? addDays(after, 1) : '';
  return first > today || (before && before < today) ? first : today;
}

/**
 * Servers compare days only, and each event with its own clock: what has ended is left out of the rest of the answer,
 * and of the past the rest.
 */
function endedOrNot(range: Range | undefined, now: number): ShownDays['isLeftOut'] {
  if (range === 'upcoming') return (event) => (event.start_date > clockAt(now, 14) ? undefined : isOver(event, now));
  // Events that began days ago and still run are rare: they are left out, but not looked for.
  if (range === 'past')
    return (event) => (event.start_date < clockAt(now, -60) && isOver(event, now) ? undefined : !isOver(event, now));
  return undefined;
}

/**
 * Likewise, of the requested days.
 * @param now milliseconds since the epoch
 */
export const shownOf = ({ range, on, differ }: AskedDays, now: number): ShownDays => ({
  ongoingDay: (day) => ongoingDayOf(on(day), day),
  days: { range, on, differ, now },
  isLeftOut: endedOrNot(range, now),
});
