import type { PropertyDeclarations } from 'lit';
import type { QueryOptions } from '../query/index.js';
import type { MapMessages } from '../locale/index.js';
import type { Coordinates } from '../map/index.js';
import { listQueryOptions, longestPage, ownEventAttributes, planEventList } from '../query/index.js';
import { eventFilters, type EventFilters, type EventRepresentation } from '../schema/index.js';
import { CalMap } from './map/cal-map.js';
import { calendarEvent, type CalendarEvent } from '../records/index.js';
import { styles } from './map/cal-map.styles.js';
import { define } from './base/define.js';
import { filterProperties, valuesOf, type FilterProperties } from './base/attributes.js';
import { venueGroupsOfEvents, venueName, type VenueGroup } from './map/venue-groups.js';
import { shared } from './base/shared.styles.js';

type Properties = FilterProperties<typeof eventFilters> & FilterProperties<typeof ownEventAttributes>;
// eslint-disable-next-line @typescript-eslint/no-empty-object-type, @typescript-eslint/no-unsafe-declaration-merging -- the tables' properties
export interface CalEventMap extends Properties {}

/**
 * @summary Events at their venues, on a map and in a list beside it. Hosts of map pictures are asked with the reader's consent only.
 *
 * @slot - Shown until the first answer, and beside an error: what a page wants to say without us.
 * @slot header - Above all.
 * @slot footer - Below all.
 * @slot loading - In place of the skeleton.
 * @slot empty - In place of the message that nothing was found.
 * @slot error - In place of the message that something went wrong.
 *
 * @csspart base - The whole; with `busy` while it asks.
 * @csspart toolbar - The line above the map.
 * @csspart status - What is shown, in words.
 * @csspart near - The button that searches around the reader, and ends that.
 * @csspart map - The frame of the map; with `consent` while the reader is asked.
 * @csspart notice - The question before other hosts are asked.
 * @csspart allow - The button that shows the map.
 * @csspart refuse - The button that does not.
 * @csspart withdraw - The button that switches the map off again.
 * @csspart static-map - The picture in place of the map.
 * @csspart marker - The pin of one place.
 * @csspart pin - Its shape.
 * @csspart cluster - What stands for several places.
 * @csspart popup - What a marker opens.
 * @csspart image - The picture in a popup.
 * @csspart close - The button that closes a popup.
 * @csspart zoom - The buttons that zoom.
 * @csspart zoom-in - The button nearer.
 * @csspart zoom-out - The button farther.
 * @csspart skip - The way past the map, seen when it has the focus.
 * @csspart gesture-hint - How to move the map, where the reader tried in another way.
 * @csspart trouble - The message that the map or its pictures do not arrive.
 * @csspart attribution - Who made the pictures of the map.
 * @csspart places - The list beside the map, with its pager.
 * @csspart list - The list itself.
 * @csspart site - A place in the list; with `chosen`.
 * @csspart site-name - The name of a place.
 * @csspart address - Its address.
 * @csspart distance - How far it is.
 * @csspart events - The events of a place.
 * @csspart event - One of them.
 * @csspart card - What is said of an event.
 * @csspart body - All text of it.
 * @csspart title - Its title.
 * @csspart time - When it is.
 * @csspart date - Its date.
 * @csspart clock - Its time of day.
 * @csspart all-day - The words for "all day".
 * @csspart zone - Its time zone, where it is not the visitor's.
 * @csspart visitor-time - The same on the visitor's clock.
 * @csspart cost - What it costs.
 * @csspart more - The button that shows more events of a place.
 * @csspart show - The button that shows a place on the map.
 * @csspart directions - The link that leads to a place.
 * @csspart link - The link of a name.
 * @csspart pager - The pager of the list.
 * @csspart pages - The numbered pages.
 * @csspart page - The button of a page; with `current`.
 * @csspart gap - Pages left out.
 * @csspart previous - The button back.
 * @csspart next - The button forth.
 * @csspart button - Any button.
 * @csspart loading - The skeleton.
 * @csspart empty - The message that nothing was found.
 * @csspart error - The message that something went wrong.
 * @csspart stale - The message that older data is shown.
 * @csspart message - What a message says.
 * @csspart hint - What it adds.
 *
 * @cssprop --cal-font - Font; the page's by default.
 * @cssprop --cal-color-text - Text; the page's by default.
 * @cssprop --cal-color-muted - Secondary text.
 * @cssprop --cal-color-surface - Behind popups and buttons on the map; fits light and dark text by default.
 * @cssprop --cal-color-accent - Markers and links; fits light and dark text by default.
 * @cssprop --cal-color-on-accent - Text on the accent.
 * @cssprop --cal-color-border - Lines.
 * @cssprop --cal-radius - Roundness of corners.
 * @cssprop --cal-space - The unit of all distances.
 * @cssprop --cal-gap - Distance between items.
 * @cssprop --cal-focus-ring - Outline of what has the focus.
 * @cssprop --cal-map-height - Height of the map, and of the list beside it.
 *
 * @cssstate loading - The first answer is not there yet.
 * @cssstate empty - Nothing was found.
 * @cssstate error - Something went wrong.
 * @cssstate stale - Older data is shown because a refresh failed.
 *
 * @fires cal-load - A request has started.
 * @fires cal-data - Events are shown: `items`, `from`, `to`, `total`, `pages`.
 * @fires cal-empty - Nothing was found.
 * @fires cal-error - Something went wrong: `kind`, `status`, `code`, `fields`, `hint`, `error`, `retry()`.
 * @fires cal-select - A place was chosen: `venue`, or an event: `event`. Cancelable.
 * @fires cal-map-move - The map shows another part of the world: `lat`, `lng`, `zoom`, `south`, `west`, `north`, `east`.
 * @fires cal-locate - The reader's position was found, on request: `lat`, `lng`.
 * @fires cal-consent-change - The reader has chosen whether other hosts may be asked: `consent`. Cancelable.
 */
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- the tables' properties
export class CalEventMap extends CalMap<EventRepresentation> {
  static override styles = [shared, styles];

  static override properties: PropertyDeclarations = filterProperties({ ...eventFilters, ...ownEventAttributes });

  protected question = '';
  /** The latest are to be shown first, and are asked for last. */
  #isReversed = false;

  /** Servers without the geolocation extension ignore the position (wire section 6.2), so that we search around it too. */
  protected override get centre(): Coordinates | undefined {
    const { geoloc_lat: lat, geoloc_lng: lng } = this.#filters;
    return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : undefined;
  }

  protected ask(): QueryOptions<EventRepresentation> {
    const filters = this.#filters;
    const isOnePage = filters.page !== undefined || filters.per_page !== undefined;
    const { settings, language } = this;
    const plan = planEventList({
      filters: { ...valuesOf(ownEventAttributes, this), ...(isOnePage ? filters : { ...filters, per_page: longestPage }) },
      settings,
      language,
    });
    const { page = 1 } = filters as EventFilters;
    this.question = plan.url(page);
    const { order, perPage, limit } = plan;
    const isLimited = limit < Infinity;
    this.#isReversed = order === 'desc' && !isOnePage && !isLimited;
    // All pages are asked for upwards: an answer then tells how many there are.
    const window = isOnePage
      ? { order, perPage, limit, first: page, last: page }
      : { order: isLimited ? order : ('asc' as const), perPage, limit, first: 1, last: isLimited ? Math.ceil(limit / perPage) : Infinity };
    return listQueryOptions(plan, window, calendarEvent);
  }

  protected sitesOf(events: readonly EventRepresentation[]): VenueGroup[] {
    const records = events.map(calendarEvent);
    return venueGroupsOfEvents(this.#isReversed ? records.reverse() : records);
  }

  protected recordOf(event: EventRepresentation): CalendarEvent {
    return calendarEvent(event);
  }

  protected summary(sites: readonly VenueGroup[], phrases: MapMessages): string {
    const events = new Set(sites.flatMap((site) => site.events));
    return phrases.eventsAt(events.size, sites.filter(({ venue }) => venue).length);
  }

  protected nameOfSite({ venue, events }: VenueGroup, phrases: MapMessages): string {
    return venue ? phrases.marker(venueName(venue), events.length) : '';
  }

  protected nameOfCluster(count: number, near: string, phrases: MapMessages): string {
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
