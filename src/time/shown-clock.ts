import { memoizedByValue } from '../memo/index.js';
import { today } from './days.js';
import type { Span } from './span.js';

/** Whose clock is shown. */
export interface ClockOptions {
  /** The visitor's zone; empty where nobody knows it. */
  readonly timeZone: string;
  readonly timeDisplay: 'event' | 'visitor' | 'both';
}

/** The zone whose clock an event is shown on first: its own, unless only the visitor's is to be shown. All that is said of its days follows it. */
export function shownZone(span: Span, { timeDisplay, timeZone }: ClockOptions): string {
  const own = span.allDay ? span.zone : span.start.timeZoneId;
  return (timeDisplay === 'visitor' && timeZone) || own || timeZone;
}

/** Every zone has its midnight at one of these. */
const quarter = 15 * 60_000;

const dayAt = /* @__PURE__ */ memoizedByValue(100, today);

/** The day that it is now, in milliseconds, on the clock that an event is shown on: `YYYY-MM-DD`. */
export const todayOf = (span: Span, display: ClockOptions, now: number): string => dayAt(shownZone(span, display), now - (now % quarter));
