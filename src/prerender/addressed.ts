import { kebabCase } from '../data/schema/index.js';
import { readStateKey, readStateLocation } from '../elements/base/address-state.js';
import { stateNames } from '../elements/calendar/calendar-attributes.js';
import type { PageElement } from './page-element.js';

/** A calendar as the query of its page's address has it, such as `?cal-view=month`; other elements as they are. */
export function withAddress(element: PageElement, address: string | undefined): PageElement {
  const isStated =
    element.localName === 'cal-calendar' && readStateLocation(element.getAttribute('state')) === 'search';
  if (!address || !isStated) return element;
  const { searchParams } = new URL(address);
  const key = readStateKey(element.dom);
  return element.with(
    stateNames.map(kebabCase).flatMap((name) => {
      const value = searchParams.get(`${key}-${name}`);
      return value === null ? [] : [[name, value] as const];
    }),
  );
}
