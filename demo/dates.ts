/** The date parameters of `GET /events`, as measured (wire section 6.1). */
import type { EventRepresentation } from '../src/schema/index.js';
import { addDays } from './recordings.js';

/** The parameters of a request. */
export type Asked = ReadonlyMap<string, string>;
export type Filter = (event: EventRepresentation) => boolean;

const siteZone = 'America/New_York';

/** `YYYY-MM-DD hh:mm:ss`, as events say when they are; Swedes write it so. */
const wall = (date: Date, timeZone: string) => date.toLocaleString('sv-SE', { timeZone });

const units: Record<string, number> = { day: 1, week: 7 };

/** Reads a date as UTC, in the site's zone if it is exact to the second (wire section 6.1); `undefined` if it says nothing. */
function readDate(text: string, isExact: boolean, now: Date): string | undefined {
  const [, sign, count, unit] = /^([+-])(\d+) (day|week)s?$/.exec(text) ?? [];
  const days = unit ? Number(`${sign}${count}`) * units[unit]! : { now: 0, today: 0, tomorrow: 1, yesterday: -1 }[text];
  if (days !== undefined) return addDays(wall(now, siteZone), days);
  if (/^\d{9,}$/.test(text)) return wall(new Date(Number(text) * 1000), siteZone);
  const [, date, time = '00:00:00', zone = 'Z'] = /^(\d{4}-\d\d-\d\d)(?:[T ]([\d:]+))?(Z|[+-]\d\d:?\d\d)?$/.exec(text) ?? [];
  if (!date) return undefined;
  return isExact ? wall(new Date(`${date}T${time}${zone}`), siteZone) : `${date} ${time}`;
}

/** How each parameter compares an event with the end of a day, or with its beginning. */
export const dateFilters: Record<string, { clock: string; compare: (event: EventRepresentation, bound: string) => boolean }> = {
  start_date: { clock: '00:00:00', compare: ({ start_date }, bound) => start_date >= bound },
  end_date: { clock: '23:59:59', compare: ({ end_date }, bound) => end_date <= bound },
  starts_before: { clock: '23:59:59', compare: ({ start_date }, bound) => start_date < bound },
  starts_after: { clock: '23:59:59', compare: ({ start_date }, bound) => start_date > bound },
  ends_before: { clock: '23:59:59', compare: ({ end_date }, bound) => end_date < bound },
  ends_after: { clock: '23:59:59', compare: ({ end_date }, bound) => end_date > bound },
};

/** What a parameter leaves of the events; `undefined` if its text is no date. */
export function dateFilter(name: string, text: string, asked: Asked, now: Date): Filter | undefined {
  const { clock, compare } = dateFilters[name]!;
  const isExact = ['true', '1'].includes(asked.get('strict_dates') ?? '');
  const date = readDate(text, isExact, now);
  if (!date) return undefined;
  const bound = isExact ? date : `${date.slice(0, 10)} ${clock}`;
  return (event) => compare(event, bound);
}

const relative = ['starts_before', 'starts_after', 'ends_before', 'ends_after'];

/** Adds the dates that a server takes by default, and drops those that others override. */
export function withDefaultDates(asked: Asked, now: Date): Asked {
  const isRelative = relative.some((name) => asked.has(name));
  const all = new Map(asked);
  if (asked.has('include') || asked.has('starts_after')) all.delete('start_date');
  if (asked.has('include') || asked.has('ends_before')) all.delete('end_date');
  if (isRelative) return all;
  const endOfYesterday = new Date(`${addDays(now.toISOString().slice(0, 10), -1)}T23:59:00Z`);
  const [today] = wall(now, siteZone).split(' ');
  return new Map([
    ['start_date', wall(endOfYesterday, siteZone).slice(0, 10)],
    ['end_date', today!.replace(/^\d+/, (year) => String(Number(year) + 2))],
    ...all,
  ]);
}
