import { boolean, date, integer, number, positive, text, type Kind } from './kinds.js';
import { paging, type DraftOf, type FieldTable, type Filters, type FilterTable, type PatchOf } from './tables.js';

/** Query parameters of `GET /venues` (interface, "GET /venues"). */
export const venueFilters = {
  ...paging,
  search: { kind: text },
  event: { kind: positive },
  has_events: { kind: boolean, type: 'untyped' },
  only_with_upcoming: { kind: boolean, type: 'untyped', default: false },
  status: { kind: text },
} as const satisfies FilterTable;
export type VenueFilters = Filters<typeof venueFilters>;

/**
 * Our additions to the fields of a venue: coordinates can be written, so that the filters for them have something to
 * find. Other servers ignore them.
 */
export const venueAdditions = {
  geo_lat: { kind: number },
  geo_lng: { kind: number },
} as const satisfies FieldTable;

/** Writable fields of a venue (interface, "Venue"), and ours. */
export const venueFields = {
  author: { kind: integer },
  date: { kind: date },
  date_utc: { kind: date },
  venue: { kind: text, required: true, maxLength: 500 },
  description: { kind: text, default: null, maxLength: 1_000_000 },
  status: { kind: text, maxLength: 50 },
  show_map: { kind: text, default: null, maxLength: 50 },
  show_map_link: { kind: text, default: null, maxLength: 50 },
  address: { kind: text, default: null, maxLength: 500 },
  city: { kind: text, default: null, maxLength: 200 },
  country: { kind: text, default: null, maxLength: 200 },
  province: { kind: text, default: null, maxLength: 200 },
  state: { kind: text, default: null, maxLength: 200 },
  zip: { kind: text, default: null, maxLength: 50 },
  phone: { kind: text, default: null, maxLength: 200 },
  stateprovince: { kind: text, default: null, maxLength: 200 },
  website: { kind: text, default: null, maxLength: 2000 },
  image: { kind: text as Kind<string | number>, default: null, maxLength: 2000 },
  ...venueAdditions,
} as const satisfies FieldTable;
export type VenueDraft = DraftOf<typeof venueFields>;
export type VenuePatch = PatchOf<typeof venueFields>;
