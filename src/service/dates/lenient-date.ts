import { readRelative } from './relative-date.js';
import { readWritten, type WrittenDate } from './written-date.js';
import { wallTime } from './zones.js';

export type { WrittenDate } from './written-date.js';

/** Longer texts are no dates, and are refused before any pattern reads them. */
const longestDate = 100;

/**
 * Reads a date as leniently as measured servers (wire section 6.1): ISO with or without time and offset, `m/d/Y`,
 * `d.m.Y`, `Dec 24, 2026`, `20261224`, Unix seconds, `now`, `today`, `tomorrow`, `yesterday`, `20:00`,
 * `next wednesday`, `first monday of january 2027`, each with steps such as `+1 week`. Words count from `now` in the
 * zone.
 */
export function readDate(given: string, now: number, zone: string): WrittenDate | undefined {
  if (given.length > longestDate) return undefined;
  const text = given.trim().replace(/\s+/g, ' ');
  if (text === '') return undefined;
  const here = wallTime(now, zone);
  const found = readWritten(text, here.slice(0, 4));
  if (found) return found;
  // Fewer digits are none of our time.
  if (/^(?:@-?\d{1,12}|-?\d{9,12})$/.test(text)) {
    const wall = wallTime(Number(text.replace('@', '')) * 1000, zone);
    return /^\d{4}-/.test(wall) ? { wall, hasTime: true } : undefined;
  }
  if (/^\d+$/.test(text)) return undefined;
  const wall = readRelative(text, here);
  return wall === undefined ? undefined : { wall, hasTime: true };
}
