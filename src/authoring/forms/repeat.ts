import { addDays, addMonths, monthOf } from '../../data/time/index.js';

/** How a new event is repeated: by a rule, or on days of its own. */
export type Rule = '' | 'week' | 'fortnight' | 'month';

export interface Repeat {
  readonly rule: Rule;
  /** The last day of a rule, inclusive, `YYYY-MM-DD`. */
  readonly until: string;
  /** The days that are chosen one by one, without a rule. */
  readonly days: readonly string[];
}

export const noRepeat: Repeat = { rule: '', until: '', days: [] };

/** The largest number of events that are made at once beside the first. */
export const mostCopies = 100;

const weekdayOf = (date: string): number => new Date(`${date}T00:00Z`).getUTCDay();

/** The place of a day among those of its weekday in its month, 1 to 4; 5 for a last one, be it the fourth. */
export function weekOfMonth(date: string): 1 | 2 | 3 | 4 | 5 {
  const isLast = addDays(date, 7).slice(0, 7) !== date.slice(0, 7);
  return (isLast && date.slice(8) > '28' ? 5 : Math.ceil(Number(date.slice(8)) / 7)) as 1 | 2 | 3 | 4 | 5;
}

/** The same weekday of the month that is so many months later; the last where it is the last, as a fifth one is. */
function monthsLater(date: string, months: number): string {
  const nth = weekOfMonth(date);
  const first = `${addMonths(monthOf(date), months)}-01`;
  const day = addDays(first, ((weekdayOf(date) - weekdayOf(first) + 7) % 7) + 7 * (Math.min(nth, 4) - 1));
  const fifth = addDays(day, 7);
  return nth === 5 && fifth.slice(0, 7) === day.slice(0, 7) ? fifth : day;
}

const later: Readonly<Record<Exclude<Rule, ''>, (start: string, times: number) => string>> = {
  week: (start, times) => addDays(start, 7 * times),
  fortnight: (start, times) => addDays(start, 14 * times),
  month: monthsLater,
};

/** The last day that is proposed for a rule: a quarter of a year later. */
export const usualEnd = (start: string): string => addDays(start, 91);

const weekdays = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

/**
 * The same in the words of RFC 5545, in wall times of the event.
 * @param time `hh:mm:ss`, at which it starts
 */
export function ruleOf({ rule, until, days }: Repeat, start: string, time: string): string {
  const compact = (text: string) => text.replace(/[-:]/g, '');
  if (!rule) return `RDATE:${days.map((day) => `${compact(day)}T${compact(time)}`).join(',')}`;
  const nth = weekOfMonth(start);
  const parts: Readonly<Record<Exclude<Rule, ''>, string>> = {
    week: 'FREQ=WEEKLY',
    fortnight: 'FREQ=WEEKLY;INTERVAL=2',
    month: `FREQ=MONTHLY;BYDAY=${nth === 5 ? -1 : nth}${weekdays[weekdayOf(start)]}`,
  };
  return `RRULE:${parts[rule]};UNTIL=${compact(until)}T235959`;
}

/** The days of an event after its first, `YYYY-MM-DD`: of a rule at most one more than can be made. */
export function repeatedDays({ rule, until, days }: Repeat, start: string): readonly string[] {
  if (!rule) return days;
  const found: string[] = [];
  if (!start || !until) return found;
  for (let times = 1; found.length <= mostCopies; times++) {
    const day = later[rule](start, times);
    if (day > until) break;
    found.push(day);
  }
  return found;
}
