import type { VenueRepresentation } from '../schema/index.js';
import { imageRecord, type Image } from './image.js';
import { nameText, plainText, webUrl } from './plain-text.js';

/** Where a venue is on the globe, in degrees. */
export interface Coordinates {
  readonly lat: number;
  readonly lng: number;
}

/** A venue as elements show it: texts are plain text, empty where there are none, and URLs are safe. */
export interface Venue {
  readonly key: string;
  readonly id: number;
  readonly slug: string;
  readonly name: string;
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
  readonly picture: Image | undefined;
  /** `undefined` where the server knows none. */
  readonly location: Coordinates | undefined;
  /** The answer as it came. */
  readonly representation: VenueRepresentation;
}

function locationOf({ geo_lat: lat, geo_lng: lng }: VenueRepresentation): Coordinates | undefined {
  return lat !== undefined && lng !== undefined && Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined;
}

const records = new WeakMap<VenueRepresentation, Venue>();

/** The record of a venue of the wire; the same one for the same answer. */
export function venueRecord(venue: VenueRepresentation): Venue {
  let record = records.get(venue);
  if (!record) {
    const text = (value: string | undefined) => plainText(value ?? '');
    record = {
      key: String(venue.id),
      id: venue.id,
      slug: venue.slug,
      name: nameText(venue.venue),
      url: webUrl(venue.url),
      street: text(venue.address),
      zip: text(venue.zip),
      city: text(venue.city),
      region: text(venue.stateprovince ?? venue.state ?? venue.province),
      country: text(venue.country),
      phone: text(venue.phone),
      website: webUrl(venue.website),
      excerpt: text(venue.excerpt),
      picture: imageRecord(venue.image),
      location: locationOf(venue),
      representation: venue,
    };
    records.set(venue, record);
  }
  return record;
}
