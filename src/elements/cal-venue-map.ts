import type { PropertyDeclarations } from 'lit';
import type { ListAsked } from '../query/index.js';
import type { MapWords } from '../locale/index.js';
import { ItemController, itemQuestion, pageQuestion, planList } from '../query/index.js';
import { positive, text, venueFilters, type FilterTable, type VenueFilters, type VenueRepresentation } from '../schema/index.js';
import { CalMap, type MapAnswer } from './cal-map.js';
import { styles } from './cal-map.styles.js';
import { define } from './define.js';
import { filterProperties, valuesOf, type FilterProperties } from './filter-properties.js';
import { venueName, type Site } from './map-site.js';
import { shared } from './shared.styles.js';
import { venueRecord, type Venue } from './venue.js';

/** What names one venue. */
export const venueSugar = { venue_id: { kind: positive }, slug: { kind: text } } as const satisfies FilterTable;

const none: readonly never[] = [];

type Properties = FilterProperties<typeof venueFilters> & FilterProperties<typeof venueSugar>;
// eslint-disable-next-line @typescript-eslint/no-empty-object-type, @typescript-eslint/no-unsafe-declaration-merging -- the tables' properties
export interface CalVenueMap extends Properties {}

/**
 * @summary Venues on a map and in a list beside it: one by `venue-id` or `slug`, or all by the filters of the interface, or those that a
 * script hands over as the property `venues`, without a request. Hosts of map pictures are asked with the reader's consent only.
 */
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- the tables' properties
export class CalVenueMap extends CalMap<VenueRepresentation> {
  static override styles = [shared, styles];

  static override properties: PropertyDeclarations = {
    ...filterProperties({ ...venueFilters, ...venueSugar }),
    venues: { attribute: false },
  };

  /** Venues that are known already, as the server told them; nothing is asked then. */
  declare venues?: readonly VenueRepresentation[] | undefined;

  readonly #item = new ItemController<VenueRepresentation>(this, () => this.#askItem());
  #one: { readonly item: VenueRepresentation; readonly items: readonly VenueRepresentation[] } | undefined;
  protected question = '';

  override refresh(): Promise<void> {
    return this.venues ? Promise.resolve() : this.#key === undefined ? super.refresh() : this.#item.refetch();
  }

  protected override get answer(): MapAnswer<VenueRepresentation> {
    if (this.venues) return { items: this.venues, error: undefined, isFetching: false, staleSince: undefined };
    if (this.#key === undefined) return super.answer;
    const { item, error, isFetching, staleSince } = this.#item;
    // Servers say both of what is not there (wire section 4).
    if (!item && error && [400, 404].includes(error.status ?? 0)) return { items: none, error: undefined, isFetching, staleSince };
    if (item && item !== this.#one?.item) this.#one = { item, items: [item] };
    return { items: item && this.#one!.items, error, isFetching, staleSince };
  }

  protected ask(): ListAsked<VenueRepresentation> | undefined {
    if (this.venues || this.#key !== undefined) return undefined;
    const filters = valuesOf(venueFilters, this);
    const isOnePage = filters.page !== undefined || filters.per_page !== undefined;
    const given = isOnePage ? filters : { ...filters, per_page: 50 };
    const plan = planList('venues', venueFilters, { filters: given, settings: this.settings });
    const { page = 1 } = filters as VenueFilters;
    this.question = plan.url(page);
    return {
      showing: { ...plan, first: page, last: isOnePage ? page : Infinity },
      question: (number) => pageQuestion(plan, number, venueRecord),
    };
  }

  protected sitesOf(venues: readonly VenueRepresentation[]): Site[] {
    return venues.map((venue) => ({ key: String(venue.id), venue: venueRecord(venue), events: [] }));
  }

  protected recordOf(venue: VenueRepresentation): Venue {
    return venueRecord(venue);
  }

  protected summary(sites: readonly Site[], phrases: MapWords): string {
    return phrases.places(sites.length);
  }

  protected nameOfSite({ venue }: Site): string {
    return venue ? venueName(venue) : '';
  }

  protected nameOfCluster(count: number, near: string, phrases: MapWords): string {
    return phrases.placesNear(count, near);
  }

  /** The id or slug of the one venue that is asked for. */
  get #key(): number | string | undefined {
    const { venue_id: id, slug } = valuesOf(venueSugar, this);
    return (id ?? slug) as number | string | undefined;
  }

  #askItem() {
    const key = this.#key;
    if (this.venues || key === undefined) return undefined;
    return itemQuestion<VenueRepresentation>(
      { resource: 'venues', key, sugar: valuesOf(venueSugar, this), settings: this.settings },
      venueRecord,
    );
  }
}

define('cal-venue-map', CalVenueMap);

declare global {
  interface HTMLElementTagNameMap {
    'cal-venue-map': CalVenueMap;
  }
}
