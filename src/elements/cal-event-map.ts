import type { nothing, PropertyDeclarations, TemplateResult } from 'lit';
import { type QueryOptions, listQueryOptions, ownEventAttributes, planEventMap } from '../data/query/index.js';
import type { Coordinates } from '../data/geo/index.js';
import { eventFilters, type EventRepresentation, type FilterTable, type ReadFilters } from '../data/schema/index.js';
import { CalMap } from './map/cal-map.js';
import { calendarEvent, type CalendarEvent } from '../data/records/index.js';
import { styles } from './map/cal-map.styles.js';
import { define } from './base/define.js';
import type { OnDemand } from './base/on-demand.js';
import { filterProperties, type FilterProperties } from './base/attributes.js';
import { eventsOnMap } from './map/events-on-map.js';
import { sharedColor } from './map/shared-color.js';
import type { VenueGroup } from './map/venue-groups.js';
import { stateAttributes } from './tables/state-attributes.js';
import { colorAttributes, type ColorBy } from './parts/color-by.js';
import { legendSpaceStyles } from './parts/legend-space.js';
import { ColorsOnDemand } from './parts/colors-on-demand.js';
import type { EventColors } from './parts/event-colors.js';
import { shared } from './cards/shared.styles.js';

const requestAttributes = { ...eventFilters, ...ownEventAttributes };
type Properties = FilterProperties<typeof requestAttributes> &
  FilterProperties<typeof colorAttributes & typeof stateAttributes>;
export interface CalEventMap extends Properties {}

/**
 * @summary Events at their venues, on a map and in a list beside it. The hosts of map images are contacted with the
 * visitor's consent only.
 *
 * @example
 * <cal-event-map base-url="https://example.org/wp-json" categories="music" range="month"></cal-event-map>
 * @picture map.png A map with clusters and markers, and the same places in a list beside it
 *
 * @parts event-time colors
 * @csspart events - The events of a place.
 * @csspart event - One of the events.
 * @csspart card - The text about an event.
 * @csspart body - All text of an event.
 * @csspart title - The title of an event.
 * @csspart past - An event that is over, beside others that are not, together with `card`.
 * @csspart ended - The word that an event is over, where its day is not.
 * @csspart cost - The cost of an event.
 * @csspart more - The button that shows more events of a place.
 *
 * @cssprop --cal-color-category-music - What `color-by` colors: `category`, `venue` or `organizer`, and the slug of one
 * of them; or `source`, and the address of a calendar, as in `--cal-color-source-town-example`.
 * @cssprop --cal-color-1 - The first of the nine colors that `color-by` gives out; the others are `--cal-color-2` to
 * `--cal-color-9`.
 * @cssprop --cal-color-other - The color of what is left once the nine are given out.
 *
 * @fires cal-select - A place was chosen: `venue`, or an event: `event`. Cancelable.
 */
export class CalEventMap extends CalMap<EventRepresentation, CalendarEvent> {
  static override styles = [shared, legendSpaceStyles, styles];

  static override tables: readonly FilterTable[] = [eventFilters, ownEventAttributes, colorAttributes, stateAttributes];
  static override properties: PropertyDeclarations = filterProperties(this.tables);

  readonly #colors = new ColorsOnDemand(
    this,
    () => (this._values.color_by as ColorBy | undefined) ?? colorAttributes.color_by.default,
    () => this.items,
  );
  protected subject = eventsOnMap(false);
  protected request = '';

  /**
   * Servers without the geolocation extension ignore the position (wire section 6.2), so that we search around it too.
   */
  protected override get center(): Coordinates | undefined {
    const { geoloc_lat: lat, geoloc_lng: lng } = this.#filters;
    return typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : undefined;
  }

  protected override get colors(): EventColors | undefined {
    return this.#colors.value;
  }

  protected override renderLegend(events: readonly CalendarEvent[]): TemplateResult | typeof nothing {
    return this.#colors.legend(events);
  }

  protected override get code(): OnDemand<unknown>[] {
    return this.#colors.needed;
  }

  protected readOptions(): QueryOptions<EventRepresentation> {
    const { _settings: settings, _language: language } = this;
    const { plan, window, isReversed } = planEventMap({ filters: this.#filters, settings, language });
    this.subject = eventsOnMap(isReversed);
    const options = listQueryOptions(plan, window, calendarEvent);
    this.request = JSON.stringify([options.list, window.first]);
    return options;
  }

  protected recordOf(event: EventRepresentation): CalendarEvent {
    return calendarEvent(event);
  }

  protected override colorOf({ events }: VenueGroup): string | undefined {
    return this.colors && sharedColor(events, this.colors, getComputedStyle(this));
  }

  /** The filters that the attributes give, except the view's, which shows its own errors. */
  get #given(): ReadFilters<typeof eventFilters> {
    return Object.fromEntries(Object.entries(this._values).filter(([name]) => name in requestAttributes));
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
