import { membersOf } from '../schema/index.js';

/**
 * Whether an event says that it costs nothing: all its prices are zero, or the word `free` (wire section 7.3). One without prices may just
 * not tell them.
 */
export function isFree(event: unknown): boolean {
  const { values } = membersOf(membersOf(event).cost_details);
  return Array.isArray(values) && values.length > 0 && values.every((value) => value === 'free' || Number(value) === 0);
}
