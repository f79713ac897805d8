import { membersOf } from '../schema/shapes.js';
import { attendance, eventStatus, wordOf, type Sent } from './event-status.js';

/** Whether an event takes place online, alone or at its venue too. */
export const isOnlineToo = (event: Sent): boolean =>
  attendance(event) !== false || eventStatus(event) === 'movedOnline';

/** Whether no ticket is left; tickets of plugins are in the data for search engines, by their kinds. */
export function isSoldOut({ representation }: Sent): boolean {
  const offers = [membersOf(representation.json_ld).offers].flat();
  const states = offers.map((offer) => /\bSoldOut$/.test(String(membersOf(offer).availability)));
  return representation.sold_out === true || (states.includes(true) && !states.includes(false));
}

/**
 * How an event is attended, and that no ticket is left, as keys of messages, where plugins say so in the data for
 * search engines alone, which single answers have.
 */
export function toldMarks(event: Sent): ('online' | 'hybrid' | 'sold-out' | false)[] {
  const mode = wordOf(event, 'eventAttendanceMode');
  return [
    mode.startsWith('Online') && attendance(event) !== 'hybrid' && 'online',
    mode.startsWith('Mixed') && attendance(event) !== 'online' && 'hybrid',
    isSoldOut(event) && 'sold-out',
  ];
}
