import type { Period } from '../../data/query/index.js';
import { addDays } from '../../data/time/index.js';
import type { FilterChange } from '../base/events.js';
import { daysLeft } from '../parts/days-left.js';

/** A sort of filter, as visitors know it. */
export interface Facet {
  /** The attributes of views that it reads and sets. */
  readonly attributes: readonly string[];
  /** The resource of its values; one attribute lists those that are chosen. */
  readonly resource?: 'categories' | 'tags' | 'venues' | 'organizers';
}

/** Every facet by its name. */
export const facets = {
  date: { attributes: ['range', 'starts-before', 'ends-after'] },
  category: { attributes: ['categories'], resource: 'categories' },
  tag: { attributes: ['tags'], resource: 'tags' },
  venue: { attributes: ['venue'], resource: 'venues' },
  organizer: { attributes: ['organizer'], resource: 'organizers' },
  featured: { attributes: ['featured'] },
  cost: { attributes: ['free'] },
  online: { attributes: ['online'] },
  ticketed: { attributes: ['ticketed'] },
  near: { attributes: ['geoloc', 'geoloc-lat', 'geoloc-lng'] },
} as const satisfies Record<string, Facet>;
export type FacetName = keyof typeof facets;
export type ValueFacetName = 'category' | 'tag' | 'venue' | 'organizer';
/** The facets that are on or off. */
export type SwitchFacetName = 'featured' | 'cost' | 'online' | 'ticketed' | 'near';

export const facetNames = Object.keys(facets) as FacetName[];

/** The facets that are offered where the page names none, */
export const firstFacets: readonly FacetName[] = ['cost', 'online', 'date', 'category', 'venue', 'featured'];
/** and what stands behind a button then. */
export const furtherFacets = ['organizer', 'tag'] as const satisfies FacetName[];

const switches: readonly FacetName[] = ['featured', 'cost', 'online', 'ticketed', 'near'] satisfies SwitchFacetName[];

export const isSwitch = (name: FacetName): name is SwitchFacetName => switches.includes(name);

export const isValueFacet = (name: FacetName): name is ValueFacetName => 'resource' in facets[name];

/** The most events that are searched for free ones, or for those online, because no server can: twenty requests. */
export const mostSifted = 1000;

/** Reads an attribute of a view. */
export type ReadAttribute = (name: string) => string | null;

/** The change that takes a facet away. */
export const without = (name: FacetName): FilterChange =>
  Object.fromEntries(facets[name].attributes.map((one) => [one, null]));

/** The values that an attribute lists. */
export const listed = (text: string | null): string[] => (text ?? '').split(',').flatMap((one) => one.trim() || []);

/** The ranges that are offered, in their order. */
export const dateRanges = [
  'today',
  'tomorrow',
  'weekend',
  'next-weekend',
  'week',
  'next-week',
  'month',
  'next-month',
] as const;
export type DateRange = (typeof dateRanges)[number];

/** The chosen dates. */
export type DateChoice = DateRange | Period | undefined;

export const isRange = (text: string | null): text is DateRange => dateRanges.includes(text as DateRange);

export function dateChoice(read: ReadAttribute): DateChoice {
  const [range, before, after] = facets.date.attributes.map(read) as [string | null, string | null, string | null];
  if (isRange(range)) return range;
  return range ? undefined : daysLeft({ starts_before: before, ends_after: after });
}

/**
 * All that touches the days chosen: servers take both filters as the end of their day (wire section 6.1).
 * @param otherwise the range of a view whose dates nobody has chosen
 */
export function dateChange(choice: DateChoice, otherwise: string | null): FilterChange {
  if (typeof choice === 'object')
    return { range: null, 'starts-before': choice.last, 'ends-after': addDays(choice.first, -1) };
  return { ...without('date'), range: choice ?? otherwise };
}
