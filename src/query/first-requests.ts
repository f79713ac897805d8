import { itemUrl } from '../client/index.js';
import {
  day,
  eventFilters,
  organizerFilters,
  positive,
  readFilters,
  tagFilters,
  text,
  venueFilters,
  type FilterTable,
  type ResourceName,
} from '../schema/index.js';
import { gridOfDays, gridOfMonth, monthOf } from '../time/index.js';
import { ownEventAttributes, planEventList, type EventListOptions } from './event-list-plan.js';
import { dayShown, periodFilters, planEventPeriod, type Period } from './event-period-plan.js';
import { categoryListFilters, endpointOf, inLongestPages, planList, planTermList, readable, type ListPlan } from './list-plan.js';
import { firstDayOfWeek, languageOf, readSettings, type Settings } from './settings.js';

type Given = EventListOptions & { readonly filters: Readonly<Record<string, unknown>> };

/** The first request of an element, as far as its attributes decide on it. */
interface FirstRequest {
  readonly attributes: FilterTable;
  /** `undefined` where nothing is requested. @throws CalError of kind `filter` */
  readonly url: (given: Given) => string | undefined;
}

/** Of a list that is shown downwards, the first page tells the total. */
const list = (attributes: FilterTable, plan: (given: Given) => ListPlan): FirstRequest => ({
  attributes,
  url: (given) => {
    const planned = plan(given);
    return planned.url(planned.order === 'asc' ? ((given.filters.page as number | undefined) ?? 1) : 1);
  },
});

const events = { ...eventFilters, ...ownEventAttributes };

const directory = (resource: ResourceName, filters: FilterTable, plan = planList) =>
  list(filters, (given) => plan(resource, filters, given));

const period = (attributes: FilterTable, daysOf: (day: string, firstDay: number, given: Given) => Period): FirstRequest => ({
  attributes: { ...periodFilters, ...attributes, date: { kind: day } },
  url: (given) => {
    const { time_zone: timeZone }: Settings = readable(given.settings);
    const days = daysOf(dayShown(given.filters.date, timeZone), firstDayOfWeek(given.settings, given.language), given);
    return planEventPeriod(given, days).url(1);
  },
});

const item = (resource: ResourceName, idName: string): FirstRequest => ({
  attributes: { [idName]: { kind: positive }, slug: { kind: text } },
  url: ({ filters, settings }) => {
    const key = (filters[idName] ?? filters.slug) as number | string | undefined;
    return key === undefined ? undefined : itemUrl(endpointOf(readable(settings)), resource, key);
  },
});

const venue = item('venues', 'venue_id');
const venues = list(venueFilters, (given) => planList('venues', venueFilters, { ...given, filters: inLongestPages(given.filters) }));

const firstRequests: Readonly<Record<string, FirstRequest>> = {
  'cal-event-list': list(events, planEventList),
  'cal-event-map': list(events, (given) => planEventList({ ...given, filters: inLongestPages(given.filters) })),
  'cal-event-month': period({}, (day, firstDay) => gridOfMonth(monthOf(day), firstDay)),
  'cal-event-week': period({ days: { kind: positive } }, (day, firstDay, { filters }) =>
    gridOfDays(day, (filters.days as number | undefined) ?? 7, firstDay),
  ),
  'cal-event-detail': item('events', 'event_id'),
  'cal-venue-detail': venue,
  'cal-organizer-detail': item('organizers', 'organizer_id'),
  'cal-venue-list': directory('venues', venueFilters),
  'cal-organizer-list': directory('organizers', organizerFilters),
  'cal-category-list': directory('categories', categoryListFilters, planTermList),
  'cal-tag-list': directory('tags', tagFilters, planTermList),
  'cal-venue-map': { attributes: { ...venues.attributes, ...venue.attributes }, url: (given) => venue.url(given) ?? venues.url(given) },
};

/**
 * The tag that requests the data of an element: its own, or that of the view that a calendar begins with. Empty where more than its
 * markup decides on that, such as the address of the page or its width.
 */
export function requestingTag(element: Element): string {
  if (element.localName !== 'cal-calendar') return element.localName;
  const isElsewhere = (location.search + location.hash).includes(`${element.getAttribute('state-key') || 'cal'}-`);
  const [view] = /^(list|month)\b/.exec(element.getAttribute('views') ?? 'list') ?? [];
  return !view || isElsewhere || element.matches('[view],[date],[range],[event]') ? '' : `cal-event-${view}`;
}

/** The first request that an element will make, read from its attributes alone; `undefined` where it makes none, or they cannot be read. */
export function firstUrlOf(element: Element): string | undefined {
  const first = firstRequests[requestingTag(element)];
  // A map does not request the venues that a script has handed over; what pages are composed of, code that loads with the element decides.
  if (!first || Object.hasOwn(element, 'venues') || element.matches('[ongoing],[fold-series],[free]')) return undefined;
  try {
    const filters = readable(readFilters(first.attributes, (name) => element.getAttribute(name)));
    return first.url({ filters, settings: readSettings(element), language: languageOf(element) });
  } catch {
    return undefined; // The element will report what is wrong.
  }
}
