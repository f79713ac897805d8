import { readZone } from '../schema/zones.js';
import { temporal } from './temporal.js';

/** The problem of a wall time on a day on which the clock is set forward or back. */
export type ClockChange =
  /** The clock jumps over it; `before` and `after` are as far from the jump, `YYYY-MM-DDThh:mm`. */
  | { readonly kind: 'gap'; readonly before: string; readonly after: string }
  /** The clock shows it twice. */
  | { readonly kind: 'doubled' };

/**
 * Whether a wall time, `YYYY-MM-DDThh:mm`, is missing or doubled in a zone; needs `loadTemporal`. `undefined` where it
 * is neither, and for unknown zones.
 */
export function clockChangeAt(wall: string, timeZone: string): ClockChange | undefined {
  const zone = readZone(timeZone);
  if (!zone) return undefined;
  const given = temporal().PlainDateTime.from(wall);
  const at = (disambiguation: 'earlier' | 'later') => given.toZonedDateTime(zone, { disambiguation });
  const [earlier, later] = [at('earlier'), at('later')];
  if (earlier.equals(later)) return undefined;
  if (earlier.toPlainDateTime().equals(later.toPlainDateTime())) return { kind: 'doubled' };
  const textOf = (moment: typeof earlier) => moment.toPlainDateTime().toString({ smallestUnit: 'minute' });
  return { kind: 'gap', before: textOf(earlier), after: textOf(later) };
}

/** From one wall time to another, `YYYY-MM-DDThh:mm`, as the clock shows it. */
export const minutesBetween = (start: string, end: string): number =>
  (Date.parse(`${end}Z`) - Date.parse(`${start}Z`)) / 60_000;

/** The wall time that the clock shows some minutes later, `YYYY-MM-DDThh:mm`. */
export const wallAfter = (wall: string, minutes: number): string =>
  new Date(Date.parse(`${wall}Z`) + minutes * 60_000).toISOString().slice(0, 16);

/**
 * The minutes that pass between two wall times in a zone, which are more or fewer where the clock is set meanwhile;
 * needs `loadTemporal`.
 */
export function lastingMinutes(start: string, end: string, timeZone: string): number {
  const zone = readZone(timeZone) ?? 'UTC';
  const at = (wall: string) => temporal().PlainDateTime.from(wall).toZonedDateTime(zone).epochMilliseconds;
  return (at(end) - at(start)) / 60_000;
}

/**
 * The moment of a wall time, both `YYYY-MM-DDThh:mm`, in UTC; needs `loadTemporal`.
 * @param choice which one, where the clock shows it twice
 */
export const utcOf = (wall: string, timeZone: string, choice: 'earlier' | 'later'): string =>
  temporal()
    .PlainDateTime.from(wall)
    .toZonedDateTime(readZone(timeZone) ?? 'UTC', { disambiguation: choice })
    .toInstant()
    .toString()
    .slice(0, 16);
