import { today } from '../../data/time/index.js';

const dayLength = 24 * 60 * 60 * 1000;
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const;

type Weekday = (typeof weekdays)[number];
type Month = (typeof months)[number];

/** A rule of days: a day follows it when it meets every member that is given. */
export interface When {
  readonly weekday?: Weekday;
  /** The weekday's number within its month, from 1; -1 is the last one. */
  readonly week?: 1 | 2 | 3 | 4 | -1;
  /** Day of the month. */
  readonly day?: number;
  readonly months?: readonly Month[];
  /** Every second week: the even ones or the odd ones. */
  readonly weeks?: 'even' | 'odd';
  /** Days counted from today: first and last. */
  readonly within?: readonly [number, number];
}

/** `YYYY-MM-DD` of the day that is `days` days from the one in UTC at `now`, in milliseconds. */
export const daysFrom = (now: number, days: number): string => today('UTC', now + days * dayLength);

/** `YYYY-MM-DD`, some days later. */
export const addDays = (date: string, days: number): string => daysFrom(Date.parse(date), days);

/** Weeks since the epoch, counted from Mondays (it began on a Thursday). */
export const weekNumber = (date: string): number => Math.floor((Date.parse(date) / dayLength + 3) / 7);

/** Months since the year 0. */
export const monthNumber = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;

/** Whether the rule has a day here; `daysFromToday` may be negative. */
export function follows(date: string, daysFromToday: number, when: When): boolean {
  const { weekday, week, day, months: inMonths, weeks, within } = when;
  const dayOfMonth = Number(date.slice(8));
  const month = months[monthNumber(date) % 12]!;
  return (
    (!weekday || weekdays[new Date(date).getUTCDay()] === weekday) &&
    (!week || (week === -1 ? addDays(date, 7).slice(5, 7) !== date.slice(5, 7) : Math.ceil(dayOfMonth / 7) === week)) &&
    (!day || dayOfMonth === day) &&
    (!inMonths || inMonths.includes(month)) &&
    (!weeks || (weekNumber(date) % 2 === 0) === (weeks === 'even')) &&
    (!within || (daysFromToday >= within[0] && daysFromToday <= within[1]))
  );
}
