import { isWritable, minute, utcTime } from './zones.js';

export const aDay = 24 * 60 * minute;

/** The moment of a wall time, as if it were in UTC. */
export const at = (wall: string) => Date.parse(`${wall.replace(' ', 'T')}Z`);

/** A stored time as JSON has it: `2026-11-20T12:00:00Z`. */
export const asInstant = (moment: string): string => `${moment.replace(' ', 'T')}Z`;

const unitLengths: Record<string, number> = { second: 1000, sec: 1000, minute, min: minute, hour: 60 * minute };
const days: Record<string, number> = { day: 1, week: 7, fortnight: 14 };
const months: Record<string, number> = { month: 1, year: 12 };

const units = 'second|sec|minute|min|hour|day|week|fortnight|month|year';
/** Steps behind a date. The group is `steps`. */
export const stepsPattern = String.raw`(?<steps>(?:\s?[+-]?\s?\d{1,6}\s?(?:${units})s?(?:\sago)?)*)`;
const step = new RegExp(String.raw`([+-]?) ?(\d{1,6}) ?(${units})s?( ago)?`, 'gi');

interface Step {
  readonly unit: string;
  amount: number;
}

/** `+1 week`, `2 days ago`, `+1 month +3 hours`: steps from a wall time; months are cut to their last day. */
export function readSteps(text: string, from: string): string | undefined {
  const found: Step[] = [];
  const rest = text.replace(step, (_, sign: string, count: string, unit: string, ago?: string) => {
    found.push({ unit: unit.toLowerCase(), amount: sign === '-' ? -Number(count) : Number(count) });
    // It turns all steps before it.
    if (ago) for (const one of found) one.amount *= -1;
    return '';
  });
  let instant = at(from);
  for (const { unit, amount } of found) {
    if (unit in months) instant = monthsLater(instant, amount * months[unit]!);
    else instant += amount * (unitLengths[unit] ?? days[unit]! * aDay);
  }
  return rest.trim() === '' && isWritable(instant) ? utcTime(instant) : undefined;
}

/** The same time some months later, on the last day of a month that is too short. */
export function monthsLater(instant: number, count: number): number {
  const date = new Date(instant);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count);
  date.setUTCDate(Math.min(day, new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()));
  return date.getTime();
}
