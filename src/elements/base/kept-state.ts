import type { ReactiveControllerHost } from 'lit';
import { ownEventAttributes } from '../../data/query/index.js';
import { day, eventFilters, kebabCase, venueFilters } from '../../data/schema/index.js';
import { AddressState, readStateKey, readStateLocation } from './address-state.js';
import { attributeText, setAttributeText } from './attribute-text.js';
import type { CalElement } from './cal-element.js';

/** What a view turns to by itself. */
interface View extends HTMLElement, ReactiveControllerHost {
  readonly page?: unknown;
  readonly date?: unknown;
}

/** The attributes that the page's address may set: never the source of the data, nor the look of a view. */
const names = Object.keys({ ...eventFilters, ...venueFilters, ...ownEventAttributes, date: '' });

const known = new WeakSet<Element>();

/** Keeps the filters, the search, the page or the days of a view that stands alone in the page's address. */
export function keepState(view: View): void {
  // It may have been moved while this file was on its way.
  if (known.has(view)) return;
  known.add(view);
  const { observedAttributes } = view.constructor as typeof CalElement;
  new AddressState(view, {
    names: names.filter((name) => observedAttributes.includes(kebabCase(name))),
    stateLocation: () => readStateLocation(view.getAttribute('state')),
    key: () => readStateKey(view),
  });
  const reflect = () => {
    const { page, date } = view;
    if (typeof page === 'number') setAttributeText(view, 'page', page > 1 ? String(page) : null);
    // A month may be written without its day.
    if (typeof date === 'string' && date !== day.parse(attributeText(view, 'date') ?? ''))
      setAttributeText(view, 'date', date);
  };
  // Where an attribute changes the element, it is updated once more.
  view.addController({ hostUpdated: () => queueMicrotask(reflect) });
}
