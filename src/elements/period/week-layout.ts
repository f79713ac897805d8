import {
  cascade,
  layOutSideBySide,
  planWeek,
  sideBySide,
  type Across,
  type Bar,
  type DaySegment,
  type DisplayOptions,
  type LaidOut,
} from '../../data/time/index.js';
import type { CalendarEvent } from '../../data/records/index.js';
import type { WeekAttributes } from '../tables/week-attributes.js';

/** Minutes that the words of an event need to be read. */
const shortest = 30;

/** Minutes until another event may begin on top of one, whose first words are seen by then. */
const headroom = 45;

/**
 * The most and the fewest events side by side in a day; in boxes as narrow as a phone there are never more than three.
 */
const [most, mostOnPhones, fewest] = [12, 3, 2];

/**
 * Times the font size: boxes as narrow as a phone, the narrowest day in which none of its events covers another, and
 * the least day of a week.
 */
const [phoneWidth, laneDay, leastDay] = [30, 8, 5.5];

/**
 * Times the font size: the room that an event needs beside others, that is seen of one under others, and the names of
 * the hours.
 */
const [laneWidth, seenWidth, axisWidth] = [3.5, 2.25, 4];

/** How the events of a day share its width. */
export interface DayRoom {
  /** The number of events that have room beside each other; the others are listed on request. */
  readonly lanes: number;
  /** Whether they cover each other in part. */
  readonly isCascade: boolean;
}

/** The room of so many days in a box that is so many times its font size wide. */
export function dayRoom(days: number, width: number): DayRoom {
  const day = Math.max(leastDay, (width - axisWidth) / days);
  const isCascade = day < laneDay;
  // Each but the last one is covered by 30 %.
  const lanes = Math.floor(isCascade ? day / seenWidth - 0.43 : day / laneWidth);
  return { isCascade, lanes: Math.min(width < phoneWidth ? mostOnPhones : most, Math.max(fewest, lanes)) };
}

/** Hour at which a day without events opens. */
const usualStart = 8;

/** An event of a day, with its position. */
export type PlacedEvent = LaidOut<DaySegment<CalendarEvent>> & Across;

export interface WeekLayout extends Pick<DayRoom, 'isCascade'> {
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
  { lanes, isCascade }: DayRoom,
): WeekLayout {
  const plan = planWeek(events, days, display, nightEnd);
  const segments = plan.days.flat();
  const firstHour = Math.min(slotMin, ...segments.map(({ from }) => Math.floor(from / 60)));
  const lastHour = Math.max(
    slotMax,
    ...segments.map(({ from, to }) => Math.max(Math.ceil(to / 60), Math.floor(from / 60) + 1)),
  );
  const begins = segments.filter((segment) => segment.begins).map(({ from }) => Math.floor(from / 60));
  const place = (day: readonly DaySegment<CalendarEvent>[]) => {
    const boxes = layOutSideBySide(day, shortest, lastHour * 60, lanes);
    const across = isCascade ? cascade(boxes, headroom) : sideBySide(boxes);
    return boxes.map((box, index) => ({ ...box, ...across[index]! }));
  };
  return {
    isCascade,
    bars: plan.bars,
    days: plan.days.map(place),
    firstHour,
    lastHour,
    openingHour: begins.length ? Math.min(...begins) : usualStart,
  };
}

/** Whether an event of the evening before ends so early that a list of days has it on its evening alone. */
export const isOfEvening = (
  { stretch: { begins, ends, to } }: Pick<PlacedEvent, 'stretch'>,
  nightEnd: number,
): boolean => !begins && ends && to <= nightEnd * 60;

/** The events of whole days that a list of days has on one of its days, by its index: those that begin on it. */
export const barsFrom = ({ bars }: Pick<WeekLayout, 'bars'>, index: number): WeekLayout['bars'] =>
  bars.filter(({ begins, column }) => begins && column === index);
