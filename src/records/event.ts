import type { EmbeddedTermRepresentation, EventRepresentation, VenueRepresentation } from '../schema/index.js';
import { spanOf, type Span } from '../time/index.js';
import { imageRecord, type Image } from './image.js';
import { nameText, plainText, webUrl } from './plain-text.js';

/** Where an event happens. */
export interface EventVenue {
  readonly id: number;
  readonly name: string;
  readonly city: string;
}

export interface Term {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
}

/** An event as elements show it: texts are plain text, URLs are safe, and what the wire spells in several ways has one form. */
export interface CalendarEvent {
  /** Identity of the occurrence: occurrences of a series can share their id. */
  readonly key: string;
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly url: string | undefined;
  /** When; `undefined` if the server's dates cannot be read. */
  readonly span: Span | undefined;
  readonly picture: Image | undefined;
  readonly places: readonly EventVenue[];
  readonly organizers: readonly string[];
  /** For display. */
  readonly cost: string;
  readonly excerpt: string;
  readonly categories: readonly Term[];
  readonly tags: readonly Term[];
  readonly isFeatured: boolean;
  readonly isSticky: boolean;
  /** The answer as it came. */
  readonly representation: EventRepresentation;
}

const term = ({ id, name, slug }: EmbeddedTermRepresentation): Term => ({ id, slug, name: plainText(name) });

const place = (venue: VenueRepresentation): EventVenue => ({
  id: venue.id,
  name: nameText(venue.venue),
  city: plainText(venue.city ?? ''),
});

const records = new WeakMap<EventRepresentation, CalendarEvent>();

/** The record of an event of the wire; the same one for the same answer. */
export function calendarEvent(event: EventRepresentation): CalendarEvent {
  let record = records.get(event);
  if (!record) {
    record = {
      key: `${event.id}@${event.start_date}`,
      id: event.id,
      slug: event.slug,
      title: plainText(event.title),
      url: webUrl(event.url),
      span: spanOf(event),
      picture: imageRecord(event.image),
      places: [event.venue ?? []].flat().map(place),
      organizers: (event.organizer ?? []).map(({ organizer }) => nameText(organizer)),
      cost: plainText(event.cost ?? ''),
      excerpt: plainText(event.excerpt ?? ''),
      categories: (event.categories ?? []).map(term),
      tags: (event.tags ?? []).map(term),
      isFeatured: event.featured === true,
      isSticky: event.sticky === true,
      representation: event,
    };
    records.set(event, record);
  }
  return record;
}
