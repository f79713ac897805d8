import type { CalendarEvent } from './event.js';

/** What schema.org's words for the state of an event mean here. */
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

/** Whether an event takes place as planned: `undefined` when it does, or when nobody knows. */
export function eventStatus(event: CalendarEvent): EventStatus | undefined {
  const word = wordOf(event, 'eventStatus');
  return Object.hasOwn(statuses, word) ? statuses[word as keyof typeof statuses] : undefined;
}

/** Schema.org's word for whether visitors come to a place or stay at home; `undefined` when nobody knows. */
export const attendanceMode = (event: CalendarEvent): string | undefined =>
  attendanceModes.find((mode) => mode === wordOf(event, 'eventAttendanceMode'));

/** Schema.org's word for how it stands with the event. */
export const statusWord = (event: CalendarEvent): string =>
  Object.entries(statuses).find(([, status]) => status === eventStatus(event))?.[0] ?? 'EventScheduled';
