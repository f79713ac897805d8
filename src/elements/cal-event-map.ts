import type { PropertyDeclarations } from 'lit';
import type { QueryOptions } from '../query/index.js';
import type { MapMessages } from '../locale/index.js';
import type { Coordinates } from '../schema/index.js';
import { inLongestPages, isPaged, listQueryOptions, ownEventAttributes, planEventList } from '../query/index.js';
import { eventFilters, type EventFilters, type EventRepresentation, type FilterTable, type ReadFilters } from '../schema/index.js';
import { CalMap } from './map/cal-map.js';
import { calendarEvent, type CalendarEvent } from '../records/index.js';
import { styles } from './map/cal-map.styles.js';
import { define } from './base/define.js';
import type { OnDemand } from './base/on-demand.js';
import { filterProperties, type FilterProperties } from './base/attributes.js';
import { venueGroupsOfEvents, venueName, type VenueGroup } from './map/venue-groups.js';
import { colorAttributes, type ColorBy } from './parts/color-by.js';
import { colorsOnDemand } from './parts/colors-on-demand.js';
import type { EventColors } from './parts/event-colors.js';
import { shared } from './base/shared.styles.js';

const asked = { ...eventFilters, ...ownEventAttributes };
type Properties = FilterProperties<typeof asked> & FilterProperties<typeof colorAttributes>;
export interface CalEventMap extends Properties {}

/**
 * @summary Events at their venues, on a map and in a list beside it. The hosts of map images are asked with the reader's consent only.
 *
 * @parts event-time colors
 * @csspart events - The events of a place.
 * @csspart event - One of the events.
 * @csspart card - What is said of an event.
 * @csspart body - All text of an event.
 * @csspart title - The title of an event.
 * @csspart cost - The cost of an event.
 * @csspart more - The button that shows more events of a place.
 *
 * @cssprop --cal-color-category-music - What `color-by` colors: `category`, `venue` or `organizer`, and the slug of one of them; or `source`, and the address of a calendar, as in `--cal-color-source-town-example`.
 *
 * @fires cal-select - A place was chosen: `venue`, or an event: `event`. Cancelable.
 */
export class CalEventMap extends CalMap<EventRepresentation, CalendarEvent> {
  static override styles = [shared, styles];

  static override properties: PropertyDeclarations = filterProperties({ ...asked, ...colorAttributes });

  readonly #colors = colorsOnDemand(this);
  protected request = '';
  /** The latest are to be shown first, and are asked for last. */
  #isReversed = false;

  /** Servers without the geolocation extension ignore the position (wire section 6.2), so that we search around it too. */
  protected override get center(): Coordinates | undefined {
    const { geoloc_lat: lat, geoloc_lng: lng } = this.#filters;
    return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : undefined;
  }

  protected override get colors(): EventColors | undefined {
    return this.#colors.value?.(this.#colorBy);
  }

  protected override get code(): OnDemand<unknown>[] {
    return this.#colorBy === 'none' ? [] : [this.#colors];
  }

  protected override get rows(): FilterTable {
    return { ...super.rows, ...asked, ...colorAttributes };
  }

  protected readOptions(): QueryOptions<EventRepresentation> {
    const filters = this.#filters;
    const isOnePage = isPaged(filters);
    const { settings, language } = this;
    const plan = planEventList({ filters: inLongestPages(filters), settings, language });
    const { page = 1 } = filters as EventFilters;
    const { order, perPage, limit } = plan;
    const isLimited = limit < Infinity;
    this.#isReversed = order === 'desc' && !isOnePage && !isLimited;
    // All pages are asked for upwards: an answer then tells how many there are.
    const window = isOnePage
      ? { order, perPage, limit, first: page, last: page }
      : { order: isLimited ? order : ('asc' as const), perPage, limit, first: 1, last: isLimited ? Math.ceil(limit / perPage) : Infinity };
    const options = listQueryOptions(plan, window, calendarEvent);
    this.request = `${String(options.queryKey)} ${page}`;
    return options;
  }

  protected groupsOf(events: readonly CalendarEvent[]): VenueGroup[] {
    return venueGroupsOfEvents(this.#isReversed ? [...events].reverse() : events);
  }

  protected recordOf(event: EventRepresentation): CalendarEvent {
    return calendarEvent(event);
  }

  protected summary(groups: readonly VenueGroup[], bundle: MapMessages): string {
    const events = new Set(groups.flatMap((group) => group.events));
    return bundle.eventsAt(events.size, groups.filter(({ venue }) => venue).length);
  }

  protected nameOfGroup({ venue, events }: VenueGroup, bundle: MapMessages): string {
    return venue ? bundle.marker(venueName(venue), events.length) : '';
  }

  protected nameOfCluster(count: number, near: string, bundle: MapMessages): string {
    return bundle.eventsNear(count, near);
  }

  /** What the attributes ask for, those of the view left out: what is wrong with them is told beside it. */
  get #given(): ReadFilters<typeof eventFilters> {
    return Object.fromEntries(Object.entries(this.values).filter(([name]) => name in asked));
  }

  get #colorBy(): ColorBy {
    return (this.values.color_by as ColorBy | undefined) ?? colorAttributes.color_by.default;
  }

  get #filters() {
    const { lat, lng } = super.center ?? {};
    const around = lat === undefined ? {} : { geoloc_lat: lat, geoloc_lng: lng };
    return { ...this.#given, ...around };
  }
}

define('cal-event-map', CalEventMap);

declare global {
  interface HTMLElementTagNameMap {
    'cal-event-map': CalEventMap;
  }
}
