/**
 * What the first script of a page starts for elements before any of their code is there, one row each, so it imports
 * none: the file of an element has the name of its tag, and nothing else is needed to load it.
 */
import {
  categoryListFilters,
  directoryRequest,
  eventListRequest,
  eventMapRequest,
  itemRequest,
  periodOfMonth,
  periodOfWeek,
  periodRequest,
  termsRequest,
  venueMapRequest,
  type FirstRequest,
} from '../data/query/index.js';
import type { BundleName } from '../locale/index.js';
import { organizerFilters, positive, tagFilters, venueFilters } from '../data/schema/index.js';
import { firstView } from './calendar/first-view.js';

/** What is started for an element. */
export interface Start {
  /** The first request that it makes, as far as its attributes decide on it. */
  readonly firstRequest?: FirstRequest;
  /**
   * Finds the element that it begins with and whose first request is its own; `undefined` where its attributes do not
   * tell.
   */
  readonly beginsWith?: (element: Element) => string | undefined;
  /** The bundle of messages that it cannot be shown without, beside the common one. */
  readonly messages?: BundleName;
}

export const starts = {
  'cal-calendar': { beginsWith: firstView, messages: 'calendar' },
  'cal-event-list': { firstRequest: eventListRequest() },
  'cal-event-map': { firstRequest: eventMapRequest(), messages: 'map' },
  'cal-event-month': { firstRequest: periodRequest({}, periodOfMonth), messages: 'calendar' },
  'cal-event-week': {
    firstRequest: periodRequest({ days: { kind: positive } }, (day, firstDay, _, { days }) =>
      periodOfWeek(day, firstDay, days as number),
    ),
    messages: 'calendar',
  },
  'cal-category-list': {
    firstRequest: termsRequest('categories', categoryListFilters),
    messages: 'directory',
  },
  'cal-organizer-list': {
    firstRequest: directoryRequest('organizers', organizerFilters),
    messages: 'directory',
  },
  'cal-tag-list': { firstRequest: termsRequest('tags', tagFilters), messages: 'directory' },
  'cal-venue-list': {
    firstRequest: directoryRequest('venues', venueFilters),
    messages: 'directory',
  },
  'cal-venue-map': { firstRequest: venueMapRequest(), messages: 'map' },
  'cal-event-detail': { firstRequest: itemRequest('events', 'event_id'), messages: 'detail' },
  'cal-organizer-detail': {
    firstRequest: itemRequest('organizers', 'organizer_id'),
    messages: 'directory',
  },
  'cal-venue-detail': { firstRequest: itemRequest('venues', 'venue_id'), messages: 'directory' },
  'cal-add-to-calendar': { messages: 'detail' },
  'cal-event-search': { messages: 'controls' },
  'cal-event-filters': { messages: 'controls' },
} as const satisfies Readonly<Partial<Record<keyof HTMLElementTagNameMap, Start>>>;
