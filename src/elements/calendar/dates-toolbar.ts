import type { TemplateResult } from 'lit';
import type { CalendarMessages } from '../../locale/index.js';
import { periodToolbar, type Turn } from '../period/period-toolbar.js';
import type { CalendarState } from './calendar-state.js';
import { headingOf } from './dates-heading.js';
import { lengthOf, type TurnedRange } from './turned-days.js';

export { toolbarStyles } from '../period/period-toolbar.styles.js';
export type { Turn };

/** Names of the buttons that turn, by what days they turn from. */
const turnNames: Readonly<Record<TurnedRange | 'others', (messages: CalendarMessages) => readonly [string, string]>> = {
  today: ({ previousDay, nextDay }) => [previousDay, nextDay],
  weekend: ({ previousWeekend, nextWeekend }) => [previousWeekend, nextWeekend],
  week: ({ previousWeek, nextWeek }) => [previousWeek, nextWeek],
  month: ({ previousMonth, nextMonth }) => [previousMonth, nextMonth],
  others: ({ previousDays, nextDays }) => [previousDays, nextDays],
};

/**
 * The toolbar of a list or map: it turns by the days of the filters, else by months; without either it shows what comes
 * next.
 */
export function datesToolbar(
  state: CalendarState,
  locale: string,
  messages: CalendarMessages,
  turn: (way: Turn) => void,
): TemplateResult {
  const { turnedDays, level, week } = state;
  const [previous, next] = turnedDays ? turnNames[lengthOf(turnedDays, week) ?? 'others'](messages) : [];
  return periodToolbar({ heading: headingOf(state, locale, messages), level, previous, next, messages }, turn);
}
