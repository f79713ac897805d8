import { entryDates, entryStatus, type CalendarEntry } from '../../data/icalendar/index.js';
import {
  eventStatus,
  onlineAddress,
  type CalendarEvent,
  type Venue,
  plainLines,
  webUrl,
} from '../../data/records/index.js';
import { addressLines } from '../../data/geo/index.js';

const placeText = (venue: Venue): string => [venue.name, ...addressLines(venue)].filter(Boolean).join(', ');

const secondsOf = (utc: unknown): number => Date.parse(`${String(utc).replace(' ', 'T')}Z`) / 1000;

/** An event for calendar apps. Its changes are not counted on the wire, so that they are numbered by their time. */
export function calendarEntry(event: CalendarEvent): CalendarEntry {
  const { id, title, span, venues, description, url, categories, representation } = event;
  const {
    global_id: globalId,
    uid = globalId,
    date_utc: made,
    modified_utc: modified,
  } = representation as Partial<typeof representation>;
  const conference = onlineAddress(event);
  return {
    uid: String(uid || `${new URL(url ?? document.baseURI).host}?id=${id}`),
    sequence: Math.max(0, secondsOf(modified) - secondsOf(made)) || 0,
    title,
    ...entryDates(span),
    location: venues.map(placeText).filter(Boolean).join('; ') || (conference ?? ''),
    conference,
    description: plainLines(description, url),
    url,
    categories: categories.map(({ name }) => name),
    status: entryStatus(eventStatus(event)),
    modified: String(modified),
  };
}

/** The address of the file of its series, for an event that is of one: only our service says so. */
export const seriesFile = ({ representation: { series, rest_url: address } }: CalendarEvent): string | undefined =>
  series && webUrl(address.replace(/\/\d+$/, `.ics?post_parent=${series.id}`));
