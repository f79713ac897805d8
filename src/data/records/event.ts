import type { EventRepresentation } from '../schema/representations.js';
import { spanOf, type Span } from '../time/span.js';
import { memoized } from '../memo/index.js';
import { fieldsOf, MissingField } from './fields.js';
import { imageRecord, type Image } from './image.js';
import { serverOf } from './notes.js';
import { websiteUrl } from './plain-text.js';
import { organizerRecord, type Organizer } from './organizer.js';
import { termRecord, type Term } from './term.js';
import { venueRecord, type Venue } from './venue.js';

/** A field that a site has added, both as plain text. */
export interface CustomField {
  readonly label: string;
  readonly value: string;
}

/**
 * An event as elements show it: texts are plain text, URLs are safe, and what the wire spells in several ways has one
 * form.
 */
export interface CalendarEvent {
  /** Identity of the occurrence: occurrences of a series can share their id, as events of several servers can. */
  readonly key: string;
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly url: string | undefined;
  readonly span: Span;
  /** Its start on its own clock, by which servers sort: `YYYY-MM-DD hh:mm:ss`. */
  readonly start: string;
  readonly image: Image | undefined;
  readonly venues: readonly Venue[];
  readonly organizers: readonly Organizer[];
  /** For display. */
  readonly cost: string;
  readonly excerpt: string;
  /** HTML, and hostile. */
  readonly description: string;
  /** The event's own website; servers without one send the event's page instead. */
  readonly website: string | undefined;
  readonly customFields: readonly CustomField[];
  readonly categories: readonly Term[];
  readonly tags: readonly Term[];
  /** The server's word for who may see it, such as `publish` or `draft`. */
  readonly status: string;
  /** Whether a password hides all but title and dates (wire section 13). */
  readonly isMasked: boolean;
  readonly isFeatured: boolean;
  readonly isSticky: boolean;
  /** Whether lists leave it out. */
  readonly isHidden: boolean;
  /** Whether the server's own pages show a map, and a link to one. */
  readonly showsMap: boolean;
  readonly showsMapLink: boolean;
  /** The answer as it came. */
  readonly representation: EventRepresentation;
}

/** Values may be anything; texts and numbers can be shown. */
function customField(field: unknown): CustomField | readonly never[] {
  const { text, texts } = fieldsOf(field);
  const value = texts('value');
  return value ? { label: text('label'), value } : [];
}

/** The record of an event of the wire; the same one for the same answer. @throws MissingField */
export const calendarEvent = memoized((event: EventRepresentation): CalendarEvent => {
  const { id, slug, title, text, html, url, flag, items, members, document } = fieldsOf(event);
  const start = html('start_date');
  const span = spanOf({
    all_day: flag('all_day') ?? null,
    start_date: start,
    end_date: html('end_date'),
    utc_start_date: html('utc_start_date'),
    utc_end_date: html('utc_end_date'),
    timezone: html('timezone'),
  });
  if (!span) throw new MissingField('start_date');
  const website = websiteUrl(text('website'), document);
  return {
    key: `${id()}@${start}${serverOf(event)}`,
    id: id(),
    slug: slug(),
    title: title('title'),
    url: url('url'),
    span,
    start,
    image: imageRecord(event.image),
    venues: items('venue', venueRecord),
    organizers: items('organizer', organizerRecord),
    cost: text('cost'),
    excerpt: text('excerpt'),
    description: html('description'),
    website: website === url('url') ? undefined : website,
    customFields: members('custom_fields').flatMap(customField),
    categories: items('categories', termRecord),
    tags: items('tags', termRecord),
    status: html('status'),
    isMasked: (event.all_day as unknown) === null,
    isFeatured: flag('featured') === true,
    isSticky: flag('sticky') === true,
    isHidden: flag('hide_from_listings') === true,
    showsMap: flag('show_map') === true,
    showsMapLink: flag('show_map_link') === true,
    representation: event,
  };
});
