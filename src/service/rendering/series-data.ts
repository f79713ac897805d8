import { readRule } from '../../data/recurrence/index.js';
import type { SeriesRow } from '../store/tables.js';
import { textOf } from '../text/html.js';

/** The letters of ISO durations for the frequencies of rules. */
const units: Readonly<Record<string, string>> = { DAILY: 'D', WEEKLY: 'W', MONTHLY: 'M', YEARLY: 'Y' };

const dayOf = (compact: string) => `${compact.slice(0, 4)}-${compact.slice(4, 6)}-${compact.slice(6, 8)}`;

/** The rule of a series in the words of schema.org; absent where all days were chosen one by one. */
function scheduleOf({ rule, start_date, end_date, timezone, all_day }: SeriesRow): object | undefined {
  const { parts, except } = readRule(rule);
  if (!parts) return undefined;
  const until = parts.UNTIL && dayOf(parts.UNTIL);
  return {
    '@type': 'Schedule',
    repeatFrequency: `P${parts.INTERVAL ?? 1}${units[parts.FREQ!]}`,
    ...(parts.BYDAY && { byDay: parts.BYDAY.split(',') }),
    ...(parts.BYMONTHDAY && { byMonthDay: parts.BYMONTHDAY.split(',').map(Number) }),
    ...(parts.BYMONTH && { byMonth: parts.BYMONTH.split(',').map(Number) }),
    startDate: start_date.slice(0, 10),
    ...(until && { endDate: until }),
    ...(!all_day && { startTime: start_date.slice(11), endTime: end_date.slice(11) }),
    scheduleTimezone: timezone,
    ...(except.length > 0 && { exceptDate: except.map((date) => date.slice(0, 10)) }),
  };
}

/** A series for search engines. */
export const seriesData = (series: SeriesRow, url: string): object => {
  const schedule = scheduleOf(series);
  return {
    '@context': 'https://schema.org',
    '@type': 'EventSeries',
    name: textOf(series.title),
    url,
    startDate: series.start_date.slice(0, 10),
    ...(schedule && { eventSchedule: schedule }),
  };
};
