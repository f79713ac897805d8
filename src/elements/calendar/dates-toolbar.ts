import type { TemplateResult } from 'lit';
import type { CalendarMessages } from '../../locale/index.js';
import { monthHeading, monthOf } from '../../time/index.js';
import { periodToolbar, type Turn } from '../period/period-toolbar.js';

export { toolbarStyles } from '../period/period-toolbar.styles.js';
export type { Turn };

export interface DatesToolbarOptions {
  readonly date: string | undefined;
  readonly range: unknown;
  readonly level: number;
  readonly locale: string;
  readonly messages: CalendarMessages;
}

/** The toolbar of a list or map, which turns from month to month; without a date it shows what comes next. */
export function datesToolbar({ date, range, level, locale, messages }: DatesToolbarOptions, turn: (way: Turn) => void): TemplateResult {
  const name = range === undefined || range === 'upcoming' ? messages.upcoming : messages.events;
  return periodToolbar(
    {
      heading: date && range === undefined ? monthHeading(monthOf(date), locale) : name,
      level,
      isAway: date !== undefined || range !== undefined,
      previous: messages.previousMonth,
      next: messages.nextMonth,
      messages,
    },
    turn,
  );
}
