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
import { askEventList, ownEventAttributes, type EventListOptions, type EventListRequest } from './event-list-plan.js';
import type { AskedDays } from './event-list-days.js';
import { dayShown, periodFilters, planEventPeriod, type Period } from './event-period-plan.js';
import { itemKey } from './item-query-options.js';
import { firstPageOf } from './list-pages.js';
import { composedAttributes, endpointOf, planList, readable, siftedAttributes, type ListPlan } from './list-plan.js';
import { planTermList } from './term-plan.js';
import { inMap, mapWindow, pagesOf, planVenueMap, type EventMapWindow } from './map-plans.js';
import { localeOf } from './locale-of.js';
import { firstDayOfWeek, type Settings } from './settings.js';
import { planWhole } from './whole-list.js';

/** The input of a plan; `filters` holds the attributes of a first request. */
type Given = EventListOptions & { readonly filters: ReadFilters<FilterTable> };

/** A list that is requested; of days and of the events of a map with what their elements show of it. */
export type AskedList = ListPlan & Partial<AskedDays & EventMapWindow>;

/** What is requested first. */
interface Asked {
  /** Its address. */
  readonly url: string;
  /** The list that it begins, where that may be painted before its element is there. */
  readonly list?: AskedList;
}

/** The first request of an element, as far as its attributes decide on it. */
export interface FirstRequest {
  readonly attributes: FilterTable;
  /**
   * `undefined` where nothing is requested.
   * @param now milliseconds since the epoch
   * @throws CalError of kind `filter`
   */
  readonly ask: (given: Given, now?: number) => Asked | undefined;
}

/**
 * Attributes with which pages are composed of several requests: the code that loads with the element decides which is
 * sent first.
 */
export const composingAttributes: FilterTable = { ...composedAttributes, ...siftedAttributes };

/** The events of a map that are requested. */
export type EventMapRequest = EventListRequest & EventMapWindow;

/** The events of some days that are requested. */
export interface PeriodRequest extends ListPlan {
  /** 1 (Monday) to 7 (Sunday). */
  readonly firstDay: number;
  /** The days that are shown with a day, by default with today on the clock of the visitor. */
  readonly daysAt: (date?: unknown) => Period & { readonly day: string };
}

const urlOf = (
  plan: AskedList,
  { order = plan.order, first }: { readonly order?: ListPlan['order']; readonly first: number },
) =>
  plan.url(
    plan.differ ? 1 : firstPageOf({ order, isLeftOut: plan.range === 'upcoming' || plan.range === 'past', first }),
  );

const listRequest = (attributes: FilterTable, plan: (given: Given, now?: number) => AskedList): FirstRequest => ({
  attributes,
  ask: (given, now) => {
    const list = plan(given, now);
    return { url: urlOf(list, list.window ?? pagesOf(given.filters)), list };
  },
});

const eventAttributes = { ...eventFilters, ...ownEventAttributes };

export const eventListRequest = (): FirstRequest => listRequest(eventAttributes, askEventList);

export const eventMapRequest = (): FirstRequest =>
  listRequest(eventAttributes, (given, now): EventMapRequest => {
    const asked = askEventList(inMap(given), now);
    return { ...asked, ...mapWindow(asked, given.filters) };
  });

/** That of a list of categories or tags. */
export const termsRequest = (resource: ResourceName, filters: FilterTable): FirstRequest =>
  listRequest(filters, (given) => planTermList(resource, filters, given));

/** That of a list that is sorted. */
export const directoryRequest = (resource: ResourceName, filters: FilterTable): FirstRequest => ({
  attributes: filters,
  ask: (given) => ({
    url:
      planWhole(resource, filters, given)?.url(1) ?? urlOf(planList(resource, filters, given), pagesOf(given.filters)),
  }),
});

/**
 * That of all events of some days.
 * @param attributes what the days depend on beside the date
 */
export const periodRequest = (
  attributes: FilterTable,
  periodOf: (day: string, firstDay: number, locale: string, attributes: Given['filters']) => Period,
): FirstRequest => ({
  attributes: { ...periodFilters, ...attributes, date: { kind: day } },
  ask: (given, now) => {
    const set: Settings = readable(given.settings);
    const firstDay = firstDayOfWeek(set, given.language);
    const locale = localeOf(set, given.language);
    const daysAt: PeriodRequest['daysAt'] = (date) => {
      const day = dayShown(date, set.time_zone, now);
      return { day, ...periodOf(day, firstDay, locale, given.filters) };
    };
    const list: PeriodRequest = { ...planEventPeriod(given, daysAt(given.filters.date)), firstDay, daysAt };
    return { url: list.url(1), list };
  },
});

/** That of one item. */
export const itemRequest = (resource: ResourceName, idName: string): FirstRequest => ({
  attributes: { [idName]: { kind: positive }, slug: { kind: text } },
  ask: ({ filters, settings }) => {
    const { [idName]: id, slug } = filters as Readonly<Record<string, unknown>>;
    const key = itemKey(idName, readable<FilterTable>({ [idName]: id, slug }));
    return key === undefined ? undefined : { url: itemUrl(endpointOf(readable(settings)), resource, key) };
  },
});

/** That of the venue that is named, else of all. */
export function venueMapRequest(): FirstRequest {
  const [one, all] = [itemRequest('venues', 'venue_id'), listRequest(venueFilters, planVenueMap)];
  return { attributes: { ...one.attributes, ...all.attributes }, ask: (given) => one.ask(given) ?? all.ask(given) };
}
