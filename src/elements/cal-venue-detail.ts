import { html, nothing, type TemplateResult } from 'lit';
import type { Messages } from '../locale/index.js';
import { mapSettings } from '../query/index.js';
import type { VenueRepresentation } from '../schema/index.js';
import { CalContactDetail, stopAtHost, type ContactDetailTable } from './detail/cal-contact-detail.js';
import { venueDetailAttributes } from './detail/contact-detail-attributes.js';
import { define } from './base/define.js';
import { filterProperties, valuesOf, type FilterProperties } from './base/attributes.js';
import { address, directionsUrl } from './parts/address.js';
import { contact } from './parts/contact.js';
import { venueRecord, type Venue } from '../records/index.js';

const own = { ...venueDetailAttributes, ...mapSettings };

type Properties = FilterProperties<typeof own>;

// eslint-disable-next-line @typescript-eslint/no-empty-object-type, @typescript-eslint/no-unsafe-declaration-merging -- the tables' properties
export interface CalVenueDetail extends Properties {}

/**
 * @summary One venue by its id or slug, on a page or as a dialog: picture, text, address, map, the way there, and its upcoming events.
 *
 * @slot - Shown until the first answer, and beside an error: what a page wants to say without us.
 * @slot header - Above the venue.
 * @slot footer - Below the venue.
 * @slot loading - In place of the skeleton.
 * @slot error - In place of the message that something went wrong.
 *
 * @csspart base - The whole; with `busy` while it asks.
 * @csspart status - What is said to screen readers only.
 * @csspart dialog - The dialog.
 * @csspart close - The button that closes it.
 * @csspart detail - The venue.
 * @csspart image - The box of the picture.
 * @csspart picture-link - The link in place of a picture whose host may not be asked.
 * @csspart title - The name.
 * @csspart description - The text.
 * @csspart aside - The panel that says how to reach it.
 * @csspart address - The address.
 * @csspart directions - The link that leads there.
 * @csspart map - The map.
 * @csspart contact - Ways to reach it.
 * @csspart phone - A telephone number.
 * @csspart website - A website.
 * @csspart events - Its events; the parts of their list are there too, under the prefix `event-`, such as `event-card`.
 * @csspart heading - The heading above them.
 * @csspart form - The form that asks for a password.
 * @csspart label - Its label.
 * @csspart field - Its field.
 * @csspart submit - Its button.
 * @csspart wrong - That the password is wrong.
 * @csspart button - Any button.
 * @csspart loading - The skeleton.
 * @csspart error - The message that something went wrong.
 * @csspart stale - The message that older data is shown.
 * @csspart message - What a message says.
 * @csspart hint - What it adds.
 *
 * @cssprop --cal-font - Font; the page's by default.
 * @cssprop --cal-color-text - Text; the page's by default.
 * @cssprop --cal-color-muted - Secondary text.
 * @cssprop --cal-color-surface - Behind the panel and the dialog.
 * @cssprop --cal-color-accent - Links and marks; fits light and dark text by default.
 * @cssprop --cal-color-border - Lines.
 * @cssprop --cal-radius - Roundness of corners.
 * @cssprop --cal-space - The unit of all distances.
 * @cssprop --cal-gap - Distance between boxes.
 * @cssprop --cal-focus-ring - Outline of what has the focus.
 * @cssprop --cal-map-height - Height of the map.
 *
 * @cssstate loading - The first answer is not there yet.
 * @cssstate error - Something went wrong.
 * @cssstate stale - Older data is shown because a refresh failed.
 *
 * @fires cal-load - A request has started.
 * @fires cal-data - The venue is shown: `items` holds it.
 * @fires cal-error - Something went wrong: `kind`, `status`, `code`, `fields`, `hint`, `error`, `retry()`.
 * @fires cal-select - One of its events was chosen: `event`. Cancelable.
 * @fires cal-page-change - Another page of its events is wanted: `page`. Cancelable.
 * @fires cal-close - The dialog was closed.
 */
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- the tables' properties
export class CalVenueDetail extends CalContactDetail<VenueRepresentation, Venue> {
  static override properties = filterProperties(own);

  protected readonly table: ContactDetailTable<VenueRepresentation, Venue> = {
    resource: 'venues',
    idName: 'venue_id',
    look: own,
    eventsFilter: 'venue',
    loadEvents: () => import('./cal-event-list.js'),
    record: venueRecord,
  };

  #venues: readonly VenueRepresentation[] = [];

  protected renderFacts(venue: Venue, words: Messages): TemplateResult {
    const directions = venue.showsMapLink === false ? undefined : directionsUrl(venue);
    return html`
      ${address(venue)} ${contact(venue, words)}
      ${directions ? html`<a part="directions" class="directions" href=${directions} rel="noopener">${words.directions}</a>` : nothing}
    `;
  }

  protected override renderMap({ location, showsMap = true, representation }: Venue): unknown {
    const { show_map: isShown = showsMap } = valuesOf(venueDetailAttributes, this);
    if (!location || isShown !== true) return nothing;
    void import('./cal-venue-map.js');
    return html`<cal-venue-map
      part="map"
      class="embedded"
      .venues=${this.#known(representation)}
      @cal-load=${stopAtHost}
      @cal-data=${stopAtHost}
    ></cal-venue-map>`;
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
