import { boolean, date, integer, number, positive, text } from './kinds.js';
import type { DraftOf, FieldTable, Filters, FilterTable, PatchOf } from './tables.js';

/** Query parameters of `GET /venues` (interface, "GET /venues"). */
export const venueFilters = {
  page: { kind: positive, default: 1 },
  per_page: { kind: positive, default: 10 },
  search: { kind: text },
  event: { kind: positive },
  has_events: { kind: boolean, type: 'untyped' },
  only_with_upcoming: { kind: boolean, type: 'untyped', default: false },
  status: { kind: text },
} as const satisfies FilterTable;
export type VenueFilters = Filters<typeof venueFilters>;

/** Our one addition to the interface: coordinates can be written, so that the filters for them have something to find. Other servers ignore them. */
export const venueAdditions = {
  geo_lat: { kind: number },
  geo_lng: { kind: number },
} as const satisfies FieldTable;

/** Writable fields of a venue (interface, "Venue"), and ours. */
export const venueFields = {
  author: { kind: integer },
  date: { kind: date },
  date_utc: { kind: date },
  venue: { kind: text, required: true },
  description: { kind: text, default: null },
  status: { kind: text },
  show_map: { kind: text, default: null },
  show_map_link: { kind: text, default: null },
  address: { kind: text, default: null },
  city: { kind: text, default: null },
  country: { kind: text, default: null },
  province: { kind: text, default: null },
  state: { kind: text, default: null },
  zip: { kind: text, default: null },
  phone: { kind: text, default: null },
  stateprovince: { kind: text, default: null },
  website: { kind: text, default: null },
  image: { kind: text, default: null },
  ...venueAdditions,
} as const satisfies FieldTable;
export type VenueDraft = DraftOf<typeof venueFields>;
export type VenuePatch = PatchOf<typeof venueFields>;
