import { sameDay } from '../../data/time/index.js';
import { readDate } from '../dates/lenient-date.js';
import { minute, wallTime } from '../dates/zones.js';

export type DateFilter = 'start_date' | 'end_date' | 'starts_before' | 'starts_after' | 'ends_before' | 'ends_after';

/** Bounds as wall times; they are compared with each event's own wall time (wire section 6.1). */
export type Bounds = Partial<Record<DateFilter, string>>;

/** The hour of each date filter when whole days count. */
const widened: Record<DateFilter, string> = {
  start_date: '00:00:00',
  end_date: '23:59:59',
  starts_before: '23:59:59',
  starts_after: '23:59:59',
  ends_before: '23:59:59',
  ends_after: '23:59:59',
};
export const dateFilters = Object.keys(widened) as DateFilter[];

/** The hour of each date filter that separates days, whatever the hours of the events. */
const dividing: Record<DateFilter, string> = {
  start_date: '00:00:00',
  end_date: '23:59:59',
  starts_before: '00:00:00',
  starts_after: '23:59:59',
  ends_before: '00:00:00',
  ends_after: '23:59:59',
};

/** Whether the bounds include or exclude whole days, so that events need only be compared by their days. */
export const comparesWholeDays = (bounds: Bounds): boolean =>
  dateFilters.every((name) => bounds[name] === undefined || bounds[name].slice(11) === dividing[name]);

/**
 * Bounds for events that end before the last second of a day: the bounds with that day as a whole, and the end that
 * these let in besides.
 */
export function wholeDays(bounds: Bounds): { bounds: Bounds; except?: string } {
  const { ends_before: except, ...others } = bounds;
  if (!except?.endsWith(widened.ends_before) || others.end_date !== undefined) return { bounds };
  return { bounds: { ...others, end_date: except }, except };
}

/** The length of the default window, in months (wire section 6.1). */
const defaultMonths = 24;

export interface Clock {
  readonly now: number;
  readonly timeZone: string;
}

/** The bound of a date filter; `undefined` when its text is no date. */
export function readBound(
  name: DateFilter,
  text: string,
  strict: boolean,
  { now, timeZone }: Clock,
): string | undefined {
  const date = readDate(text, now, timeZone);
  if (!date) return undefined;
  if (!strict) return `${date.wall.slice(0, 10)} ${widened[name]}`;
  // An offset makes it an instant, which the site's clocks show at another time.
  return date.offset === undefined
    ? date.wall
    : wallTime(Date.parse(`${date.wall.replace(' ', 'T')}Z`) - date.offset * minute, timeZone);
}

/** The window of a list without dates: today and two years on, in the site's zone. */
export function defaultWindow({ now, timeZone }: Clock): { start_date: string; end_date: string } {
  const today = wallTime(now, timeZone).slice(0, 10);
  return { start_date: `${today} 00:00:00`, end_date: `${sameDay(today, defaultMonths, 'en')} 23:59:59` };
}

/**
 * The bounds of a list: relative filters replace the default window, and each wins over the plain filter of its side.
 */
export function effectiveBounds(given: Bounds, clock: Clock): Bounds {
  const { start_date, end_date, ...relative } = given;
  const window: Bounds = Object.values(relative).length ? {} : defaultWindow(clock);
  return {
    ...(relative.starts_after === undefined && { start_date: start_date ?? window.start_date }),
    ...(relative.ends_before === undefined && { end_date: end_date ?? window.end_date }),
    ...relative,
  };
}
