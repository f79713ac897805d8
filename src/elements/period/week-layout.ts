import { planWeek, layOutSideBySide, type Bar, type LaidOut, type DaySegment, type DisplayOptions } from '../../time/index.js';
import type { CalendarEvent } from '../../records/index.js';
import type { WeekAttributes } from '../tables/week-attributes.js';

/** Minutes that the words of an event need to be read. */
const shortest = 30;

/** The most and the fewest events side by side in a day. */
const [most, fewest] = [12, 2];

/** Times the font size: the room that an event needs beside others, that a day needs in a week, and the names of the hours. */
export const laneWidth = 3.5;
const [dayWidth, axisWidth] = [5.5, 4];

/** How many events have room side by side in each of so many days; the others are listed on request. */
export const lanesOf = (days: number, width: number): number =>
  Math.min(most, Math.max(fewest, Math.floor(Math.max(dayWidth, (width - axisWidth) / days) / laneWidth)));

/** Hour at which a day without events opens. */
const usualStart = 8;

type PlacedEvent = LaidOut<DaySegment<CalendarEvent>>;

export interface WeekLayout {
  readonly bars: readonly Bar<CalendarEvent>[];
  readonly days: readonly (readonly PlacedEvent[])[];
  /** Hours shown, the last one outside: those wanted, and those of all events beside them. */
  readonly firstHour: number;
  readonly lastHour: number;
  /** The hour that is to be seen first. */
  readonly openingHour: number;
}

/** The layout of the events on the given days and hours. */
export function layWeek(
  events: readonly CalendarEvent[],
  days: readonly string[],
  display: DisplayOptions,
  { slot_min: slotMin, slot_max: slotMax }: Pick<WeekAttributes, 'slot_min' | 'slot_max'>,
  nightEnd: number,
  lanes: number,
): WeekLayout {
  const plan = planWeek(events, days, display, nightEnd);
  const segments = plan.days.flat();
  const firstHour = Math.min(slotMin, ...segments.map(({ from }) => Math.floor(from / 60)));
  const lastHour = Math.max(slotMax, ...segments.map(({ from, to }) => Math.max(Math.ceil(to / 60), Math.floor(from / 60) + 1)));
  const begins = segments.filter((segment) => segment.begins).map(({ from }) => Math.floor(from / 60));
  return {
    bars: plan.bars,
    days: plan.days.map((day) => layOutSideBySide(day, shortest, lastHour * 60, lanes)),
    firstHour,
    lastHour,
    openingHour: begins.length ? Math.min(...begins) : usualStart,
  };
}
