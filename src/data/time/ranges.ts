import { addDays, clockAt, daysSince, type Week } from './days.js';

/**
 * The relative date filters of a list of events; each means the end of its day, and compares strictly (wire section
 * 6.1).
 */
export interface RangeFilters {
  readonly starts_before?: string;
  readonly ends_before?: string;
  readonly ends_after?: string;
}

/** The moment and zone that ranges start from. */
export interface RangeBase {
  /** Today in the visitor's zone, `YYYY-MM-DD`. */
  readonly today: string;
  /** In milliseconds. */
  readonly now: number;
  /** 1 (Monday) to 7 (Sunday); called by the range that needs it, since browsers take long to tell. */
  readonly firstDay: () => number;
  /** The same for the days of the weekend. */
  readonly weekend: () => Week['weekend'];
}

/** All that touches the days from first to last. */
const period = (first: string, last: string): RangeFilters => ({ starts_before: last, ends_after: addDays(first, -1) });

const firstOfMonth = (date: string) => `${date.slice(0, 8)}01`;
const inNextMonth = (date: string) => addDays(firstOfMonth(date), 31);

const month = (date: string) => period(firstOfMonth(date), addDays(firstOfMonth(inNextMonth(date)), -1));

function week({ today, firstDay }: RangeBase): RangeFilters {
  const first = addDays(today, -daysSince(firstDay(), today));
  return period(first, addDays(first, 6));
}

/** The running or the coming one. */
function weekend({ today, weekend: read }: RangeBase): RangeFilters {
  const days = read();
  const since = daysSince(days[0]!, today);
  const first = addDays(today, since < days.length ? -since : 7 - since);
  return period(first, addDays(first, days.length - 1));
}

const inAWeek = (base: RangeBase): RangeBase => ({ ...base, today: addDays(base.today, 7) });

/** Periods of time that an event may touch, counted from today. */
export const ranges = {
  /**
   * From the day on that the last clock on earth shows, because servers compare days with the clock of each event;
   * lists leave out what has ended.
   */
  upcoming: ({ now }) => ({ ends_after: addDays(clockAt(now, -12), -1) }),
  today: ({ today }) => period(today, today),
  tomorrow: ({ today }) => period(addDays(today, 1), addDays(today, 1)),
  weekend,
  'next-weekend': (base) => weekend(inAWeek(base)),
  week,
  'next-week': (base) => week(inAWeek(base)),
  month: ({ today }) => month(today),
  'next-month': ({ today }) => month(inNextMonth(today)),
  /**
   * To the day that the first clock on earth shows, and one more, because `ends_before` loses what ends at 23:59:59;
   * lists leave out what has not ended.
   */
  past: ({ now }) => ({ starts_before: addDays(clockAt(now, 14), 0), ends_before: addDays(clockAt(now, 14), 1) }),
  /** A far end, because a list without date filters leaves out the past. */
  all: () => ({ starts_before: '2100-01-01' }),
} satisfies Record<string, (base: RangeBase) => RangeFilters>;
export type Range = keyof typeof ranges;

/** The filters for a range of events. They need no Temporal, so that the first request waits for nothing. */
export function rangeFilters(range: Range, base: RangeBase): RangeFilters {
  return ranges[range](base);
}
