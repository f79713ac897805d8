import { eventFilters, type EventFilters } from '../schema/events.js';
import { longestPage } from '../schema/tables.js';
import { addDays, today } from '../time/days.js';
import { gridOfDays } from '../time/grid-days.js';
import { planList, readable, type ListFilters, type ListPlan } from './list-plan.js';
import type { Settings } from './settings.js';

/** Days from first to last, both `YYYY-MM-DD`. */
export interface Period {
  readonly first: string;
  readonly last: string;
}

/** The weeks of the month that holds a day. */
export { gridOfMonth as periodOfMonth } from '../time/grid-days.js';

/** The week that holds a day, or so many days from it on. */
export const periodOfWeek = (day: string, firstDay: number, days = 7): Period => gridOfDays(day, days, firstDay);

const { page, ...filters } = eventFilters;

/** The filters of elements that show all events of their days at once, in the longest pages that servers allow. */
export const periodFilters = { ...filters, per_page: { ...filters.per_page, default: longestPage } } as const;

/** The years that have four digits, with a year to spare on each side. */
const [earliest, latest] = ['0002-01-01', '9998-12-31'];

/** The day whose period is shown, `YYYY-MM-DD`: the one that is given, or today on a clock of the time zone. */
export function dayShown(date: unknown, timeZone: string | undefined, now = Date.now()): string {
  const day = typeof date === 'string' ? date : today(timeZone, now);
  return day < earliest ? earliest : day > latest ? latest : day;
}

/**
 * The number of extra days that are requested on each side. Servers compare the event's own clock or UTC, as they are
 * set, and lose what begins in the last second of a day (wire section 6.1): one. Clocks of the world differ by up to 26
 * hours: two. With `strict_dates` a date is a moment in UTC, shifted into the zone of the site: two again.
 */
function margin({ strict_dates: isStrict }: EventFilters, { time_display: display }: Settings): number {
  return (display === 'visitor' ? 2 : 1) + (isStrict ? 2 : 0);
}

/** The narrower of both bounds. A word such as `tomorrow` cannot be compared and is used as given. */
function narrower(given: string | undefined, ours: string, isNarrower: (given: string) => boolean): string {
  return given && (!/^\d{4}-/.test(given) || isNarrower(given)) ? given : ours;
}

/**
 * Requests every event that touches a period, or only those that begin in it, and some of the days around it. Date
 * filters of the element narrow it further.
 * @throws CalError of kind `filter` that names the unreadable value
 */
export function planEventPeriod(
  { filters, settings }: ListFilters,
  { first, last }: Period,
  since: 'ends_after' | 'starts_after' = 'ends_after',
): ListPlan {
  const given: EventFilters = readable(filters);
  const days = margin(given, readable(settings));
  const [after, before] = [addDays(first, -days - 1), addDays(last, days)];
  return planList('events', eventFilters, {
    settings,
    filters: {
      per_page: longestPage,
      ...given,
      [since]: narrower(given[since], after, (own) => own > after),
      starts_before: narrower(given.starts_before, before, (own) => own < before),
    },
  });
}
