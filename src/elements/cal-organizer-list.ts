import { organizerFilters, type OrganizerRepresentation, type FilterTable } from '../data/schema/index.js';
import { CalCardList, type CardListTable } from './list/cal-card-list.js';
import type { Listen } from './base/events.js';
import { define } from './base/define.js';
import { directoryAttributes } from './list/directory-attributes.js';
import { stateAttributes } from './tables/state-attributes.js';
import { filterProperties, type FilterProperties } from './base/attributes.js';
import { organizerRecord, type Organizer } from '../data/records/index.js';
import { organizerCard } from './list/directory-cards.js';

type Properties = FilterProperties<typeof organizerFilters> &
  FilterProperties<typeof directoryAttributes & typeof stateAttributes>;

export interface CalOrganizerList extends Properties {
  addEventListener: Listen<Organizer, 'organizer'>;
}

/**
 * @summary Organizers as a list, cards or compact rows, with ways to reach them.
 *
 * @example
 * <cal-organizer-list base-url="https://example.org/wp-json" layout="cards" has-events counts></cal-organizer-list>
 * @picture cal-organizer-list.png Organizers as cards
 *
 * @slot item - A `<template>` for custom cards, with `data-cal`, `data-cal-href`, `data-cal-src` and `data-cal-if`;
 * fields: `name`, `url`, `phone`, `email`, `website`, `excerpt`, `image`, `image-small`.
 *
 * @parts email
 *
 * @fires cal-select - An organizer was chosen: `organizer`. It is a link where `organizer-href` says to which page.
 * Cancelable.
 */
export class CalOrganizerList extends CalCardList<OrganizerRepresentation, Organizer> {
  static override tables: readonly FilterTable[] = [organizerFilters, directoryAttributes, stateAttributes];
  static override properties = filterProperties(this.tables);

  protected readonly table: CardListTable<OrganizerRepresentation, Organizer> = {
    resource: 'organizers',
    filters: organizerFilters,
    record: organizerRecord,
    card: organizerCard,
    ownCards: async () => (await import('./list/own-cards.js')).organizerTemplates,
  };
}

define('cal-organizer-list', CalOrganizerList);

declare global {
  interface HTMLElementTagNameMap {
    'cal-organizer-list': CalOrganizerList;
  }
}
