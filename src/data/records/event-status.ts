import { membersOf } from '../schema/shapes.js';
import type { CalendarEvent } from './event.js';

/** An event as its server sent it. */
export type Sent = Pick<CalendarEvent, 'representation'>;

/** Schema.org's terms for the status of an event, as keys of messages. */
export const statuses = {
  EventScheduled: 'scheduled',
  EventCancelled: 'cancelled',
  EventPostponed: 'postponed',
  EventRescheduled: 'rescheduled',
  EventMovedOnline: 'movedOnline',
} as const;
type StatusWord = keyof typeof statuses;
export type EventStatus = (typeof statuses)[StatusWord];

/**
 * The last word of an address in the data for search engines, which lists carry only where a site adds it (wire section
 * 7.4).
 */
export function wordOf({ representation }: Sent, member: string): string {
  const { [member]: word } = membersOf(representation.json_ld);
  return typeof word === 'string' ? word.replace(/^https?:\/\/schema\.org\//, '') : '';
}

/** Schema.org's term for the status of an event; `undefined` when unknown, because nothing may be claimed then. */
export const statusWord = (event: Sent): StatusWord | undefined =>
  (Object.keys(statuses) as StatusWord[]).find(
    (word) => word === wordOf(event, 'eventStatus') || statuses[word] === event.representation.event_status,
  );

/** The status of an event; `undefined` when unknown. */
export const eventStatus = (event: Sent): EventStatus | undefined => statuses[statusWord(event)!];

/** The mark of an event that is not attended at a venue alone; plugins for events online send the same member. */
export const attendance = ({ representation }: Sent): 'online' | 'hybrid' | false =>
  representation.is_virtual === true && ([representation.venue].flat().some(Boolean) ? 'hybrid' : 'online');

/** Whether an event takes place online alone. */
export const isOnline = (event: Sent): boolean =>
  eventStatus(event) === 'movedOnline' || attendance(event) === 'online';
