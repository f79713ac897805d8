import type { EventRepresentation } from '../../../src/data/schema/index.js';
import { allEvents } from '../calendar.js';

/** An event of the recordings at another time. */
export function eventAt(
  title: string,
  start: string,
  end: string,
  changes: Partial<EventRepresentation> = {},
): EventRepresentation {
  const id = 9000 + made++;
  return {
    ...allEvents[0]!,
    id,
    title,
    start_date: `${start}:00`,
    end_date: `${end}:00`,
    utc_start_date: `${start}:00`,
    utc_end_date: `${end}:00`,
    timezone: 'Pacific/Chatham',
    all_day: false,
    featured: false,
    categories: [],
    venue: [],
    url: `https://calendar.example/event/${id}/`,
    ...changes,
  };
}
let made = 0;

export const allDay = (
  title: string,
  first: string,
  last = first,
  changes: Partial<EventRepresentation> = {},
): EventRepresentation =>
  eventAt(title, `${first} 00:00`, `${last} 23:59`, { all_day: true, end_date: `${last} 23:59:59`, ...changes });
