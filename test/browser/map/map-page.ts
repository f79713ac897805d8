import { expect } from '@open-wc/testing';
import '../../../src/elements/cal-event-map.js';
import '../../../src/elements/cal-provider.js';
import '../../../src/elements/cal-venue-map.js';
import type { CalEventMap } from '../../../src/elements/cal-event-map.js';
import type { CalVenueMap } from '../../../src/elements/cal-venue-map.js';
import type { EventRepresentation, VenueRepresentation } from '../../../src/data/schema/index.js';
import { allEvents, Calendar, recording } from '../calendar.js';
import { ElementPage, markupOf } from '../element-page.js';
import { textOf, until } from '../environment.js';

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

export const mapMarkup = (
  tag: 'cal-venue-map' | 'cal-event-map',
  calendar: Calendar,
  attributes = `tiles="${ownTiles}"`,
): string => markupOf(tag, calendar, attributes);

/** A map of venues or of events. */
export class MapPage extends ElementPage<CalVenueMap | CalEventMap> {
  readonly map = this.element;

  /** A map with tiles, of this calendar's venues. */
  static async ofVenues(calendar: Calendar, attributes = ''): Promise<MapPage> {
    const page = await MapPage.open(mapMarkup('cal-venue-map', calendar, `tiles="${ownTiles}" ${attributes}`));
    await page.shown();
    return page;
  }

  static async ofEvents(calendar: Calendar, attributes = 'range="all"'): Promise<MapPage> {
    const page = await MapPage.open(mapMarkup('cal-event-map', calendar, `tiles="${ownTiles}" ${attributes}`));
    await page.shown();
    return page;
  }

  /** Waits until the map has loaded, too. */
  async shown(): Promise<void> {
    await this.settled();
    await until(() => this.markers.length || !this.box);
    await this.map.updateComplete;
  }

  get box(): HTMLElement | null {
    return this.root.querySelector('.box');
  }

  /** Pins and clusters, in the order of the page. */
  get markers(): HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>('.marker, .cluster')];
  }

  get markerNames(): (string | null)[] {
    return this.markers.map(({ ariaLabel }) => ariaLabel);
  }

  marker(name: string): HTMLElement {
    const marker = this.markers.find(({ ariaLabel }) => ariaLabel === name);
    if (!marker) throw new Error(`No marker "${name}" among ${this.markerNames.join(', ')}`);
    return marker;
  }

  /** Moves the map as a visitor does, by a key. */
  async move(key: string): Promise<void> {
    const moves = this.details('cal-map-move').length;
    this.box!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
    await until(() => this.details('cal-map-move').length > moves);
    await this.settled();
  }

  /** The popup above a marker, or the sheet. */
  get popup(): HTMLElement | null {
    return this.root.querySelector('.leaflet-popup-pane .popup, .sheet');
  }

  /** The names in the list. */
  get listed(): string[] {
    return [...this.root.querySelectorAll('.sites .site-name')].map(textOf);
  }

  /** The focused element inside. */
  get focused(): Element | null {
    return this.root.activeElement;
  }
}

/** The hosts contacted since, except the test's own. */
export function watchHosts(): () => string[] {
  // Requests of an earlier page may be recorded late.
  const since = performance.now();
  return () => {
    const later = performance.getEntriesByType('resource').filter(({ startTime }) => startTime >= since);
    return [...new Set(later.map(({ name }) => new URL(name).host))].filter((host) => host !== location.host);
  };
}

export function expectNear(actual: number, wanted: number, within: number): void {
  expect(Math.abs(actual - wanted), `${actual} is not near ${wanted}`).to.be.at.most(within);
}

/** Venues of two towns that are far from each other. */
export const some = allVenues.filter(({ id }) => [18, 19, 36, 38].includes(id));
/** Two at one address. */
export const roommates = [harbourHall, { ...harbourHall, id: 900, slug: 'upstairs', venue: 'Upstairs' }];
