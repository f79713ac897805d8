import type { PropertyDeclarations } from 'lit';
import type { ListAsked } from '../query/index.js';
import type { MapWords } from '../locale/index.js';
import type { Position } from '../map/index.js';
import { eventSugar, pageQuestion, planEventList } from '../query/index.js';
import { eventFilters, type EventFilters, type EventRepresentation } from '../schema/index.js';
import { CalMap } from './cal-map.js';
import { calendarEvent, type CalendarEvent } from './calendar-event.js';
import { styles } from './cal-map.styles.js';
import { define } from './define.js';
import { filterProperties, valuesOf, type FilterProperties } from './filter-properties.js';
import { sitesOfEvents, venueName, type Site } from './map-site.js';
import { shared } from './shared.styles.js';

type Properties = FilterProperties<typeof eventFilters> & FilterProperties<typeof eventSugar>;
// eslint-disable-next-line @typescript-eslint/no-empty-object-type, @typescript-eslint/no-unsafe-declaration-merging -- the tables' properties
export interface CalEventMap extends Properties {}

/**
 * @summary Events at their venues, on a map and in a list beside it. Hosts of map pictures are asked with the reader's consent only.
 */
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- the tables' properties
export class CalEventMap extends CalMap<EventRepresentation> {
  static override styles = [shared, styles];

  static override properties: PropertyDeclarations = filterProperties({ ...eventFilters, ...eventSugar });

  protected question = '';
  /** The latest are to be shown first, and are asked for last. */
  #isReversed = false;

  /** Servers without the geolocation extension ignore the position (wire section 6.2), so that we search around it too. */
  protected override get centre(): Position | undefined {
    const { geoloc_lat: lat, geoloc_lng: lng } = this.#filters;
    return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : undefined;
  }

  protected ask(): ListAsked<EventRepresentation> {
    const filters = this.#filters;
    const isOnePage = filters.page !== undefined || filters.per_page !== undefined;
    const { settings, language } = this;
    const asked = { filters: isOnePage ? filters : { ...filters, per_page: 50 }, sugar: valuesOf(eventSugar, this), settings, language };
    const plan = planEventList(asked);
    const { page = 1 } = filters as EventFilters;
    this.question = plan.url(page);
    const { order, perPage, limit } = plan;
    const isLimited = limit < Infinity;
    this.#isReversed = order === 'desc' && !isOnePage && !isLimited;
    // All pages are asked for upwards: an answer then tells how many there are.
    const showing = isOnePage
      ? { order, perPage, limit, first: page, last: page }
      : { order: isLimited ? order : ('asc' as const), perPage, limit, first: 1, last: isLimited ? Math.ceil(limit / perPage) : Infinity };
    return { showing, question: (number) => pageQuestion(plan, number, calendarEvent) };
  }

  protected sitesOf(events: readonly EventRepresentation[]): Site[] {
    const records = events.map(calendarEvent);
    return sitesOfEvents(this.#isReversed ? records.reverse() : records);
  }

  protected recordOf(event: EventRepresentation): CalendarEvent {
    return calendarEvent(event);
  }

  protected summary(sites: readonly Site[], phrases: MapWords): string {
    const events = new Set(sites.flatMap((site) => site.events));
    return phrases.eventsAt(events.size, sites.filter(({ venue }) => venue).length);
  }

  protected nameOfSite({ venue, events }: Site, phrases: MapWords): string {
    return venue ? phrases.marker(venueName(venue), events.length) : '';
  }

  protected nameOfCluster(count: number, near: string, phrases: MapWords): string {
    return phrases.eventsNear(count, near);
  }

  get #filters() {
    const { lat, lng } = super.centre ?? {};
    const around = lat === undefined ? {} : { geoloc_lat: lat, geoloc_lng: lng };
    return { ...valuesOf(eventFilters, this), ...around };
  }
}

define('cal-event-map', CalEventMap);

declare global {
  interface HTMLElementTagNameMap {
    'cal-event-map': CalEventMap;
  }
}
