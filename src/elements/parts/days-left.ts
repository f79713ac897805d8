import type { Period } from '../../data/query/index.js';
import { addDays } from '../../data/time/index.js';

const isDay = (value: unknown): value is string => /^\d{4}-\d\d-\d\d$/.test(String(value));

/**
 * The days that filters leave, where they say both the first and the last; each means the end of its day (wire section
 * 6.1).
 */
export function daysLeft({
  starts_before: before,
  ends_after: after,
}: Readonly<Record<string, unknown>>): Period | undefined {
  return isDay(before) && isDay(after) && after < before ? { first: addDays(after, 1), last: before } : undefined;
}
