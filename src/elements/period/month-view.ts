import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { CalendarMessages } from '../../locale/index.js';
import type { CalendarEvent } from '../../data/records/index.js';
import { layWeeks, monthHeading, monthOf, weeksOfMonth, type DayItem, type MonthWeek } from '../../data/time/index.js';
import type { MonthAttributes } from '../tables/month-attributes.js';
import { monthGrid, type MonthGridOptions } from './month-grid.js';

/** Narrower than so many times its own font size, a month is a small one above the events of a day. */
export const gridWidth = 36;

/** The names of the month of a day, and of the buttons that turn. */
export const monthLabels = (date: string, { previousMonth, nextMonth }: CalendarMessages, locale: string) => ({
  heading: monthHeading(date, locale),
  previous: previousMonth,
  next: nextMonth,
});

/** The weeks of the month of a day; `firstDay` is 1 (Monday) to 7 (Sunday). */
export function numberedWeeks(
  date: string,
  firstDay: number,
  numbering: MonthAttributes['week_numbers'],
  locale: string,
): MonthWeek[] {
  return weeksOfMonth(
    date,
    firstDay,
    numbering === 'iso' || (numbering !== 'simple' && firstDay === 1) ? 'iso' : 'simple',
    locale,
  );
}

/**
 * The lines of a day: four, and as many more as a month has room for that is higher than its days need. A line has 26 px,
 * or more in a larger font; 5.5 lines are for what stands above and below the days. Lower windows have no such room, and
 * nothing is measured in them.
 */
export function linesIn(month: HTMLElement, { length }: readonly MonthWeek[]): number {
  if (innerHeight < 950) return 4;
  const line = Math.max(26, parseFloat(getComputedStyle(month).fontSize) * 1.625);
  return Math.max(4, Math.floor((month.offsetHeight / line - 5.5) / length - 1.5));
}

/** The options of a month, of which all days stand in one grid. */
export interface MonthDaysOptions extends Omit<MonthGridOptions, 'name' | 'month'> {
  readonly weeks: readonly MonthWeek[];
  readonly items: readonly DayItem<CalendarEvent>[];
  /** Whether days of the months before and after are shown. */
  readonly isOutsideShown: boolean;
}

interface GridHandlers {
  readonly click: (event: MouseEvent) => void;
  readonly keydown: (event: KeyboardEvent) => void;
  readonly focusin: (event: FocusEvent) => void;
  readonly pointerdown: (event: PointerEvent) => void;
}

/** The grid of a month, which nothing answers without handlers. */
export function monthDays(
  { weeks, items, isOutsideShown, ...options }: MonthDaysOptions,
  on?: GridHandlers,
): TemplateResult {
  const { locale } = options.display;
  const month = monthOf(options.day, locale);
  const shown = weeks.map(({ days }) => days.filter((date) => isOutsideShown || monthOf(date, locale) === month));
  const laid = layWeeks(shown, items, options.lines);
  const rows = weeks.map((week, index) => ({ ...week, ...laid[index]!, shown: shown[index]! }));
  const grid = monthGrid(rows, { ...options, month, name: monthHeading(month, locale) });
  return html`
    <div
      class="swiped fill"
      @click=${on?.click}
      @keydown=${on?.keydown}
      @focusin=${on?.focusin}
      @pointerdown=${on?.pointerdown}
    >
      ${grid}
    </div>
  `;
}

/** The chosen day below a small month. */
export const belowMonth = (chosen: TemplateResult, onPointerDown?: (event: PointerEvent) => void): TemplateResult =>
  html`<div class="swiped" @pointerdown=${onPointerDown}>${chosen}</div>`;

/** The days of a month, what stands below them, and its boxes. */
export const monthContent = (
  days: TemplateResult,
  boxes: { readonly day: TemplateResult; readonly preview: TemplateResult },
  below: unknown = nothing,
): TemplateResult => html`${days} ${below} ${boxes.day} ${boxes.preview}`;
