import { entryDates, entryStatus, type CalendarEntry } from '../../icalendar/index.js';
import { eventStatus, plainText, type CalendarEvent, type Venue } from '../../records/index.js';
import { addressLines } from '../../geo/index.js';

const placeText = (venue: Venue): string => [venue.name, ...addressLines(venue)].filter(Boolean).join(', ');

/** An event for calendar apps. */
export function calendarEntry(event: CalendarEvent): CalendarEntry {
  const { id, title, span, venues, description, url, categories, representation } = event;
  const { global_id: globalId, modified_utc: modified } = representation as Partial<typeof representation>;
  return {
    uid: String(globalId || `${new URL(url ?? document.baseURI).host}?id=${id}`),
    title,
    ...entryDates(span),
    location: venues.map(placeText).filter(Boolean).join('; '),
    description: plainText(description),
    url,
    categories: categories.map(({ name }) => name),
    status: entryStatus(eventStatus(event)),
    modified: String(modified),
  };
}
