import type { EventRepresentation, OrganizerRepresentation, VenueRepresentation } from '../../data/schema/index.js';
import { offsetOf } from '../dates/zones.js';
import { textOf } from '../text/html.js';
import { currencyOf } from './cost.js';

/** Schema.org data for search engines (wire section 7), with plain texts. */

const filled = (members: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined && value !== ''));

export const venueData = (venue: VenueRepresentation) => ({
  '@type': 'Place',
  name: textOf(String(venue.venue)),
  description: textOf(venue.description ?? ''),
  ...(venue.image && { image: venue.image.url }),
  url: venue.url,
  address: filled({
    '@type': 'PostalAddress',
    streetAddress: venue.address,
    addressLocality: venue.city,
    addressRegion: venue.stateprovince,
    postalCode: venue.zip,
    addressCountry: venue.country,
  }),
  ...(venue.geo_lat !== undefined && {
    geo: { '@type': 'GeoCoordinates', latitude: venue.geo_lat, longitude: venue.geo_lng },
  }),
  telephone: venue.phone ?? '',
  sameAs: venue.website ?? '',
});

export const organizerData = (organizer: OrganizerRepresentation) => ({
  '@type': 'Person',
  name: textOf(String(organizer.organizer)),
  description: textOf(organizer.description ?? ''),
  ...(organizer.image && { image: organizer.image.url }),
  url: organizer.website ?? '',
  telephone: organizer.phone ?? '',
  email: organizer.email ?? '',
  sameAs: organizer.website ?? '',
});

/** The offer of an event whose cost is a number. */
function offerOf({ cost, cost_details, url, date, sold_out }: EventRepresentation, calendarCurrency: string) {
  const [price] = cost_details.values;
  if (price === undefined) return {};
  const currency = currencyOf(cost, calendarCurrency);
  const validFrom = `${date.slice(0, 10)}T00:00:00+00:00`;
  return {
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: currency,
      url,
      category: 'primary',
      availability: sold_out ? 'https://schema.org/SoldOut' : 'inStock',
      validFrom,
    },
  };
}

/** A wall time with its offset from the same moment in UTC. */
function withOffset(wall: string, utc: string, zone: string): string {
  const at = (text: string) => Date.parse(`${text.replace(' ', 'T')}Z`);
  const minutes = offsetOf(zone) ?? Math.round((at(wall) - at(utc)) / 60_000);
  const size = Math.abs(minutes);
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${wall.replace(' ', 'T')}${minutes < 0 ? '-' : '+'}${pad(Math.floor(size / 60))}:${pad(size % 60)}`;
}

/** Schema.org's terms for the values of `event_status`. */
const statusTerms = { cancelled: 'EventCancelled', postponed: 'EventPostponed' };

/** The places of an event: online where it says so, and its venue, which is `false` until it is published. */
function locationOf({ is_virtual, virtual_url, url }: EventRepresentation, place: object | false | undefined) {
  if (!is_virtual) return place;
  const online = { '@type': 'VirtualLocation', url: virtual_url ?? url };
  return place ? [place, online] : online;
}

/** Items that are not published yet have no data for search engines. */
const isPublic = ({ status }: { readonly status: string }) => status === 'publish';

function eventData(event: EventRepresentation, currency: string) {
  const [venue] = (Array.isArray(event.venue) ? event.venue : [event.venue]) as readonly VenueRepresentation[];
  const [organizer] = event.organizer;
  const location = locationOf(event, venue && isPublic(venue) && venueData(venue));
  const attended = event.is_virtual ? (venue ? 'Mixed' : 'Online') : 'Offline';
  return {
    '@context': 'http://schema.org',
    '@type': 'Event',
    name: textOf(event.title),
    description: textOf(event.excerpt || event.description),
    ...(event.image && { image: event.image.url }),
    url: event.url,
    eventAttendanceMode: `https://schema.org/${attended}EventAttendanceMode`,
    eventStatus: `https://schema.org/${statusTerms[event.event_status as keyof typeof statusTerms] ?? 'EventScheduled'}`,
    startDate: withOffset(event.start_date, event.utc_start_date, event.timezone),
    endDate: withOffset(event.end_date, event.utc_end_date, event.timezone),
    ...(location !== undefined && { location }),
    ...(organizer && { organizer: isPublic(organizer) && organizerData(organizer) }),
    ...offerOf(event, currency),
    ...(event.series && {
      superEvent: { '@type': 'EventSeries', name: textOf(event.series.name), url: event.series.url },
    }),
    performer: 'Organization',
  };
}

/** The representation of a single event, with schema.org data for itself, its venue and its organizers. */
export function withData(event: EventRepresentation, currency: string): EventRepresentation {
  const withVenue = (venue: VenueRepresentation) => ({
    ...venue,
    ...(isPublic(venue) && { json_ld: venueData(venue) }),
  });
  return {
    ...event,
    venue: Array.isArray(event.venue)
      ? (event.venue as VenueRepresentation[]).map(withVenue)
      : withVenue(event.venue as VenueRepresentation),
    organizer: event.organizer.map((organizer) => ({
      ...organizer,
      ...(isPublic(organizer) && { json_ld: organizerData(organizer) }),
    })),
    json_ld: eventData(event, currency),
  };
}
