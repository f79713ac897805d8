import type { ReactiveControllerHost } from 'lit';
import { eventCount, ownEventAttributes, type EventCount, type EventListOptions } from '../../query/index.js';
import type { CalendarEvent } from '../../records/index.js';
import { eventFilters, readFilters, type FilterTable } from '../../schema/index.js';
import { attributeText } from '../base/attribute-text.js';
import type { FilterChange } from '../base/events.js';
import { EventCounts } from '../parts/event-counts.js';
import { itemsOf, type Value } from './facet-values.js';
import { facets, type ValueFacetName } from './facets.js';
import type { Target } from './targets.js';

/** The attributes that decide which events a list has. */
export const listFilters: FilterTable = { ...eventFilters, ...ownEventAttributes };

/** What numbers depend on, beside the view. */
export type CountContext = Pick<EventListOptions, 'settings' | 'language'>;

/** The element that shows the events: in a calendar, one inside. */
export const viewOf = (target: Target | undefined): Element | undefined => target?.shadowRoot?.querySelector('[part~="view"]') ?? target;

const isEvent = (item: object): item is CalendarEvent => 'span' in item;

/** The events that a view shows. */
export const eventsOf = (target: Target | undefined): readonly CalendarEvent[] => (target?.items ?? []).filter(isEvent);

/** How to count the events of a list with some other attributes. Months and weeks count days of their own. */
export function countWith(change: FilterChange, target: Target | undefined, context: CountContext): EventCount | undefined {
  const view = viewOf(target);
  if (!view || !/list|map/.test(view.localName)) return undefined;
  const read = (name: string) => (name in change ? change[name]! : attributeText(view, name));
  try {
    const filters = readFilters(listFilters, (name) => (name.includes('_') ? null : read(name)));
    // Servers cannot count those.
    return filters.free === true ? undefined : eventCount({ ...context, filters });
  } catch {
    return undefined; // The view says what is wrong.
  }
}

/** How many events there are of what facets offer, beside what the others choose. */
export class FacetCounts {
  readonly #counts: EventCounts;

  constructor(host: ReactiveControllerHost) {
    this.#counts = new EventCounts(host);
  }

  /** As the server says. */
  with(change: FilterChange, target: Target | undefined, context: CountContext): number | undefined {
    const count = countWith(change, target, context);
    return count && this.#counts.of(count);
  }

  /** Those loaded, if all are, and none are left out by the facet itself. */
  of(facet: ValueFacetName, value: Value, isNarrowed: boolean, target: Target | undefined, context: CountContext): number | undefined {
    const { total, items } = target ?? {};
    if (!items || items.length !== total || isNarrowed) return this.with({ [facets[facet].attributes[0]]: value.text }, target, context);
    return eventsOf(target).filter((event) => itemsOf(facet, event).some(({ id }) => value.ids.includes(id))).length;
  }
}
