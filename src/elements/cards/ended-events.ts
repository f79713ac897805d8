import type { Messages } from '../../locale/index.js';
import { hasEnded, lastDay, todayOf, type ClockOptions, type DisplayOptions } from '../../data/time/index.js';
import { memoized } from '../../data/memo/index.js';
import type { CalendarEvent } from '../../data/records/index.js';

/** The record of an event as it is shown, which is never handed out. */
export interface ShownEvent extends CalendarEvent {
  /** Whether it is over, beside others that are not. */
  readonly hasEnded?: true;
}

const ended = memoized((event: CalendarEvent): ShownEvent => ({ ...event, hasEnded: true }));

/** Kept for a minute, because lists call it for all their events at each page. */
const shown = memoized((event: CalendarEvent, display: ClockOptions, minute: number) =>
  hasEnded(event.span, todayOf(event.span, display, minute), minute) ? ended(event) : event,
);

/** The same events, those marked that are over, to the minute: the same records, until they end. */
export const markEnded = (
  events: readonly CalendarEvent[],
  display: ClockOptions,
  now = Date.now(),
): readonly ShownEvent[] => events.map((event) => shown(event, display, now - (now % 60_000)));

/**
 * "Ended", where the day that is shown of an event does not say so itself; `today` is that of the clock that it is
 * shown on.
 */
export const endedWord = (
  { hasEnded: isOver, span }: ShownEvent,
  { common, display, today }: { readonly common: Messages; readonly display: DisplayOptions; readonly today: string },
): string | undefined => (isOver && lastDay(span, display) >= today ? common.ended : undefined);
