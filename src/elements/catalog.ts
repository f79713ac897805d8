/**
 * All elements, one row each. The first script reads it before any of their code is there, so it imports none: the file
 * of an element has the name of its tag, and nothing else is needed to load it.
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

export interface CatalogRow {
  /**
   * The kind of element: a `view` shows events, and controls change its attributes; a `directory` shows venues,
   * organizers, categories or tags; a `detail` shows one item; a `button` does something with events; a `control`
   * changes the attributes of views; a `provider` holds settings of other elements; a `form` changes the calendar, and
   * is the only kind that is not for readers.
   */
  readonly kind: 'view' | 'directory' | 'detail' | 'button' | 'control' | 'provider' | 'form';
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

export type Tag = keyof HTMLElementTagNameMap & `cal-${string}`;

export const catalog = {
  'cal-calendar': { kind: 'view', beginsWith: firstView, messages: 'calendar' },
  'cal-event-list': { kind: 'view', firstRequest: eventListRequest() },
  'cal-event-map': { kind: 'view', firstRequest: eventMapRequest(), messages: 'map' },
  'cal-event-month': { kind: 'view', firstRequest: periodRequest({}, periodOfMonth), messages: 'calendar' },
  'cal-event-week': {
    kind: 'view',
    firstRequest: periodRequest({ days: { kind: positive } }, (day, firstDay, { days }) =>
      periodOfWeek(day, firstDay, days as number),
    ),
    messages: 'calendar',
  },
  'cal-category-list': {
    kind: 'directory',
    firstRequest: termsRequest('categories', categoryListFilters),
    messages: 'directory',
  },
  'cal-organizer-list': {
    kind: 'directory',
    firstRequest: directoryRequest('organizers', organizerFilters),
    messages: 'directory',
  },
  'cal-tag-list': { kind: 'directory', firstRequest: termsRequest('tags', tagFilters), messages: 'directory' },
  'cal-venue-list': {
    kind: 'directory',
    firstRequest: directoryRequest('venues', venueFilters),
    messages: 'directory',
  },
  'cal-venue-map': { kind: 'directory', firstRequest: venueMapRequest(), messages: 'map' },
  'cal-event-detail': { kind: 'detail', firstRequest: itemRequest('events', 'event_id'), messages: 'detail' },
  'cal-organizer-detail': {
    kind: 'detail',
    firstRequest: itemRequest('organizers', 'organizer_id'),
    messages: 'directory',
  },
  'cal-venue-detail': { kind: 'detail', firstRequest: itemRequest('venues', 'venue_id'), messages: 'directory' },
  'cal-add-to-calendar': { kind: 'button', messages: 'detail' },
  'cal-event-search': { kind: 'control', messages: 'controls' },
  'cal-event-filters': { kind: 'control', messages: 'controls' },
  'cal-provider': { kind: 'provider' },
  'cal-event-form': { kind: 'form' },
  'cal-sign-in': { kind: 'form' },
  'cal-admin': { kind: 'form' },
  'cal-organizer-form': { kind: 'form' },
  'cal-venue-form': { kind: 'form' },
} as const satisfies Readonly<Record<Tag, CatalogRow>>;

type Kind = CatalogRow['kind'];

/** The tags of the elements of some kinds. */
export const tagsOf = <K extends Kind>(...kinds: K[]) =>
  (Object.keys(catalog) as Tag[]).filter((tag) => (kinds as Kind[]).includes(catalog[tag].kind)) as TagOf<K>[];
export type TagOf<K extends Kind> = { [T in Tag]: (typeof catalog)[T]['kind'] extends K ? T : never }[Tag];

/** Whether it shows something of a calendar without another element. */
export const showsAlone = (tag: string): boolean =>
  tagsOf('view', 'directory', 'detail', 'button').some((one) => one === tag);
