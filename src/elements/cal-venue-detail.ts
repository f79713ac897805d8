import { html, nothing } from 'lit';
import { mapSettings } from '../data/query/index.js';
import type { VenueRepresentation, FilterTable } from '../data/schema/index.js';
import { CalContactDetail, type ContactDetailTable } from './detail/cal-contact-detail.js';
import { venueDetailAttributes } from './detail/contact-detail-attributes.js';
import { venueParts } from './detail/contact-article.js';
import { define } from './base/define.js';
import { keepInside } from './base/nested-elements.js';
import { filterProperties, type FilterProperties } from './base/attributes.js';
import { PlacesController } from './parts/places-controller.js';
import { InnerElement } from './parts/inner-element.js';
import { venueRecord, type Venue } from '../data/records/index.js';

type Properties = FilterProperties<typeof venueDetailAttributes & typeof mapSettings>;

export interface CalVenueDetail extends Properties {}

/**
 * @summary One venue by its id or slug, on a page or as a dialog: image, text, address, map, directions, and its
 * upcoming events.
 *
 * @example
 * <cal-venue-detail base-url="https://example.org/wp-json" venue-id="12"></cal-venue-detail>
 * @picture cal-venue-detail.png A venue: text, address, and upcoming events
 *
 * @parts address directions
 * @csspart map - The map, which has parts of its own.
 *
 * @cssprop --cal-map-height - Height of the map.
 *
 * @fires cal-map-move - The map shows another area: `lat`, `lng`, `zoom`, `south`, `west`, `north`, `east`.
 * @fires cal-consent-change - The visitor decided whether other hosts may be contacted: `consent`. Cancelable.
 */
export class CalVenueDetail extends CalContactDetail<VenueRepresentation, Venue> {
  static override tables: readonly FilterTable[] = [venueDetailAttributes, mapSettings];
  static override properties = filterProperties(this.tables);

  protected readonly table: ContactDetailTable<VenueRepresentation, Venue> = {
    resource: 'venues',
    idName: 'venue_id',
    eventsFilter: 'venue',
    loadEvents: () => import('./cal-event-list.js'),
    record: venueRecord,
  };

  protected readonly parts = venueParts;

  readonly #places = new PlacesController(this, this.consentController);
  readonly #map = new InnerElement(this, () => import('./cal-venue-map.js'));
  #venues: readonly VenueRepresentation[] = [];

  protected override renderMap(venue: Venue): unknown {
    const { show_map: isShown = venue.showsMap ?? true } = this._values;
    const located = this.#places.located(venue);
    if (!located || isShown !== true) return nothing;
    return this.renderInside(
      this.#map,
      html`<cal-venue-map
        part="map"
        class="embedded"
        .venues=${this.#known(located)}
        @cal-load=${keepInside}
        @cal-data=${keepInside}
      ></cal-venue-map>`,
    );
  }

  /** The same list for the same venue. */
  #known(venue: VenueRepresentation): readonly VenueRepresentation[] {
    if (this.#venues[0] !== venue) this.#venues = [venue];
    return this.#venues;
  }
}

define('cal-venue-detail', CalVenueDetail);

declare global {
  interface HTMLElementTagNameMap {
    'cal-venue-detail': CalVenueDetail;
  }
}
