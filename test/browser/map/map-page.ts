import { expect } from '@open-wc/testing';
import '../../../src/elements/cal-event-map.js';
import '../../../src/elements/cal-provider.js';
import '../../../src/elements/cal-venue-map.js';
import type { CalEventMap } from '../../../src/elements/cal-event-map.js';
import type { CalVenueMap } from '../../../src/elements/cal-venue-map.js';
import type { Calendar } from '../calendar.js';
import { ElementPage, markupOf } from '../element-page.js';
import { textOf, until } from '../environment.js';
import { allVenues, harbourHall, ownTiles } from './atlas.js';

export * from './atlas.js';

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
