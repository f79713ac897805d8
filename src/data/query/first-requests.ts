/**
 * The first requests of elements, which the first script sends before their code is there: planned from attributes
 * alone, by the functions that the elements themselves plan with.
 */
import { itemUrl } from '../client/endpoint.js';
import { day, positive, text } from '../schema/kinds.js';
import { eventFilters } from '../schema/events.js';
import type { FilterTable, ReadFilters } from '../schema/tables.js';
import type { ResourceName } from '../schema/resources.js';
import { venueFilters } from '../schema/venues.js';
import { askEventList, ownEventAttributes, type EventListOptions } from './event-list-plan.js';
import type { AskedDays } from './event-list-days.js';
import { dayShown, periodFilters, planEventPeriod, type Period } from './event-period-plan.js';
import { itemKey } from './item-query-options.js';
import { firstPageOf } from './list-pages.js';
import { composedAttributes, endpointOf, planList, readable, siftedAttributes, type ListPlan } from './list-plan.js';
import { planTermList } from './term-plan.js';
import { inMap, mapWindow, pagesOf, planVenueMap } from './map-plans.js';
import { firstDayOfWeek, type Settings } from './settings.js';
import { planWhole } from './whole-list.js';

/** The input of a plan; `filters` holds the attributes of a first request. */
type Given = EventListOptions & { readonly filters: ReadFilters<FilterTable> };

/** The first request of an element, as far as its attributes decide on it. */
export interface FirstRequest {
  readonly attributes: FilterTable;
  /**
   * Its address; `undefined` where nothing is requested.
   * @param now milliseconds since the epoch
   * @throws CalError of kind `filter`
   */
  readonly url: (given: Given, now?: number) => string | undefined;
  /** The list that it begins, where it is one. @throws likewise */
  readonly plan?: (given: Given, now?: number) => Asked;
}

/**
 * Attributes with which pages are composed of several requests: the code that loads with the element decides which is
 * sent first.
 */
export const composingAttributes: FilterTable = { ...composedAttributes, ...siftedAttributes };

type Asked = ListPlan & Partial<AskedDays>;

/** The events of some days that are requested. */
export interface PeriodRequest extends ListPlan {
  /** 1 (Monday) to 7 (Sunday). */
  readonly firstDay: number;
  /** The days that are shown with a day, by default with today on the clock of the visitor. */
  readonly daysAt: (date?: unknown) => Period & { readonly day: string };
}

const urlOf = (
  plan: Asked,
  { order = plan.order, first }: { readonly order?: ListPlan['order']; readonly first: number },
) =>
  plan.url(
    plan.differ ? 1 : firstPageOf({ order, isLeftOut: plan.range === 'upcoming' || plan.range === 'past', first }),
  );

const listRequest = (
  attributes: FilterTable,
  plan: (given: Given, now?: number) => Asked,
  window = (_: Asked, filters: Given['filters']) => pagesOf(filters),
): FirstRequest => ({
  attributes,
  plan,
  url: (given, now) => {
    const asked = plan(given, now);
    return urlOf(asked, window(asked, given.filters));
  },
});

const eventAttributes = { ...eventFilters, ...ownEventAttributes };

export const eventListRequest = (): FirstRequest => listRequest(eventAttributes, askEventList);

export const eventMapRequest = (): FirstRequest =>
  listRequest(
    eventAttributes,
    (given, now) => askEventList(inMap(given), now),
    (asked, filters) => mapWindow(asked, filters).window,
  );

/** That of a list of categories or tags. */
export const termsRequest = (resource: ResourceName, filters: FilterTable): FirstRequest =>
  listRequest(filters, (given) => planTermList(resource, filters, given));

/** That of a list that is sorted. */
export const directoryRequest = (resource: ResourceName, filters: FilterTable): FirstRequest => ({
  attributes: filters,
  url: (given) =>
    planWhole(resource, filters, given)?.url(1) ?? urlOf(planList(resource, filters, given), pagesOf(given.filters)),
});

/**
 * That of all events of some days.
 * @param attributes what the days depend on beside the date
 */
export const periodRequest = (
  attributes: FilterTable,
  periodOf: (day: string, firstDay: number, attributes: Given['filters']) => Period,
): FirstRequest => {
  const plan = (given: Given, now?: number): PeriodRequest => {
    const { time_zone: timeZone }: Settings = readable(given.settings);
    const firstDay = firstDayOfWeek(given.settings, given.language);
    const daysAt: PeriodRequest['daysAt'] = (date) => {
      const day = dayShown(date, timeZone, now);
      return { day, ...periodOf(day, firstDay, given.filters) };
    };
    return { ...planEventPeriod(given, daysAt(given.filters.date)), firstDay, daysAt };
  };
  return {
    attributes: { ...periodFilters, ...attributes, date: { kind: day } },
    plan,
    url: (given, now) => plan(given, now).url(1),
  };
};

/** That of one item. */
export const itemRequest = (resource: ResourceName, idName: string): FirstRequest => ({
  attributes: { [idName]: { kind: positive }, slug: { kind: text } },
  url: ({ filters, settings }) => {
    const { [idName]: id, slug } = filters as Readonly<Record<string, unknown>>;
    const key = itemKey(idName, readable<FilterTable>({ [idName]: id, slug }));
    return key === undefined ? undefined : itemUrl(endpointOf(readable(settings)), resource, key);
  },
});

/** That of the venue that is named, else of all. */
export function venueMapRequest(): FirstRequest {
  const [one, all] = [itemRequest('venues', 'venue_id'), listRequest(venueFilters, planVenueMap)];
  return { attributes: { ...one.attributes, ...all.attributes }, url: (given) => one.url(given) ?? all.url(given) };
}
