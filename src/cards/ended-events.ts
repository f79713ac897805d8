import type { Messages } from '../locale/index.js';
import { hasEnded, lastDay, todayOf, type ClockOptions, type DisplayOptions } from '../time/index.js';
import { memoized } from '../memo/index.js';
import type { CalendarEvent } from '../records/index.js';

/** The record of an event as it is shown, which is never handed out. */
export interface ShownEvent extends CalendarEvent {
  /** Whether it is over, beside others that are not. */
  readonly hasEnded?: true;
}

const ended = memoized((event: CalendarEvent): ShownEvent => ({ ...event, hasEnded: true }));

/** `over` has a character for each event. */
const marked = memoized((events: readonly CalendarEvent[], over: string) =>
  events.map((event, index) => (over[index] === '1' ? ended(event) : event)),
);

/** The same events, those marked that are over: the same array, and in it the same records, until another one has ended. */
export function markEnded(events: readonly CalendarEvent[], display: ClockOptions, now = Date.now()): readonly ShownEvent[] {
  // Only whole days end with a day, and lists ask this of all their events at each page.
  const over = events.map(({ span }) => Number(hasEnded(span, span.allDay ? todayOf(span, display, now) : '', now))).join('');
  return over.includes('1') ? marked(events, over) : events;
}

/** "Ended", where the day that is shown of an event does not say so itself; `today` is that of the clock that it is shown on. */
export const endedWord = (
  { hasEnded: isOver, span }: ShownEvent,
  { common, display, today }: { readonly common: Messages; readonly display: DisplayOptions; readonly today: string },
): string | undefined => (isOver && lastDay(span, display) >= today ? common.ended : undefined);
