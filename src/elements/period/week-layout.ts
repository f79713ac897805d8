import {
  layOutSideBySide,
  planWeek,
  type Bar,
  type DaySegment,
  type DisplayOptions,
  type LaidOut,
} from '../../data/time/index.js';
import type { CalendarEvent } from '../../data/records/index.js';
import type { WeekAttributes } from '../tables/week-attributes.js';

/** Minutes that the words of an event need to be read. */
const shortest = 30;

/** The most events side by side in a day, and in boxes as narrow as a phone. */
const [most, mostOnPhones] = [12, 3];

/**
 * Times the font size: boxes as narrow as a phone, those where seven days have no room and four, or three, are seen at
 * once, and the least day of a week.
 */
const [phoneWidth, threeDays, fourDays, leastDay] = [30, 38, 48, 6];

/** Times the font size: the room of an event, of the number of those that have none, and of the names of the hours. */
const [laneWidth, numberWidth, axisWidth] = [3.75, 2, 4];

/** How the events of a day share its width. */
export interface DayRoom {
  /** The number of events that have room beside each other; the others are listed on request. */
  readonly lanes: number;
  /** The share of the width that the number of others takes beside the only lane. */
  readonly numberShare: number;
}

/** The number of days that are seen at once, and how much of the next one; the others are scrolled to. */
const daysSeen = (days: number, width: number): number =>
  days > 3 && width < fourDays ? (width < threeDays ? 3.25 : 4.25) : days;

/** The room of so many days in a box that is so many times its font size wide. */
export function dayRoom(days: number, width: number): DayRoom {
  const day = Math.max(leastDay, (width - axisWidth) / daysSeen(days, width));
  const lanes = Math.min(width < phoneWidth ? mostOnPhones : most, Math.floor(day / laneWidth));
  return { lanes, numberShare: numberWidth / day };
}

/** Hour at which a day without events opens. */
const usualStart = 8;

/** An event of a day, and its position across it, in shares of the width of the day. */
export type PlacedEvent = LaidOut<DaySegment<CalendarEvent>> & { readonly start: number; readonly size: number };

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
  { lanes, numberShare }: DayRoom,
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
    return boxes.map((box) => {
      const edge = (column: number) =>
        lanes === 1 && column === 1 && box.columns > 1 ? 1 - numberShare : column / box.columns;
      const start = edge(box.column);
      return { ...box, start, size: edge(box.column + box.width) - start };
    });
  };
  return {
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
