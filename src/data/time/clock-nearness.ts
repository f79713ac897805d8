import { relative } from './intl-cache.js';

/** In minutes: below the first, words count minutes; below the second, hours. */
const [hour, halfDay] = [60, 12 * 60];

/**
 * "in 40 minutes", "in 3 hours"; nothing of what has begun, or is more than half a day away. Both moments are in
 * milliseconds.
 */
export function clockNearness(start: number, locale: string, now = Date.now()): string | undefined {
  const minutes = (start - now) / 60_000;
  if (minutes <= 0 || minutes >= halfDay) return undefined;
  return Math.ceil(minutes) < hour
    ? relative(locale, Math.ceil(minutes), 'minute')
    : relative(locale, Math.round(minutes / hour), 'hour');
}
