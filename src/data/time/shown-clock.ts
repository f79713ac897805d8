import { memoized, memoizedByValue } from '../memo/index.js';
import { today } from './days.js';
import type { Span } from './span.js';

/** Whose clock is shown. */
export interface ClockOptions {
  /** The visitor's zone; empty where nobody knows it. */
  readonly timeZone: string;
  readonly timeDisplay: 'event' | 'visitor' | 'both';
}

/** Memoized, because lists call it for all their events at each page. */
const ownZone = /* @__PURE__ */ memoized((span: Span) => (span.allDay ? span.zone : span.start.timeZoneId));

/**
 * The zone whose clock an event is shown on first: its own, unless only the visitor's is to be shown. All words about
 * its days follow it.
 */
export const shownZone = (span: Span, { timeDisplay, timeZone }: ClockOptions): string =>
  (timeDisplay === 'visitor' && timeZone) || ownZone(span) || timeZone;

/** Every zone has its midnight at one of these. */
const quarter = 15 * 60_000;

const dayAt = /* @__PURE__ */ memoizedByValue(100, today);

/** The day that it is now, in milliseconds, on the clock that an event is shown on: `YYYY-MM-DD`. */
export const todayOf = (span: Span, display: ClockOptions, now: number): string =>
  dayAt(shownZone(span, display), now - (now % quarter));
