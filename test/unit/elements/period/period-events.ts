import { calendarEvent, type CalendarEvent } from '../../../../src/data/records/index.js';
import { loadTemporal } from '../../../../src/data/time/index.js';
import { recordedBody } from '../../../recordings.js';

await loadTemporal();

const { events } = recordedBody('events.list.default');
let made = 0;

function eventOf(changes: object): CalendarEvent {
  made += 1;
  return calendarEvent({ ...events[0], id: 9000 + made, timezone: 'Pacific/Chatham', all_day: false, ...changes });
}

/** A recorded event at another time, `YYYY-MM-DD hh:mm`, on the clock of the tests. */
export const eventAt = (start: string, end: string): CalendarEvent =>
  eventOf({ start_date: `${start}:00`, end_date: `${end}:00` });

/** One of whole days. */
export const allDay = (first: string, last = first): CalendarEvent =>
  eventOf({ all_day: true, start_date: `${first} 00:00:00`, end_date: `${last} 23:59:59` });
