import { organizerFilters, type OrganizerRepresentation } from '../schema/index.js';
import { CalCardList, type CardListTable } from './list/cal-card-list.js';
import { define } from './base/define.js';
import { directoryAttributes } from './list/directory-attributes.js';
import { filterProperties, type FilterProperties } from './base/attributes.js';
import { organizerRecord, type Organizer } from '../records/index.js';
import { organizerCard } from './list/directory-cards.js';

type Properties = FilterProperties<typeof organizerFilters> & FilterProperties<typeof directoryAttributes>;

export interface CalOrganizerList extends Properties {}

/**
 * @summary Organizers as a list, cards or compact rows, with ways to reach them.
 *
 * @slot item - A `<template>` for custom cards, with `data-cal`, `data-cal-href`, `data-cal-src` and `data-cal-if`; fields: `name`, `url`, `phone`, `email`, `website`, `excerpt`, `image`.
 *
 * @parts email
 *
 * @fires cal-select - An organizer was chosen: `organizer`. Cancelable.
 */
export class CalOrganizerList extends CalCardList<OrganizerRepresentation, Organizer> {
  static override properties = filterProperties({ ...organizerFilters, ...directoryAttributes });

  protected readonly table: CardListTable<OrganizerRepresentation, Organizer> = {
    resource: 'organizers',
    filters: organizerFilters,
    viewAttributes: directoryAttributes,
    record: organizerRecord,
    card: organizerCard,
    ownCards: async () => (await import('./list/directory-templates.js')).organizerTemplates,
  };
}

define('cal-organizer-list', CalOrganizerList);

declare global {
  interface HTMLElementTagNameMap {
    'cal-organizer-list': CalOrganizerList;
  }
}
