import { venueFilters, type VenueRepresentation, type FilterTable } from '../data/schema/index.js';
import { CalCardList, type CardListTable } from './list/cal-card-list.js';
import type { Listen } from './base/events.js';
import { define } from './base/define.js';
import { directoryAttributes } from './list/directory-attributes.js';
import { stateAttributes } from './tables/state-attributes.js';
import { filterProperties, type FilterProperties } from './base/attributes.js';
import { venueCard } from './list/directory-cards.js';
import { venueRecord, type Venue } from '../data/records/index.js';

type Properties = FilterProperties<typeof venueFilters> &
  FilterProperties<typeof directoryAttributes & typeof stateAttributes>;

export interface CalVenueList extends Properties {
  addEventListener: Listen<Venue, 'venue'>;
}

/**
 * @summary Venues as a list, cards or compact rows, with their addresses and how to reach them.
 *
 * @example
 * <cal-venue-list base-url="https://example.org/wp-json" layout="cards" has-events counts></cal-venue-list>
 * @picture cal-venue-list.png Venues as cards
 *
 * @slot item - A `<template>` for custom cards, with `data-cal`, `data-cal-href`, `data-cal-src` and `data-cal-if`;
 * fields: `name`, `url`, `address`, `street`, `zip`, `city`, `region`, `country`, `phone`, `website`, `excerpt`,
 * `image`, `image-small`.
 *
 * @parts address
 *
 * @fires cal-select - A venue was chosen: `venue`. It is a link where `venue-href` says to which page. Cancelable.
 */
export class CalVenueList extends CalCardList<VenueRepresentation, Venue> {
  static override tables: readonly FilterTable[] = [venueFilters, directoryAttributes, stateAttributes];
  static override properties = filterProperties(this.tables);

  protected readonly table: CardListTable<VenueRepresentation, Venue> = {
    resource: 'venues',
    filters: venueFilters,
    record: venueRecord,
    card: venueCard,
    ownCards: async () => (await import('./list/own-cards.js')).venueTemplates,
  };
}

define('cal-venue-list', CalVenueList);

declare global {
  interface HTMLElementTagNameMap {
    'cal-venue-list': CalVenueList;
  }
}
