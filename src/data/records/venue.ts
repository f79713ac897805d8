import type { VenueRepresentation } from '../schema/representations.js';
import type { Coordinates } from '../geo/index.js';
import { memoized } from '../memo/index.js';
import { fieldsOf } from './fields.js';
import { imageRecord, type Image } from './image.js';
import { serverOf } from './notes.js';
import { websiteUrl } from './plain-text.js';

/** A venue as elements show it: texts are plain text, empty where there are none, and URLs are safe. */
export interface Venue {
  readonly key: string;
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  /** Of its own page, where there is one. */
  readonly url: string | undefined;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  /** State or province. */
  readonly region: string;
  readonly country: string;
  readonly phone: string;
  readonly website: string | undefined;
  readonly excerpt: string;
  /** HTML, and hostile. */
  readonly description: string;
  readonly image: Image | undefined;
  /** `undefined` where the server knows none. */
  readonly location: Coordinates | undefined;
  /** Whether the server's own pages show a map, and a link to one; `undefined` where it does not say. */
  readonly showsMap: boolean | undefined;
  readonly showsMapLink: boolean | undefined;
  /** The answer as it came. */
  readonly representation: VenueRepresentation;
}

function locationOf(lat: number | undefined, lng: number | undefined): Coordinates | undefined {
  return Math.abs(lat!) <= 90 && Math.abs(lng!) <= 180 ? { lat: lat!, lng: lng! } : undefined;
}

/** The record of a venue of the wire; the same one for the same answer. @throws MissingField */
export const venueRecord = memoized((venue: VenueRepresentation): Venue => {
  const { id, slug, name, text, html, page, number, flag, document } = fieldsOf(venue);
  return {
    key: id() + serverOf(venue),
    id: id(),
    slug: slug(),
    name: name('venue'),
    url: page(),
    street: text('address'),
    zip: text('zip'),
    city: text('city'),
    region: text('stateprovince') || text('state') || text('province'),
    country: text('country'),
    phone: text('phone'),
    website: websiteUrl(html('website'), document),
    excerpt: text('excerpt'),
    description: html('description'),
    image: imageRecord(venue.image),
    location: locationOf(number('geo_lat'), number('geo_lng')),
    showsMap: flag('show_map'),
    showsMapLink: flag('show_map_link'),
    representation: venue,
  };
});
