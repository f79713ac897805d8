import { dateFormat } from './intl-cache.js';

/** What a clock in this zone shows, in minutes since midnight; `now` in milliseconds. */
export function minuteOfDay(timeZone: string, now: number): number {
  const [hours, minutes] = dateFormat('sv', { timeZone, timeStyle: 'short' }).format(now).split(':').map(Number);
  return hours! * 60 + minutes!;
}
