import type { CalendarEvent } from './event.js';

/** Schema.org's terms for the status of an event, as keys of messages. */
const statuses = {
  EventCancelled: 'cancelled',
  EventPostponed: 'postponed',
  EventRescheduled: 'rescheduled',
  EventMovedOnline: 'movedOnline',
} as const;
export type EventStatus = (typeof statuses)[keyof typeof statuses];

const attendanceModes = ['OfflineEventAttendanceMode', 'OnlineEventAttendanceMode', 'MixedEventAttendanceMode'];

/** The last word of an address in the data for search engines, which only single reads carry (wire section 7, `json_ld`). */
function wordOf({ representation }: CalendarEvent, member: string): string {
  const { [member]: value } = (representation.json_ld ?? {}) as Readonly<Record<string, unknown>>;
  return typeof value === 'string' ? value.replace(/^https?:\/\/schema\.org\//, '') : '';
}

/** The status of an event; `undefined` when it is normal or unknown. */
export function eventStatus(event: CalendarEvent): EventStatus | undefined {
  const word = wordOf(event, 'eventStatus');
  return Object.hasOwn(statuses, word) ? statuses[word as keyof typeof statuses] : undefined;
}

/** Schema.org's term for how visitors attend, in person or online; `undefined` when unknown. */
export const attendanceMode = (event: CalendarEvent): string | undefined =>
  attendanceModes.find((mode) => mode === wordOf(event, 'eventAttendanceMode'));

/** Schema.org's term for the status of an event. */
export const statusWord = (event: CalendarEvent): string =>
  Object.entries(statuses).find(([, status]) => status === eventStatus(event))?.[0] ?? 'EventScheduled';
