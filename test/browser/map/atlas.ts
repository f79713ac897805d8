import type { EventRepresentation, VenueRepresentation } from '../../../src/data/schema/index.js';
import { allEvents, Calendar, recording } from '../calendar.js';

/** Tiles of the page's own host. */
export const ownTiles = '/test/fixtures/tile.svg?{z}/{x}/{y}';
/** The same server under another name, which makes it a third-party host. */
export const foreignHost = `${location.hostname === 'localhost' ? '127.0.0.1' : 'localhost'}:${location.port}`;
export const foreignTiles = `http://${foreignHost}${ownTiles}`;
/** An address where no server listens. */
export const brokenTiles = '/test/fixtures/no-such-tile.svg?{z}/{x}/{y}';

/** At zoom 15 some arrive and some are on their way for ever, at all others they are missing. */
export const slowTiles = '/slow-tiles/{z}/{x}/{y}';

/** Positions for the recorded towns, because the recorded server has no coordinates. */
const towns: Readonly<Record<string, readonly [lat: number, lng: number]>> = {
  'Port Alder': [41.2, -73.9],
  'Ironbridge Falls': [41.6, -74.3],
  Ballyfictive: [52.1, -9.7],
  'Neu-Spreewald': [51.9, 14.1],
  Grünbach: [47.8, 15.9],
  'Saint-Aubin': [46.9, 6.8],
  'Зелений Гай': [49.8, 24.0],
  'Νέα Πόλις': [40.6, 22.9],
  'مدينة الواحة': [25.4, 55.5],
  כרמיה: [31.6, 34.5],
  港南市: [35.4, 139.6],
  'Kaipatiki Bay': [-36.8, 174.7],
  Navipur: [28.2, 83.9],
};

/** The same venue with coordinates, some hundred metres from the next of its town. */
export function placed<V extends VenueRepresentation>(venue: V): V {
  const town = towns[venue.city ?? ''];
  return town ? { ...venue, geo_lat: town[0] + (venue.id % 7) / 500, geo_lng: town[1] + (venue.id % 5) / 500 } : venue;
}

const listed = (await recording('bulk/venues.all')).response.body.venues as VenueRepresentation[];

/** All recorded venues that have a name. */
export const allVenues: readonly VenueRepresentation[] = listed.filter(({ venue }) => venue.length).map(placed);
/** The venue whose name a password hides. */
export const nameless = placed(listed.find(({ venue }) => !venue.length)!);
export const harbourHall = allVenues.find(({ id }) => id === 18)!;
export const onTheMap = allVenues.filter(({ geo_lat: lat }) => lat !== undefined);

/** An event at venues with coordinates. */
export const placedEvent = (event: EventRepresentation): EventRepresentation => ({
  ...event,
  venue: [event.venue ?? []].flat().map(placed),
});

/** The recorded calendar with coordinates. */
export function atlas(venues = allVenues, events: readonly EventRepresentation[] = allEvents): Calendar {
  const calendar = new Calendar(events.map(placedEvent));
  calendar.others = { ...calendar.others, venues };
  return calendar;
}
