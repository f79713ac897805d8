import { kebabCase } from '../data/schema/index.js';
import { readStateLocation } from '../elements/calendar/address-state.js';
import { calendarAttributes, stateNames } from '../elements/calendar/calendar-attributes.js';
import type { PageElement } from './page-element.js';

/** A calendar as the query of its page's address has it, such as `?cal-view=month`; other elements as they are. */
export function withAddress(element: PageElement, address: string | undefined): PageElement {
  const isStated =
    element.localName === 'cal-calendar' && readStateLocation(element.getAttribute('state')) === 'search';
  if (!address || !isStated) return element;
  const { searchParams } = new URL(address);
  const key = element.getAttribute('state-key') || calendarAttributes.state_key.default;
  return element.with(
    stateNames.map(kebabCase).flatMap((name) => {
      const value = searchParams.get(`${key}-${name}`);
      return value === null ? [] : [[name, value] as const];
    }),
  );
}
