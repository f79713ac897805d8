import { occupiedDays, type OccupiedDays } from './occupied-days.js';
import type { Span } from './span.js';
import { onShownClock, type DisplayOptions } from './format-span.js';

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
  /** How many items of each day are not seen, because there are more than lines. */
  readonly hidden: readonly number[];
}

/**
 * Where items stand on the clock that is shown: what has no clock first, then by time. Those that cannot be dated are left out.
 * @param threshold the hour before which an end belongs to the day before
 */
export function dayItemsOf<T extends { readonly span: Span | undefined }>(
  items: readonly T[],
  display: Pick<DisplayOptions, 'timeZone' | 'timeDisplay'>,
  threshold = 0,
): DayItem<T>[] {
  return items.flatMap((item) => {
    const { span } = item;
    if (!span) return [];
    const days = occupiedDays(span, display.timeDisplay === 'visitor' ? display.timeZone : undefined, threshold);
    return { item, ...days, rank: span.allDay ? '' : onShownClock(span, display).start.toPlainDateTime().toString() };
  });
}

const order = <T>(a: DayItem<T>, b: DayItem<T>) =>
  Number(a.first === a.last) - Number(b.first === b.last) ||
  compare(a.first, b.first) ||
  compare(b.last, a.last) ||
  compare(a.rank, b.rank);
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Lays items over the days of consecutive weeks: those of several days first, which have begun first and of such the longest on top, then
 * the others where there is room. A day with more items than `lines` gives its last line to the number of those hidden.
 */
export function layWeeks<T>(weeks: readonly (readonly string[])[], items: readonly DayItem<T>[], lines: number): WeekBars<T>[] {
  const sorted = [...items].sort(order);
  return weeks.map((days) => {
    const [start, end] = [days[0]!, days.at(-1)!];
    const taken: boolean[][] = days.map(() => []);
    const laid = sorted
      .filter(({ first, last }) => first <= end && last >= start)
      .map(({ item, first, last }): Bar<T> => {
        const [begins, ends] = [first >= start, last <= end];
        const column = begins ? days.indexOf(first) : 0;
        const columns = taken.slice(column, ends ? days.indexOf(last) + 1 : undefined);
        let line = 0;
        while (columns.some((day) => day[line])) line++;
        for (const day of columns) day[line] = true;
        return { item, line, column, length: columns.length, begins, ends };
      });
    return seen(laid, lines, days.length);
  });
}

/** Hides items without a line. A day with hidden items keeps one line free for their number. */
function seen<T>(laid: readonly Bar<T>[], lines: number, days: number): WeekBars<T> {
  const hidden = Array.from({ length: days }, () => 0);
  const hide = (bars: readonly Bar<T>[]) => {
    for (const { column, length } of bars) for (let day = column; day < column + length; day++) hidden[day]!++;
  };
  hide(laid.filter(({ line }) => line >= lines));
  const isCrowded = ({ line, column, length }: Bar<T>) => line === lines - 1 && hidden.slice(column, column + length).some(Boolean);
  const crowded = laid.filter(isCrowded);
  hide(crowded);
  const bars = laid.filter((bar) => bar.line < lines && !crowded.includes(bar));
  return { bars: bars.sort((a, b) => a.column - b.column || a.line - b.line), hidden };
}
