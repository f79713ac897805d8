import { dateFormat, relative, type DisplayOptions } from '../../data/time/index.js';

const steps = [
  ['second', 60],
  ['minute', 60],
  ['hour', 24],
  ['day', 30],
] as const;

/** The distance of a moment from now, such as "5 minutes ago" or "in 7 days"; a date where it is months. */
export function nearnessOf(moment: number, { locale, timeZone }: DisplayOptions): string {
  if (Number.isNaN(moment)) return '';
  let distance = (moment - Date.now()) / 1000;
  for (const [unit, length] of steps) {
    if (Math.abs(distance) < length) return relative(locale, Math.trunc(distance), unit);
    distance /= length;
  }
  return dateFormat(locale, { dateStyle: 'medium', timeZone }).format(moment);
}
