import { venueFilters, type VenueRepresentation } from '../schema/index.js';
import { CalCardList, type CardListTable } from './list/cal-card-list.js';
import { define } from './base/define.js';
import { directoryAttributes } from './list/directory-attributes.js';
import { filterProperties, type FilterProperties } from './base/attributes.js';
import { venueCard } from './list/directory-cards.js';
import { venueRecord, type Venue } from '../records/index.js';

type Properties = FilterProperties<typeof venueFilters> & FilterProperties<typeof directoryAttributes>;

// eslint-disable-next-line @typescript-eslint/no-empty-object-type, @typescript-eslint/no-unsafe-declaration-merging -- the tables' properties
export interface CalVenueList extends Properties {}

/**
 * @summary Venues as a list, cards or compact rows, with their addresses and how to reach them.
 *
 * @slot - Shown until the first answer, and beside an error: what a page wants to say without us.
 * @slot header - Above the list.
 * @slot footer - Below the list.
 * @slot item - A `<template>` for own cards, with `data-cal`, `data-cal-href`, `data-cal-src` and `data-cal-if`; fields: `name`, `url`, `address`, `street`, `zip`, `city`, `region`, `country`, `phone`, `website`, `excerpt`, `image`.
 * @slot loading - In place of the skeleton.
 * @slot empty - In place of the message that nothing was found.
 * @slot error - In place of the message that something went wrong.
 *
 * @csspart base - The whole; with `busy` while it asks.
 * @csspart status - How much of the list is shown.
 * @csspart list - The list.
 * @csspart item - The place of one venue.
 * @csspart card - A venue.
 * @csspart image - The box of a picture; with `monogram` where the first letter of the name stands in for one.
 * @csspart body - All text of a card.
 * @csspart title - The name of a venue.
 * @csspart link - The link of a name.
 * @csspart address - The address.
 * @csspart contact - Ways to reach the venue.
 * @csspart phone - A telephone number.
 * @csspart website - A website.
 * @csspart pager - The pager.
 * @csspart pages - The numbered pages.
 * @csspart page - The button of a page; with `current`.
 * @csspart gap - Pages left out.
 * @csspart previous - The button back.
 * @csspart next - The button forth.
 * @csspart more - The button that adds venues.
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
 * @cssprop --cal-color-surface - Behind cards; transparent by default.
 * @cssprop --cal-color-accent - Links, marks and the current page; fits light and dark text by default.
 * @cssprop --cal-color-on-accent - Text on the accent.
 * @cssprop --cal-color-border - Lines.
 * @cssprop --cal-radius - Roundness of corners.
 * @cssprop --cal-space - The unit of all distances.
 * @cssprop --cal-gap - Distance between items.
 * @cssprop --cal-focus-ring - Outline of what has the focus.
 * @cssprop --cal-card-min - Least width of a card in the layout `cards`.
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
 * @fires cal-select - A venue was chosen: `venue`. Cancelable.
 * @fires cal-page-change - Another page is wanted: `page`. Cancelable.
 */
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- the tables' properties
export class CalVenueList extends CalCardList<VenueRepresentation, Venue> {
  static override properties = filterProperties({ ...venueFilters, ...directoryAttributes });

  protected readonly table: CardListTable<VenueRepresentation, Venue> = {
    resource: 'venues',
    filters: venueFilters,
    look: directoryAttributes,
    record: venueRecord,
    card: venueCard,
    ownCards: async () => (await import('./list/directory-templates.js')).venueTemplates,
  };
}

define('cal-venue-list', CalVenueList);

declare global {
  interface HTMLElementTagNameMap {
    'cal-venue-list': CalVenueList;
  }
}
