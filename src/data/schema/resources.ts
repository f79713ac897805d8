import { eventFields } from './event-fields.js';
import { eventAdditions, eventFilters, importAdditions } from './events.js';
import { organizerFields, organizerFilters } from './organizers.js';
import { categoryShape, eventShape, organizerShape, tagShape, venueShape } from './representations.js';
import type { Shape, ShapeOf } from './shapes.js';
import type { DraftOf, FieldTable, Filters, FilterTable, PatchOf } from './tables.js';
import { categoryFields, categoryFilters, tagFields, tagFilters } from './terms.js';
import { venueFields, venueFilters } from './venues.js';

/** The subject of a table: a collection and its items. */
export interface Resource {
  /** One item's name; the collection's name is the key of `resources`, its path, and the key of its items in a list. */
  readonly item: string;
  /** Whether an item is addressed by slug as well as by id. */
  readonly bySlug: boolean;
  readonly filters: FilterTable;
  readonly fields: FieldTable;
  readonly representation: Shape<unknown>;
}

export const resources = {
  events: { item: 'event', bySlug: true, filters: eventFilters, fields: eventFields, representation: eventShape },
  venues: { item: 'venue', bySlug: true, filters: venueFilters, fields: venueFields, representation: venueShape },
  organizers: {
    item: 'organizer',
    bySlug: true,
    filters: organizerFilters,
    fields: organizerFields,
    representation: organizerShape,
  },
  categories: {
    item: 'category',
    bySlug: false,
    filters: categoryFilters,
    fields: categoryFields,
    representation: categoryShape,
  },
  tags: { item: 'tag', bySlug: false, filters: tagFilters, fields: tagFields, representation: tagShape },
} as const satisfies Record<string, Resource>;

export type ResourceName = keyof typeof resources;
/** Query parameters of the lists of our service, which are no filters. */
export const additions = {
  events: { ...importAdditions, ...eventAdditions },
  venues: {},
  organizers: {},
  categories: {},
  tags: {},
} as const satisfies Record<ResourceName, FilterTable>;
export type FiltersOf<Name extends ResourceName> = Filters<(typeof resources)[Name]['filters']> &
  Filters<(typeof additions)[Name]>;
export type RepresentationOf<Name extends ResourceName> = ShapeOf<(typeof resources)[Name]['representation']>;
export type DraftFor<Name extends ResourceName> = DraftOf<(typeof resources)[Name]['fields']>;
export type PatchFor<Name extends ResourceName> = PatchOf<(typeof resources)[Name]['fields']>;
/** A numeric id, or a slug where the resource has slugs. */
export type KeyOf<Name extends ResourceName> = (typeof resources)[Name]['bySlug'] extends true
  ? number | string
  : number;
