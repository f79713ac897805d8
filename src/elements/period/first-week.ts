import { nothing } from 'lit/html.js';
import { statusLine } from '../cards/frame.js';
import type { Period } from '../../data/query/index.js';
import { legendSpace } from '../parts/legend-space.js';
import { styles } from './cal-event-week.styles.js';
import type { PeriodOptions } from './cal-period.js';
import { periodContent, periodHead, periodStatus } from './period-content.js';
import { periodToolbar } from './period-toolbar.js';
import { periodStyles } from './period.styles.js';
import { dayBox, previewBox } from './popover-boxes.js';
import { weekGrid, type WeekGridOptions } from './week-grid.js';
import type { WeekLayout } from './week-layout.js';
import { follow, listWidth, mostColumns, weekContent, weekLabels } from './week-view.js';

/** The styles of a week and what stands above it: those of boxes come with the element. */
export const firstWeekStyles = periodStyles(styles);

/** The handler of everything, until the element is there. */
const nobody = () => {};

/** A week as its element shows it once it has events, before its code is there. */
export interface FirstWeek extends Pick<WeekGridOptions, 'display' | 'days' | 'nightEnd' | 'currentMinute' | 'nameOf'> {
  readonly options: PeriodOptions;
  readonly period: Period;
  readonly count: number;
  readonly headingLevel: number;
  /** The width of the element in times its font size. */
  readonly ems: number;
}

/** The content of the box of the element. */
export function firstWeek(
  layout: WeekLayout,
  { options, period, count, headingLevel, ems, ...shown }: FirstWeek,
): { readonly head: unknown; readonly data: unknown } {
  const { days, display } = shown;
  const labels = weekLabels(period, days.length, options.messages, display.locale);
  const grid = weekGrid(layout, {
    ...options,
    ...shown,
    choose: nobody,
    isWaiting: false,
    isListed: ems < listWidth && days.length > mostColumns,
    headingLevel: headingLevel + 1,
    chooseDay: days.length > 1 ? nobody : undefined,
    listDay: nobody,
    scrolled: ({ currentTarget }) => follow(currentTarget as HTMLElement),
    pressed: nobody,
    touched: nobody,
  });
  return {
    head: periodHead(
      [periodToolbar({ ...options, ...labels, level: headingLevel }, nobody), nothing],
      statusLine(periodStatus(labels.heading, count, options.common), false),
    ),
    data: periodContent(weekContent(grid, { day: dayBox(), preview: previewBox() }), legendSpace),
  };
}
