import type { EmbeddedTermRepresentation, EventRepresentation, ImageRepresentation, VenueRepresentation } from '../schema/index.js';
import { spanOf, type Span } from '../time/index.js';
import { plainText, webUrl } from './plain-text.js';

/** A picture with its smaller copies. No server tells an alternative text. */
export interface Picture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** For the attribute `srcset`. */
  readonly sources: string;
}

/** Where an event happens. */
export interface Place {
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
  readonly picture: Picture | undefined;
  readonly places: readonly Place[];
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

/** The name of a venue or organizer behind a password is an empty list (wire section 13). */
const name = (value: string | readonly never[]) => plainText(typeof value === 'string' ? value : '');

const term = ({ id, name, slug }: EmbeddedTermRepresentation): Term => ({ id, slug, name: plainText(name) });

const place = (venue: VenueRepresentation): Place => ({ id: venue.id, name: name(venue.venue), city: plainText(venue.city ?? '') });

function picture(image: ImageRepresentation | false): Picture | undefined {
  const url = image ? webUrl(image.url) : undefined;
  if (!image || !url) return undefined;
  const { width, height } = image;
  // Cropped copies show something else.
  const copies = Object.values(image.sizes ?? {}).filter((size) => Math.abs(size.width / size.height - width / height) < 0.02);
  const sources = [...copies, image].sort((a, b) => a.width - b.width).map((copy) => `${webUrl(copy.url) ?? url} ${copy.width}w`);
  return { url, width, height, sources: sources.join(', ') };
}

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
      picture: picture(event.image),
      places: [event.venue ?? []].flat().map(place),
      organizers: (event.organizer ?? []).map(({ organizer }) => name(organizer)),
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
