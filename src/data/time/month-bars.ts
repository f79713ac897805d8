import { occupiedDays, type OccupiedDays } from './occupied-days.js';
import type { Span } from './span.js';
import { onShownClock } from './format-span.js';
import { shownZone, type ClockOptions } from './shown-clock.js';

/** An item that occupies days. */
export interface DayItem<T> extends OccupiedDays {
  readonly item: T;
  /** Order among those that begin on the same day and are equally long. */
  readonly rank: string;
}

/** The part of an item that lies in one week. */
export interface Bar<T> {
  readonly item: T;
  /** Line below the number of the day, counted from 0. */
  readonly line: number;
  /** Index of its first day in the week. */
  readonly column: number;
  /** In days. */
  readonly length: number;
  /** Whether the item begins, and ends, in this week. */
  readonly begins: boolean;
  readonly ends: boolean;
}

/** A week with its bars and hidden counts. */
export interface WeekBars<T> {
  /** In the order of their days, then of their lines. */
  readonly bars: readonly Bar<T>[];
  /** The number of items of each day that are not seen, because there are more than lines. */
  readonly hidden: readonly number[];
}

/**
 * The days of items on the clock that is shown: those without a clock first, then by time. Undated ones are left out.
 * @param threshold the hour before which an end belongs to the day before
 */
export function dayItemsOf<T extends { readonly span: Span | undefined }>(
  items: readonly T[],
  display: ClockOptions,
  threshold = 0,
): DayItem<T>[] {
  return items.flatMap((item) => {
    const { span } = item;
    if (!span) return [];
    const days = occupiedDays(span, shownZone(span, display), threshold);
    return { item, ...days, rank: span.allDay ? '' : onShownClock(span, display).start.toPlainDateTime().toString() };
  });
}

/** The part of an item that lies in a week, as the indexes of its first day and of the day after its last. */
interface Stretch<T> {
  readonly item: DayItem<T>;
  readonly from: number;
  readonly to: number;
}

const order = <T>(one: Stretch<T>, other: Stretch<T>) => {
  const [a, b] = [one.item, other.item];
  return (
    Number(a.first === a.last) - Number(b.first === b.last) ||
    one.from - other.from ||
    other.to - one.to ||
    compare(a.first, b.first) ||
    compare(b.last, a.last) ||
    compare(a.rank, b.rank)
  );
};
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Lays items over the days of consecutive weeks: those of several days first, in each week the earliest and of such the
 * longest on top, so that little is free between them, then the others where there is room. A day with more items than
 * `lines` gives its last line to the number of those hidden. An item is hidden on such days alone: its bar ends before
 * them, and begins again after them.
 */
export function layWeeks<T>(
  weeks: readonly (readonly string[])[],
  items: readonly DayItem<T>[],
  lines: number,
): WeekBars<T>[] {
  return weeks.map((days) => {
    const [start, end] = [days[0]!, days.at(-1)!];
    const laid = items
      .filter(({ first, last }) => first <= end && last >= start)
      .map((item) => ({
        item,
        from: item.first < start ? 0 : days.indexOf(item.first),
        to: item.last > end ? days.length : days.indexOf(item.last) + 1,
      }))
      .sort(order);
    const counts = days.map((_, day) => laid.filter(({ from, to }) => from <= day && day < to).length);
    const room = counts.map((count) => (count > lines ? lines - 1 : lines));
    const taken: boolean[][] = days.map(() => []);
    const bars = laid.flatMap(({ item: { item, first, last }, from, to }) => {
      const pieces: Bar<T>[] = [];
      for (let column = from; column < to;) {
        const [line, length] = longest(taken, room, column, to);
        if (length) {
          const [begins, ends] = [column === from && first >= start, column + length === to && last <= end];
          pieces.push({ item, line, column, length, begins, ends });
        }
        for (let day = column; day < column + length; day++) taken[day]![line] = true;
        column += length || 1;
      }
      return pieces;
    });
    const hidden = counts.map((count, day) => count - taken[day]!.filter(Boolean).length);
    return { bars: bars.sort((a, b) => a.column - b.column || a.line - b.line), hidden };
  });
}

/**
 * The first line on which a bar that begins in this column goes farthest, and how far: no days where this one is full.
 */
function longest(
  taken: readonly boolean[][],
  room: readonly number[],
  column: number,
  end: number,
): [line: number, length: number] {
  let found: [line: number, length: number] = [0, 0];
  const most = Math.min(room[column]!, taken[column]!.length + 1);
  for (let line = 0; line < most && found[1] < end - column; line++) {
    let length = 0;
    while (column + length < end && line < room[column + length]! && !taken[column + length]![line]) length++;
    if (length > found[1]) found = [line, length];
  }
  return found;
}
