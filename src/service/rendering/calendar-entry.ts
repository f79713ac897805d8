import { entryDates, entryStatus, type CalendarEntry } from '../../data/icalendar/index.js';
import type { EventRepresentation, VenueRepresentation } from '../../data/schema/index.js';
import { spanOf } from '../../data/time/index.js';
import { isZone } from '../dates/zones.js';
import { addressOf } from '../text/postal-address.js';
import { linesOfHtml, textOf } from '../text/html.js';

const placeText = (venue: VenueRepresentation): string =>
  [textOf(String(venue.venue ?? '')), addressOf(venue)].filter(Boolean).join(', ');

/**
 * An event for calendar apps; `undefined` where its dates cannot be read.
 * @param version of the event, counted from 1
 */
export function calendarEntry(event: EventRepresentation, version: number): CalendarEntry | undefined {
  // In a zone that is not known here, its times in UTC count.
  const span = spanOf(isZone(event.timezone) ? event : { ...event, timezone: '' });
  if (!span) return undefined;
  const online = event.is_virtual ? (event.virtual_url ?? event.url) : undefined;
  const venues = [event.venue].flat() as readonly VenueRepresentation[];
  return {
    uid: event.uid ?? event.global_id,
    sequence: version - 1,
    title: textOf(event.title),
    ...entryDates(span),
    location: venues.map(placeText).filter(Boolean).join('; ') || (online ?? ''),
    conference: online,
    description: linesOfHtml(event.description, event.url),
    url: event.url,
    categories: event.categories.map(({ name }) => textOf(name)),
    status: entryStatus(event.event_status ?? 'scheduled'),
    modified: event.modified_utc,
  };
}
