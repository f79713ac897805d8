import type { CalendarEvent } from '../../data/records/index.js';
import type { EventColors } from '../parts/event-colors.js';

/** A color with the custom property by which a page may replace it. */
const replaceable = /^var\((--[^,]+), (.+)\)$/;

/** The color that a page sees, without the properties that it does not set. */
function seenColor(color: string, style: CSSStyleDeclaration): string {
  const [, name, otherwise] = replaceable.exec(color) ?? [];
  if (!name || style.getPropertyValue(name)) return color;
  return seenColor(otherwise!, style);
}

/**
 * The color of events that all have the same one, if they do.
 * @param style the computed style of the element that shows them
 */
export function sharedColor(
  events: readonly CalendarEvent[],
  colors: EventColors,
  style: CSSStyleDeclaration,
): string | undefined {
  const found = events.map((event) => colors.properties(event)['--cal-color-event']);
  const seen = new Set([...new Set(found)].map((color) => color && seenColor(color, style)));
  return seen.size === 1 ? found[0] : undefined;
}
