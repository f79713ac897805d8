import type { PropertyDeclarations } from 'lit';
import type { CalError } from '../data/client/index.js';
import {
  type ListView,
  type QueryOptions,
  itemKey,
  itemQueryOptions,
  listQueryOptions,
  pagesOf,
  planVenueMap,
} from '../data/query/index.js';
import { venueFilters, type FilterTable, type ReadFilters, type VenueRepresentation } from '../data/schema/index.js';
import { CalMap } from './map/cal-map.js';
import { styles } from './map/cal-map.styles.js';
import { define } from './base/define.js';
import { filterProperties, type FilterProperties } from './base/attributes.js';
import { allOf } from './base/results.js';
import { venuesOnMap } from './map/venues-on-map.js';
import { mapAttributes, venueMapAttributes } from './tables/map-attributes.js';
import { shared } from './cards/shared.styles.js';
import { recordsOf, venueRecord, type Venue } from '../data/records/index.js';

type Properties = FilterProperties<typeof venueFilters> & FilterProperties<typeof venueMapAttributes>;
export interface CalVenueMap extends Properties {}

/**
 * @summary Venues on a map and in a list beside it: one by `venue-id` or `slug`, or all by the filters of the
 * interface, or those that a script hands over as the property `venues`, without a request. The hosts of map images are
 * contacted with the visitor's consent only.
 *
 * @example
 * <cal-venue-map base-url="https://example.org/wp-json" slug="old-mill"></cal-venue-map>
 * @picture map.png A map with clusters and markers, and the same places in a list beside it
 */
export class CalVenueMap extends CalMap<VenueRepresentation, Venue> {
  static override styles = [shared, styles];

  static override tables: readonly FilterTable[] = [venueFilters, venueMapAttributes];
  static override properties: PropertyDeclarations = {
    ...filterProperties(this.tables),
    venues: { attribute: false },
  };

  /** Venues that are known already, as the server represents them; nothing is requested then. */
  declare venues?: readonly VenueRepresentation[] | undefined;

  #given: { readonly of: unknown; readonly shown: ListView<Venue> } | undefined;
  protected readonly subject = venuesOnMap;
  protected request = '';

  protected override get expected(): number {
    const { venue_id: id, slug } = this._values;
    return (id ?? slug) === undefined ? super.expected : 1;
  }

  /** Of the venues that were handed over those that can be shown; the same list for the same venues. */
  protected override given(): ListView<Venue> | undefined {
    const { venues } = this;
    if (!venues) return undefined;
    if (this.#given?.of !== venues) this.#given = { of: venues, shown: allOf(recordsOf(venues, venueRecord)) };
    return this.#given.shown;
  }

  protected readOptions(): QueryOptions<VenueRepresentation> | undefined {
    if (this.venues) return undefined;
    // Mistakes in the attributes of the map are shown beside it.
    const filters = Object.fromEntries(Object.entries(this._values).filter(([name]) => !(name in mapAttributes)));
    const key = itemKey('venue_id', filters);
    if (key !== undefined) {
      const values = { venue_id: filters.venue_id, slug: filters.slug } as ReadFilters<FilterTable>;
      return orNone(
        itemQueryOptions<VenueRepresentation>(
          { resource: 'venues', key, values, settings: this._settings },
          venueRecord,
        ),
      );
    }
    const plan = planVenueMap({ filters, settings: this._settings });
    const pages = pagesOf(filters);
    const options = listQueryOptions(plan, pages, venueRecord);
    this.request = JSON.stringify([options.list, pages.first]);
    return options;
  }

  protected recordOf(venue: VenueRepresentation): Venue {
    return venueRecord(venue);
  }
}

/** Servers respond with both to a venue that is not there (wire section 4). */
const missing = [400, 404];

/** An item that may be missing; there is nothing to show then, and nothing went wrong. */
const orNone = <T>(options: QueryOptions<T>): QueryOptions<T> => ({
  ...options,
  list: { ...options.list, variant: 'or none' },
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
