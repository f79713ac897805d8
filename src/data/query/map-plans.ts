import { longestPage } from '../schema/tables.js';
import { venueFilters } from '../schema/venues.js';
import { planEventList, type EventListOptions, type EventListPlan } from './event-list-plan.js';
import { planList, type ListFilters, type ListPlan } from './list-plan.js';

type GivenFilters = ListFilters['filters'];

const isPaged = ({ page, per_page: perPage }: GivenFilters): boolean => (page ?? perPage) !== undefined;

/** Filters for a whole list: in the longest pages, unless the attributes request pages. */
const inLongestPages = (filters: GivenFilters): GivenFilters =>
  isPaged(filters) ? filters : { ...filters, per_page: longestPage };

/** The requested part of a list: a page, or else all. */
export function pagesOf(filters: GivenFilters): { readonly first: number; readonly last: number } {
  const { page: first = 1 } = filters as { readonly page?: number };
  return { first, last: isPaged(filters) ? first : Infinity };
}

/**
 * The venues of a map, in the longest pages unless the attributes request others.
 * @throws CalError of kind `filter` that names the unreadable value
 */
export const planVenueMap = ({ filters, settings }: ListFilters): ListPlan =>
  planList('venues', venueFilters, { filters: inLongestPages(filters), settings });

/** The part of a list that a map of events requests. */
export interface EventMapWindow {
  readonly window: { readonly order: 'asc' | 'desc'; readonly first: number; readonly last: number };
  /** Whether the latest are to be shown first, which are requested last. */
  readonly isReversed: boolean;
}

/** The request of a map of events: all events in the longest pages, or as many as the attributes request. */
export const inMap = (options: EventListOptions): EventListOptions => ({
  ...options,
  filters: inLongestPages(options.filters),
});

/** The part of a list, with the options of `inMap`, that a map of events requests. */
export function mapWindow({ order, perPage, limit }: ListPlan, filters: GivenFilters): EventMapWindow {
  const { first, last } = pagesOf(filters);
  if (last < Infinity) return { window: { order, first, last }, isReversed: false };
  if (limit < Infinity) return { window: { order, first, last: Math.ceil(limit / perPage) }, isReversed: false };
  // All pages are requested in ascending order: an answer then tells how many there are.
  return { window: { order: 'asc', first, last }, isReversed: order === 'desc' };
}

/**
 * A map of events.
 * @param now milliseconds since the epoch
 * @throws CalError of kind `filter` that names the unreadable value
 */
export function planEventMap(
  options: EventListOptions,
  now?: number,
): EventMapWindow & { readonly plan: EventListPlan } {
  const plan = planEventList(inMap(options), now);
  return { plan, ...mapWindow(plan, options.filters) };
}
