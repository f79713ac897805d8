import type { ReactiveControllerHost } from 'lit';
import {
  eventCount,
  isSifted,
  ownEventAttributes,
  type EventCount,
  type EventListOptions,
} from '../../data/query/index.js';
import type { CalendarEvent } from '../../data/records/index.js';
import { eventFilters, readFilters, type FilterTable, type ReadFilters } from '../../data/schema/index.js';
import { attributeText } from '../base/attribute-text.js';
import { isEvent, type FilterChange } from '../base/events.js';
import { EventCounts } from '../parts/event-counts.js';
import { itemsOf, type Value } from './facet-values.js';
import { facets, type ValueFacetName } from './facets.js';
import type { Target } from './targets.js';

/** The attributes that decide which events a list has. */
export const listFilters: FilterTable = { ...eventFilters, ...ownEventAttributes };

/** The inputs of the counts, beside the view. */
export type CountContext = Pick<EventListOptions, 'settings' | 'language'>;

/** The element that shows the events: in a calendar, one inside. */
export const viewOf = (target: Target | undefined): Element | undefined =>
  target?.shadowRoot?.querySelector('[part~="view"]') ?? target;

/** The events that a view shows. */
export const eventsOf = (target: Target | undefined): readonly CalendarEvent[] => (target?.items ?? []).filter(isEvent);

/** Whether a view shows all of its events. */
export const isWhole = (target: Target | undefined): boolean =>
  !!target?.total && target.items?.length === target.total;

/** The attributes of a view that decide on its events, with some of them changed. */
export const filtersWith = (change: FilterChange, view: Element): ReadFilters<FilterTable> =>
  readFilters(listFilters, (name) =>
    name.includes('_') ? null : name in change ? change[name]! : attributeText(view, name),
  );

/** How to count the events of a list with some other attributes. Months and weeks count days of their own. */
export function countWith(
  change: FilterChange,
  target: Target | undefined,
  context: CountContext,
): EventCount | undefined {
  const view = viewOf(target);
  if (!view || !/list|map/.test(view.localName)) return undefined;
  try {
    const filters = filtersWith(change, view);
    // Servers cannot count such events.
    return isSifted(filters) ? undefined : eventCount({ ...context, filters });
  } catch {
    return undefined; // The view reports the unreadable attribute.
  }
}

/** Only the first values of a facet are counted by the server, because each costs a request. */
const mostRequested = 12;

/** The numbers of events of the values that facets offer, beside the choices of the others. */
export class FacetCounts {
  readonly #counts: EventCounts;

  constructor(host: ReactiveControllerHost) {
    this.#counts = new EventCounts(host);
  }

  /** The number that the server counts. */
  with(change: FilterChange, target: Target | undefined, context: CountContext): number | undefined {
    const count = countWith(change, target, context);
    return count && this.#counts.of(count);
  }

  /** Counts the loaded events where all are loaded and the facet itself filters none out; else the server counts. */
  of(
    facet: ValueFacetName,
    value: Value,
    { index, isNarrowed }: { readonly index: number; readonly isNarrowed: boolean },
    target: Target | undefined,
    context: CountContext,
  ): number | undefined {
    if ((!isWhole(target) || isNarrowed) && index >= mostRequested) return undefined;
    if (!isWhole(target) || isNarrowed)
      return this.with({ [facets[facet].attributes[0]]: value.text }, target, context);
    return eventsOf(target).filter((event) => itemsOf(facet, event).some(({ id }) => value.ids.includes(id))).length;
  }
}
