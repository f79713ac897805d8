import type { EventRepresentation } from '../schema/representations.js';
import { membersOf } from '../schema/shapes.js';
import { isOnlineToo } from './attendance.js';

/**
 * Whether an event says that it costs nothing: all its prices are zero, or the word `free` (wire section 7.3). One
 * without prices may just not tell them.
 */
function isFree(event: unknown): boolean {
  const { values } = membersOf(membersOf(event).cost_details);
  return (
    Array.isArray(values) &&
    values.length > 0 &&
    values.every((value) => value === 'free' || (typeof value !== 'object' && Number(value) === 0))
  );
}

/** The tests of the events for which a whole list is searched, because no list of a server has such filters. */
export const sifts = {
  free: isFree,
  online: (event: unknown): boolean => isOnlineToo({ representation: event as EventRepresentation }),
} as const;
