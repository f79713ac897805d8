/**
 * The representations that servers return, one row a key (wire sections 5 to 10). The interface does not specify them;
 * these are measured shapes.
 */
import type { eventFields } from './event-fields.js';
import {
  anything,
  arrayOf,
  boolean,
  either,
  integer,
  mapOf,
  no,
  none,
  nullable,
  number,
  object,
  optional,
  string,
  type ShapeOf,
} from './shapes.js';
import type { StoredField } from './tables.js';

const imageSize = object({ width: integer, height: integer, 'mime-type': string, filesize: integer, url: string });

/** An uploaded image (wire section 7.1). */
export const imageShape = object({
  url: string,
  id: integer,
  extension: string,
  width: integer,
  height: integer,
  filesize: integer,
  sizes: optional(mapOf(imageSize)),
  original_image: optional(string),
  /** The text alternative; an addition of our service. */
  alt: optional(string),
});
export type ImageRepresentation = ShapeOf<typeof imageShape>;

/** Parts of a date, zero-padded. */
const dateDetails = object({
  year: string,
  month: string,
  day: string,
  hour: string,
  minutes: string,
  seconds: string,
});

const costDetails = object({
  currency_symbol: string,
  currency_code: string,
  currency_position: string,
  values: arrayOf(string),
});

const termUrls = object({ self: string, collection: string, up: optional(string) });

/** A category or tag inside an event (wire section 10.2), whose shape differs from that of its own route. */
export const embeddedTermShape = object({
  name: string,
  slug: string,
  term_group: integer,
  term_taxonomy_id: integer,
  taxonomy: string,
  description: string,
  parent: integer,
  count: integer,
  filter: string,
  id: integer,
  urls: termUrls,
});
export type EmbeddedTermRepresentation = ShapeOf<typeof embeddedTermShape>;

const termMembers = {
  id: integer,
  count: integer,
  name: string,
  description: string,
  slug: string,
  taxonomy: string,
  meta: anything,
  url: string,
  urls: termUrls,
  _links: optional(anything),
} as const;

/** A tag from its own route (wire section 10.1). */
export const tagShape = object(termMembers);
export type TagRepresentation = ShapeOf<typeof tagShape>;

/** A category from its own route (wire section 10.1); `parent` 0 is the top level. */
export const categoryShape = object({ ...termMembers, parent: integer });
export type CategoryRepresentation = ShapeOf<typeof categoryShape>;

const published = {
  id: integer,
  /** Numeric user ID, as text. */
  author: string,
  status: string,
  /** Site zone; the `_utc` twins are all zeroes for drafts. */
  date: string,
  date_utc: string,
  modified: string,
  modified_utc: string,
  url: string,
  slug: string,
  global_id: string,
  global_id_lineage: arrayOf(string),
  json_ld: optional(anything),
} as const;

/** A venue (wire section 8.1). Empty texts are absent; the name is `[]` behind a password. */
export const venueShape = object({
  ...published,
  venue: either(string, none),
  show_map: nullable(boolean),
  show_map_link: nullable(boolean),
  description: optional(string),
  excerpt: optional(string),
  image: optional(imageShape),
  address: optional(string),
  city: optional(string),
  country: optional(string),
  province: optional(string),
  state: optional(string),
  zip: optional(string),
  phone: optional(string),
  website: optional(string),
  stateprovince: optional(string),
  geo_lat: optional(number),
  geo_lng: optional(number),
});
export type VenueRepresentation = ShapeOf<typeof venueShape>;

/** An organizer (wire section 9). Empty texts are absent; the name is `[]` behind a password. */
export const organizerShape = object({
  ...published,
  organizer: either(string, none),
  description: optional(string),
  excerpt: optional(string),
  image: optional(imageShape),
  phone: optional(string),
  website: optional(string),
  email: optional(string),
});
export type OrganizerRepresentation = ShapeOf<typeof organizerShape>;

/**
 * An event (wire section 7). Flags are null while a password hides them. The types demand what our service keeps as it
 * is written.
 */
export const eventShape = object({
  ...published,
  rest_url: string,
  title: string,
  description: string,
  excerpt: string,
  image: either(no, imageShape),
  all_day: nullable(boolean),
  start_date: string,
  start_date_details: dateDetails,
  end_date: string,
  end_date_details: dateDetails,
  utc_start_date: string,
  utc_start_date_details: dateDetails,
  utc_end_date: string,
  utc_end_date_details: dateDetails,
  timezone: string,
  timezone_abbr: string,
  cost: string,
  cost_details: costDetails,
  website: string,
  show_map: nullable(boolean),
  show_map_link: nullable(boolean),
  hide_from_listings: nullable(boolean),
  sticky: nullable(boolean),
  featured: nullable(boolean),
  /** Absent where the event is as planned, or the server does not say; additions of our service. */
  event_status: optional(string),
  event_status_reason: optional(string),
  /** Likewise, also of plugins: whether it takes place online, alone where it has no venue, and at which address. */
  is_virtual: optional(boolean),
  virtual_url: optional(nullable(string)),
  /** Whether no ticket is left: ours. */
  sold_out: optional(boolean),
  /** The series that it is a date of, and in single reads what that is: ours. */
  post_parent: optional(integer),
  series: optional(
    object({ id: integer, name: string, url: string, rule: string, start_date: string, dates: integer }),
  ),
  /** Which date of its rule it is, and what its series is beside that; in lists that are asked for it: ours. */
  series_date: optional(
    object({
      ...{ occurs: string, rule: string, start_date: string, end_date: string, timezone: string, all_day: boolean },
      ...{ slug: string, page: string, website: string },
    }),
  ),
  /** The UID in calendar apps, where that is not its `global_id`: ours. */
  uid: optional(string),
  categories: arrayOf(embeddedTermShape),
  tags: arrayOf(embeddedTermShape),
  venue: either(venueShape, arrayOf(venueShape)),
  organizer: arrayOf(organizerShape),
  custom_fields: either(none, mapOf(object({ label: string, value: anything }))),
} satisfies Readonly<Record<string, object> & Record<StoredField<typeof eventFields>, object>>);
export type EventRepresentation = ShapeOf<typeof eventShape>;

/** The keys around a list's items (wire section 5). */
export const envelopeShape = object({
  rest_url: string,
  next_rest_url: optional(string),
  previous_rest_url: optional(string),
  total: integer,
  total_pages: integer,
  /** `gte` where there are more items than `total`; an addition of our service, for searches that find many. */
  total_relation: optional(string),
});

/** An error's body (wire section 4). */
export const problemShape = object({ code: string, message: string, data: anything });
