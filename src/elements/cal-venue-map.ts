import type { PropertyDeclarations } from 'lit';
import type { CalError, QueryOptions } from '../query/index.js';
import type { MapMessages } from '../locale/index.js';
import { itemQueryOptions, listQueryOptions, longestPage, planList } from '../query/index.js';
import { venueFilters, type VenueFilters, type VenueRepresentation } from '../schema/index.js';
import { CalMap, type MapQueryState } from './map/cal-map.js';
import { styles } from './map/cal-map.styles.js';
import { define } from './base/define.js';
import { filterProperties, valuesOf, type FilterProperties } from './base/attributes.js';
import { venueName, type VenueGroup } from './map/venue-groups.js';
import { venueMapAttributes } from './map/map-attributes.js';
import { shared } from './base/shared.styles.js';
import { recordsOf, venueRecord, type Venue } from '../records/index.js';

type Properties = FilterProperties<typeof venueFilters> & FilterProperties<typeof venueMapAttributes>;
// eslint-disable-next-line @typescript-eslint/no-empty-object-type, @typescript-eslint/no-unsafe-declaration-merging -- the tables' properties
export interface CalVenueMap extends Properties {}

/**
 * @summary Venues on a map and in a list beside it: one by `venue-id` or `slug`, or all by the filters of the interface, or those that a
 * script hands over as the property `venues`, without a request. Hosts of map pictures are asked with the reader's consent only.
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
 * @fires cal-data - Venues are shown: `items`, `from`, `to`, `total`, `pages`.
 * @fires cal-empty - Nothing was found.
 * @fires cal-error - Something went wrong: `kind`, `status`, `code`, `fields`, `hint`, `error`, `retry()`.
 * @fires cal-select - A place was chosen: `venue`. Cancelable.
 * @fires cal-map-move - The map shows another part of the world: `lat`, `lng`, `zoom`, `south`, `west`, `north`, `east`.
 * @fires cal-locate - The reader's position was found, on request: `lat`, `lng`.
 * @fires cal-consent-change - The reader has chosen whether other hosts may be asked: `consent`. Cancelable.
 */
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- the tables' properties
export class CalVenueMap extends CalMap<VenueRepresentation> {
  static override styles = [shared, styles];

  static override properties: PropertyDeclarations = {
    ...filterProperties({ ...venueFilters, ...venueMapAttributes }),
    venues: { attribute: false },
  };

  /** Venues that are known already, as the server told them; nothing is asked then. */
  declare venues?: readonly VenueRepresentation[] | undefined;

  #known: { readonly of: unknown; readonly items: readonly VenueRepresentation[] } = { of: undefined, items: [] };
  protected question = '';

  override refresh(): Promise<void> {
    return this.venues ? Promise.resolve() : super.refresh();
  }

  protected override get answer(): MapQueryState<VenueRepresentation> {
    if (this.venues) return { items: this.#given(this.venues), error: undefined, isFetching: false, staleSince: undefined };
    return super.answer;
  }

  protected ask(): QueryOptions<VenueRepresentation> | undefined {
    if (this.venues) return undefined;
    const filters = valuesOf(venueFilters, this);
    const named = valuesOf(venueMapAttributes, this);
    const key = named.venue_id ?? named.slug;
    if (key !== undefined) {
      return orNone(
        itemQueryOptions<VenueRepresentation>(
          { resource: 'venues', key: key as number | string, values: named, settings: this.settings },
          venueRecord,
        ),
      );
    }
    const isOnePage = filters.page !== undefined || filters.per_page !== undefined;
    const given = isOnePage ? filters : { ...filters, per_page: longestPage };
    const plan = planList('venues', venueFilters, { filters: given, settings: this.settings });
    const { page = 1 } = filters as VenueFilters;
    this.question = plan.url(page);
    return listQueryOptions(plan, { first: page, last: isOnePage ? page : Infinity }, venueRecord);
  }

  protected sitesOf(venues: readonly VenueRepresentation[]): VenueGroup[] {
    return venues.map((venue) => ({ key: String(venue.id), venue: venueRecord(venue), events: [] }));
  }

  protected recordOf(venue: VenueRepresentation): Venue {
    return venueRecord(venue);
  }

  protected summary(sites: readonly VenueGroup[], phrases: MapMessages): string {
    return phrases.places(sites.length);
  }

  protected nameOfSite({ venue }: VenueGroup): string {
    return venue ? venueName(venue) : '';
  }

  protected nameOfCluster(count: number, near: string, phrases: MapMessages): string {
    return phrases.placesNear(count, near);
  }

  /** Those that can be shown; the same list for the same venues. */
  #given(venues: readonly VenueRepresentation[]): readonly VenueRepresentation[] {
    if (this.#known.of !== venues)
      this.#known = { of: venues, items: recordsOf(venues, venueRecord).map(({ representation }) => representation) };
    return this.#known.items;
  }
}

/** Servers respond with both to a venue that is not there (wire section 4). */
const missing = [400, 404];

/** An item that may be missing; there is nothing to show then, and nothing went wrong. */
const orNone = <T>(options: QueryOptions<T>): QueryOptions<T> => ({
  ...options,
  queryKey: [...options.queryKey, 'or none'],
  readPage: (page, readOptions) =>
    options.readPage(page, readOptions).catch((error: CalError) => {
      if (missing.includes(error.status ?? 0)) return { items: [], total: 0, totalPages: 0 };
      throw error;
    }),
});

define('cal-venue-map', CalVenueMap);

declare global {
  interface HTMLElementTagNameMap {
    'cal-venue-map': CalVenueMap;
  }
}
