import { dateFormat } from './intl-cache.js';

/** The wall time in a zone, in minutes since midnight; `now` in milliseconds. */
export function minuteOfDay(timeZone: string, now: number): number {
  const [hours, minutes] = dateFormat('sv', { timeZone, timeStyle: 'short' }).format(now).split(':').map(Number);
  return hours! * 60 + minutes!;
}
