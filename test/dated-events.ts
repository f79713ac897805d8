/** Events around a moment, for pages whose events stand in them. */
import { recordedBody } from './recordings.js';

interface Listed {
  readonly events: readonly Record<string, unknown>[];
  readonly total: number;
  readonly total_pages: number;
}

/** The moment at which the calendar answers, 7 PM of November 19 in New York: the day of the recordings begins in UTC. */
export const answered = Date.UTC(2026, 10, 20);

export const listed: Listed = { ...(recordedBody('events.list.default') as Listed), total: 10, total_pages: 1 };

const inUtc = (moment: number) => new Date(moment).toISOString().slice(0, 19).replace('T', ' ');
const aWeekLater = (date: unknown) => inUtc(Date.parse(`${String(date)}Z`) + 7 * 86_400_000);

/** The same events, far enough away for none to be called by a word that ages, such as Tomorrow. */
export const later: Listed = {
  ...listed,
  events: listed.events.map((event) => {
    const dates = ['start_date', 'end_date', 'utc_start_date', 'utc_end_date'].map((name) => [
      name,
      aWeekLater(event[name]),
    ]);
    return { ...event, ...Object.fromEntries(dates) };
  }),
};

/** On the clock of New York. */
const nearDates: readonly (readonly [start: string, end: string, isAllDay?: boolean])[] = [
  ['2026-11-10 10:00:00', '2026-11-28 18:00:00'],
  ['2026-11-19 00:00:00', '2026-11-19 23:59:59', true],
  ['2026-11-19 10:00:00', '2026-11-19 20:00:00'],
  ['2026-11-19 21:45:00', '2026-11-19 23:45:00'],
  ['2026-11-19 22:00:00', '2026-11-20 02:00:00'],
  ['2026-11-20 08:00:00', '2026-11-20 10:30:00'],
  ['2026-11-20 00:00:00', '2026-11-20 23:59:59', true],
];

/** The same events, of which the first are today, tomorrow, or have begun. */
export const near: Listed = {
  ...later,
  events: later.events.map((event, index) => {
    const [start_date, end_date, all_day = false] = nearDates[index] ?? [];
    if (!start_date || !end_date) return event;
    const [utc_start_date, utc_end_date] = [start_date, end_date].map((wall) => inUtc(Date.parse(`${wall}-05:00`)));
    return { ...event, start_date, end_date, utc_start_date, utc_end_date, timezone: 'America/New_York', all_day };
  }),
};
