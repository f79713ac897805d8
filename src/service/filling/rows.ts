import { randomUUID } from 'node:crypto';
import type {
  EventRepresentation,
  ImageRepresentation,
  OrganizerRepresentation,
  VenueRepresentation,
} from '../../data/schema/index.js';
import { storedColumns } from '../store/stored-fields.js';
import { withinLimits } from '../text/html.js';
import type { Kept } from './records.js';

const flag = (value: boolean | null) => (value ? 1 : 0);
/** Each service gives images addresses of its own. */
const mediaPath = (url: string) => url.replace(/^.*\/media\//, '');

export function imageRow(image: ImageRepresentation) {
  const sizes = Object.entries(image.sizes ?? {}).map(([name, size]) => [name, { ...size, url: mediaPath(size.url) }]);
  return {
    id: image.id,
    url: mediaPath(image.url),
    extension: image.extension,
    width: image.width,
    height: image.height,
    filesize: image.filesize,
    sizes: image.sizes ? JSON.stringify(Object.fromEntries(sizes)) : '',
    original_image: image.original_image ?? '',
    alt: image.alt ?? '',
  };
}

const publishedRow = (item: Kept<EventRepresentation | VenueRepresentation | OrganizerRepresentation>) => ({
  id: item.id,
  slug: item.slug,
  status: item.status,
  author: Number(item.author),
  date: item.date,
  date_utc: item.date_utc,
  modified: item.modified,
  modified_utc: item.modified_utc,
  description: withinLimits(item.description ?? ''),
  excerpt: withinLimits(item.excerpt ?? ''),
  image: item.image ? item.image.id : null,
  password: item.password ?? '',
});

export const venueRow = (venue: Kept<VenueRepresentation>) => ({
  ...publishedRow(venue),
  venue: String(venue.venue),
  show_map: flag(venue.show_map),
  show_map_link: flag(venue.show_map_link),
  address: venue.address ?? '',
  city: venue.city ?? '',
  country: venue.country ?? '',
  province: venue.province ?? '',
  state: venue.state ?? '',
  zip: venue.zip ?? '',
  phone: venue.phone ?? '',
  stateprovince: venue.stateprovince ?? '',
  website: venue.website ?? '',
  geo_lat: venue.geo_lat ?? null,
  geo_lng: venue.geo_lng ?? null,
});

export const organizerRow = (organizer: Kept<OrganizerRepresentation>) => ({
  ...publishedRow(organizer),
  organizer: String(organizer.organizer),
  phone: organizer.phone ?? '',
  website: organizer.website ?? '',
  email: organizer.email ?? '',
});

export const eventRow = (event: Kept<EventRepresentation>) => ({
  ...publishedRow(event),
  title: event.title,
  uid: event.uid ?? event.global_id ?? randomUUID(),
  parent: event.post_parent ?? 0,
  timezone: event.timezone,
  all_day: flag(event.all_day),
  start_date: event.start_date,
  end_date: event.end_date,
  utc_start_date: event.utc_start_date,
  utc_end_date: event.utc_end_date,
  cost: event.cost,
  website: event.website === event.url ? '' : event.website,
  event_status: event.event_status ?? 'scheduled',
  ...storedColumns(({ name, isFlag }) =>
    isFlag ? flag(event[name] as boolean | null) : ((event[name] as string | undefined) ?? ''),
  ),
});
