import { nothing } from 'lit/html.js';
import { statusLine } from '../cards/frame.js';
import { monthOf, yearOf } from '../../data/time/index.js';
import { legendSpace } from '../parts/legend-space.js';
import { planDay } from './agenda.js';
import { styles } from './cal-event-month.styles.js';
import type { PeriodOptions } from './cal-period.js';
import { chosenDay } from './day-events.js';
import { monthPicker, pickerButton } from './month-picker.js';
import { belowMonth, monthContent, monthDays, monthLabels, type MonthDaysOptions } from './month-view.js';
import { periodContent, periodHead, periodStatus } from './period-content.js';
import { periodToolbar } from './period-toolbar.js';
import { periodStyles } from './period.styles.js';
import { dayBox, previewBox } from './popover-boxes.js';

export { gridWidth, linesIn, numberedWeeks } from './month-view.js';

/** The styles of a month and what stands above it: those of boxes come with the element. */
export const firstMonthStyles = periodStyles(styles);

/** The handler of everything, until the element is there. */
const nobody = () => {};

/** A month as its element shows it once it has events, before its code is there. */
export interface FirstMonth extends Omit<
  MonthDaysOptions,
  keyof PeriodOptions | 'choose' | 'isWaiting' | 'open' | 'isMini'
> {
  readonly options: PeriodOptions;
  /** The number of events of the month. */
  readonly count: number;
  readonly headingLevel: number;
  /** Whether it is a small month above the events of its day. */
  readonly isSmall: boolean;
}

/** The content of the box of the element. */
export function firstMonth({ options, count, headingLevel, isSmall, ...days }: FirstMonth): {
  readonly head: unknown;
  readonly data: unknown;
} {
  const { common, messages, today } = options;
  const { day, display } = days;
  const { locale } = display;
  const month = monthOf(day, locale);
  const labels = monthLabels(month, messages, locale);
  const picker = { messages, locale, year: yearOf(day, locale), month, today };
  const toolbar = {
    ...options,
    ...labels,
    level: headingLevel,
    heading: pickerButton(labels.heading, messages),
    picker: monthPicker(picker, { turnYear: nobody, pick: nobody, onToggle: nobody }),
  };
  const context = { ...options, display, choose: nobody, isWaiting: false };
  const look = isSmall ? { isMini: true, lines: Infinity, selected: day } : { isMini: false };
  const grid = monthDays({ ...days, ...context, open: undefined, ...look });
  const below = isSmall ? belowMonth(chosenDay(planDay(days.items, day), context, headingLevel + 1, nothing)) : nothing;
  return {
    head: periodHead(
      [periodToolbar(toolbar, nobody), nothing],
      statusLine(periodStatus(labels.heading, count, common), false),
    ),
    data: periodContent(monthContent(grid, { day: dayBox(), preview: previewBox() }, below), legendSpace),
  };
}
