import type { CalendarEvent } from '../../data/records/index.js';
import type { Bar, WeekBars } from '../../data/time/index.js';

type Week = WeekBars<CalendarEvent>;
type Bars = Week['bars'];

/** Whether an event is a bar over whole or several days. */
export const isBar = ({ item: { span }, length, begins, ends }: Bar<CalendarEvent>): boolean =>
  span.allDay || length > 1 || !begins || !ends;

/** The events seen on a day, by its column. */
export const barsOn = ({ bars }: Week, column: number): Bars =>
  bars.filter((bar) => bar.column <= column && column < bar.column + bar.length);

/** The events that a day has to itself. */
export const ownEvents = ({ bars }: Week, column: number): CalendarEvent[] =>
  bars.filter((bar) => bar.column === column && bar.length === 1 && bar.begins && bar.ends).map(({ item }) => item);

/** The number of dots for a number of events: one, some, or many. */
export const dotsFor = (count: number): number => (count > 4 ? 3 : count > 1 ? 2 : count);

/** The number of titles that find room for a second line in each line that is free. */
const titlesPerLine = 3;

/** The events that begin on a day. */
interface EventsFrom {
  readonly above: Bars;
  /** The events below all bars whose titles may have two lines, since there is room. */
  readonly roomy: Bars;
  /** The first line below all bars, counted from 0. */
  readonly line: number;
}

/** @param lines how many lines a day has */
export function eventsFrom(week: Week, column: number, lines: number): EventsFrom {
  const here = barsOn(week, column);
  const line = Math.max(0, ...here.filter(isBar).map((bar) => bar.line + 1));
  const used = Math.max(0, ...here.map((bar) => bar.line + 1));
  const room = week.hidden[column] ? 0 : (lines - used) * titlesPerLine;
  const own = here.filter((bar) => bar.column === column);
  const low = own.filter((bar) => bar.line >= line);
  const roomy = room < low.length ? [] : low;
  return { above: own.filter((bar) => !roomy.includes(bar)), roomy, line };
}
