/**
 * The meaning of each filter and field, in English, for the manifest and for the service, whose `/doc` sends it.
 * It is not in the rows, because pages load those, and because it is one of five languages (src/service/languages has
 * the others). The types demand a text for each row.
 */
import type { eventFields } from './event-fields.js';
import type { eventFilters } from './events.js';
import type { organizerFields, organizerFilters } from './organizers.js';
import { longestPage } from './tables.js';
import type { categoryFields, categoryFilters, tagFields, tagFilters } from './terms.js';
import type { venueFields, venueFilters } from './venues.js';

type Descriptions<Table> = Readonly<Record<keyof Table, string>>;

const paging = { page: 'Page of the list, counted from 1', per_page: `Items on a page, ${longestPage} at most` };
const status = 'Publication status';
const publication = { date: 'Publication date, in the site’s time zone', date_utc: 'Publication date, in UTC', status };
const image = 'Featured image: ID or URL';

const events: Descriptions<typeof eventFilters> = {
  ...paging,
  start_date: 'Events that start on this date or later',
  end_date: 'Events that end on this date or earlier',
  starts_before: 'Events that start before the end of this day',
  starts_after: 'Events that start after this day',
  ends_before: 'Events that end before the end of this day',
  ends_after: 'Events that end after this day',
  strict_dates: 'Take the times of the date filters as given, not whole days',
  search: 'Words in title or description',
  categories: 'Events of one of these categories: IDs or slugs',
  tags: 'Events with one of these tags: IDs or slugs',
  venue: 'Events at one of these venues: IDs',
  organizer: 'Events of one of these organizers: IDs',
  featured: 'Featured events only, or only the others',
  status,
  geoloc: 'Events whose venue has coordinates, or has none (servers with the geolocation extension)',
  geoloc_lat: 'Latitude to search around, together with geoloc_lng (servers with the geolocation extension)',
  geoloc_lng: 'Longitude to search around, together with geoloc_lat (servers with the geolocation extension)',
  include: 'Just these events: IDs; date filters are set aside',
  post_parent: 'Events below this parent: ID',
  ticketed: 'Events with tickets, or without (servers with the tickets extension)',
};

const venues: Descriptions<typeof venueFilters> = {
  ...paging,
  search: 'Text in name, description or contact fields',
  event: 'Those linked to this event: ID',
  has_events: 'Those that have events, or have none',
  only_with_upcoming: 'Those that have upcoming events',
  status,
};

const tags: Descriptions<typeof tagFilters> = {
  ...paging,
  search: 'Text in the name',
  exclude: 'Leave these out: IDs',
  include: 'Just these: IDs',
  order: 'Direction: asc or desc',
  orderby: 'Attribute to sort by: name, id, slug, count, …',
  hide_empty: 'Hide those that nothing uses',
  post: 'Those of this event: ID',
  event: 'Those of this event: ID; the same as post',
  slug: 'The one with this slug',
};

export const filterDescriptions = {
  events,
  venues,
  organizers: venues satisfies Descriptions<typeof organizerFilters>,
  categories: { ...tags, parent: 'Those below this category: ID' } satisfies Descriptions<typeof categoryFilters>,
  tags,
} as const;

const event: Descriptions<typeof eventFields> = {
  ...publication,
  author: 'Author: user ID',
  title: 'Title',
  description: 'Description, HTML',
  slug: 'Slug',
  excerpt: 'Short description, HTML',
  timezone: 'Time zone of the dates: an IANA name or UTC±h[:mm]',
  all_day: 'Whether the event lasts whole days',
  start_date: 'Start, wall time in the event’s zone',
  end_date: 'End, wall time in the event’s zone',
  image,
  cost: 'Cost, as text or numbers',
  website: 'Website, a URL with scheme',
  show_map: 'Whether to show a map',
  show_map_link: 'Whether to link to a map',
  hide_from_listings: 'Whether lists leave the event out',
  sticky: 'Whether the event stands first on its day',
  featured: 'Whether the event is featured',
  event_status: 'Whether the event takes place: scheduled, cancelled or postponed, an addition of our service',
  event_status_reason: 'Why it is cancelled or postponed, an addition of our service',
  is_virtual: 'Whether it takes place online: alone without a venue, else there too; an addition of our service',
  virtual_url: 'Where it takes place online, a URL with scheme, an addition of our service',
  sold_out: 'Whether it is sold out, an addition of our service',
  categories: 'Categories: IDs, slugs or names',
  tags: 'Tags: IDs, slugs or names',
  venue: 'Venues: IDs, or the data of new ones',
  organizer: 'Organizers: IDs, or the data of new ones',
};

const venue: Descriptions<typeof venueFields> = {
  ...publication,
  author: 'Author: user ID',
  venue: 'Name',
  description: 'Description, HTML',
  show_map: 'Whether events here show a map',
  show_map_link: 'Whether events here link to a map',
  address: 'Street address',
  city: 'City',
  country: 'Country',
  province: 'Province',
  state: 'State',
  zip: 'Postal code',
  phone: 'Telephone number',
  stateprovince: 'State or province',
  website: 'Website',
  image,
  geo_lat: 'Latitude in degrees, an addition of our service',
  geo_lng: 'Longitude in degrees, an addition of our service',
};

const organizer: Descriptions<typeof organizerFields> = {
  ...publication,
  author: 'Author: user ID',
  organizer: 'Name',
  description: 'Description, HTML',
  phone: 'Telephone number',
  website: 'Website',
  email: 'Email address',
  image,
};

const tag: Descriptions<typeof tagFields> = { name: 'Name', description: 'Description', slug: 'Slug' };

export const fieldDescriptions = {
  events: event,
  venues: venue,
  organizers: organizer,
  categories: { ...tag, parent: 'Parent category: ID' } satisfies Descriptions<typeof categoryFields>,
  tags: tag,
} as const;
