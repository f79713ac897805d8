import { entryDates, entryStatus, type CalendarEntry } from '../../icalendar/index.js';
import type { EventRepresentation, VenueRepresentation } from '../../schema/index.js';
import { spanOf } from '../../time/index.js';
import { addressOf } from '../text/address.js';
import { textOf } from '../text/html.js';

const placeText = (venue: VenueRepresentation): string => [textOf(String(venue.venue ?? '')), addressOf(venue)].filter(Boolean).join(', ');

/** An event for calendar apps; `undefined` where its dates cannot be read. */
export function calendarEntry(event: EventRepresentation): CalendarEntry | undefined {
  const span = spanOf(event);
  if (!span) return undefined;
  const venues = [event.venue].flat() as readonly VenueRepresentation[];
  return {
    uid: event.global_id,
    title: textOf(event.title),
    ...entryDates(span),
    location: venues.map(placeText).filter(Boolean).join('; '),
    description: textOf(event.description),
    url: event.url,
    categories: event.categories.map(({ name }) => textOf(name)),
    status: entryStatus(event.event_status ?? 'scheduled'),
    modified: event.modified_utc,
  };
}
