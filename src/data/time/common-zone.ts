import { shownZone, type ClockOptions } from './shown-clock.js';
import type { Span } from './span.js';

/** The zone whose clock most of these events are shown on, or the visitor's where there are none. */
export function commonZone(events: readonly { readonly span: Span }[], display: ClockOptions): string {
  const counts = new Map<string, number>();
  for (const { span } of events) {
    const zone = shownZone(span, display);
    counts.set(zone, (counts.get(zone) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most ? most[0] : display.timeZone;
}
