/** Checked by the compiler only: lines that must not compile are marked, and a mark without an error is an error. */
import type { EventFilters } from '../../../src/data/schema/index.js';
import { eventConditions, type EventConditions } from '../../../src/service/reading/event-conditions.js';

// A filter that is added to the table…
type EventFiltersToCome = EventFilters & { indoors?: boolean };
// @ts-expect-error …does not compile until it has a condition,
export const incomplete: EventConditions<EventFiltersToCome> = eventConditions;
// whose value is of the filter's kind.
export const complete: EventConditions<EventFiltersToCome> = {
  ...eventConditions,
  indoors: (isIndoors, events) => events('featured', '=', isIndoors ? 1 : 0),
};
export const mistyped: EventConditions<EventFiltersToCome> = {
  ...eventConditions,
  // @ts-expect-error A boolean is no text.
  indoors: (isIndoors: string, events) => events('title', '=', isIndoors),
};
