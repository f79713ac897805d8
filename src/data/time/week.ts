/**
 * The positions of events in a week with hours. The axis of a day is a wall clock of 24 hours, whatever day it is: on a
 * day of 23 hours the missing hour stays empty, on a day of 25 hours the repeated one is shown once. An event goes from
 * what the clock shows in its first moment to what it shows in its last; if the clock has been set back behind the
 * start by then, it has no length.
 */
import { addDays } from './days.js';
import { gridOfDays } from './grid-days.js';
import { layWeeks, type Bar } from './month-bars.js';
import { occupiedDays } from './occupied-days.js';
import type { Span } from './span.js';
import { onShownClock, wall, type Timed } from './format-span.js';
import type { ClockOptions } from './shown-clock.js';

/** Minutes of a day. */
const dayMinutes = 24 * 60;

const minuteLength = 60_000;

/** An event on one day, between minutes of its clock. */
export interface DaySegment<T> {
  readonly item: T;
  readonly from: number;
  readonly to: number;
  /** Whether the event begins, and ends, on this day. */
  readonly begins: boolean;
  readonly ends: boolean;
}

export interface WeekPlan<T> {
  /** Events of whole days, or of a day and more. */
  readonly bars: readonly Bar<T>[];
  /** For each day, sorted by start, the longest first. */
  readonly days: readonly (readonly DaySegment<T>[])[];
}

/** The days shown, `YYYY-MM-DD`: the week that holds the date, or so many days from the date on. */
export function daysFrom(date: string, count: number, firstDay: number): string[] {
  const { first } = gridOfDays(date, count, firstDay);
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/** Lays out events on consecutive days; leaves out undated ones and those on other days. */
export function planWeek<T extends { readonly span: Span | undefined }>(
  items: readonly T[],
  days: readonly string[],
  display: ClockOptions,
  threshold = 0,
): WeekPlan<T> {
  const begin = Date.parse(days[0]!);
  const standing = [];
  const segments = days.map((): DaySegment<T>[] => []);
  for (const item of items) {
    const { span } = item;
    if (!span) continue;
    const shown = span.allDay ? span : onShownClock(span, display);
    const { start, end } = shown.allDay ? { start: 0, end: dayMinutes } : minutesOf(shown, begin);
    if (end - start >= dayMinutes) {
      standing.push({ item, ...occupiedDays(shown, undefined, threshold), rank: shown.start.toString() });
      continue;
    }
    const first = Math.floor(start / dayMinutes);
    const last = Math.max(Math.ceil(end / dayMinutes) - 1, first);
    for (let day = first; day <= last; day++) {
      const [from, to] = [Math.max(start - day * dayMinutes, 0), Math.min(end - day * dayMinutes, dayMinutes)];
      segments[day]?.push({ item, from, to, begins: day === first, ends: day === last });
    }
  }
  for (const segment of segments) segment.sort((a, b) => a.from - b.from || b.to - a.to);
  return { bars: layWeeks([days], standing, Infinity)[0]!.bars, days: segments };
}

/** Start and end as the clock shows them, in minutes since `begin`; the end is outside. */
function minutesOf(span: Timed, begin: number): { readonly start: number; readonly end: number } {
  const minutes = (moment: number) => (moment - begin) / minuteLength;
  const start = minutes(wall(span.start));
  // Of the moment before the end: where a clock skips midnight, the end itself shows a time of the next day.
  const end = minutes(wall(span.end.subtract({ milliseconds: 1 })) + 1);
  return { start, end: Math.max(end, start) };
}
