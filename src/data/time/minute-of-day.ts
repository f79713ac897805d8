import { dayLength, wallAt } from './days.js';

/** The wall time in a zone, in minutes since midnight; `now` in milliseconds. */
export const minuteOfDay = (timeZone: string, now: number): number =>
  Math.floor((wallAt(timeZone, now) % dayLength) / 60_000);
