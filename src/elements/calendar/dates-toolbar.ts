import type { TemplateResult } from 'lit';
import type { CalendarMessages } from '../../locale/index.js';
import type { Period } from '../../query/index.js';
import { dayHeading, monthHeading, monthOf, shortDays } from '../../time/index.js';
import { periodToolbar, type Turn } from '../period/period-toolbar.js';
import type { CalendarState } from './calendar-state.js';
import { lengthOf, rangeOf, type TurnedRange } from './turned-days.js';

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

/** The toolbar of a list or map: it turns by the days of the filters, else by months; without either it shows what comes next. */
export function datesToolbar(state: CalendarState, locale: string, messages: CalendarMessages, turn: (way: Turn) => void): TemplateResult {
  const { turnedDays, level, week } = state;
  const [previous, next] = turnedDays ? turnNames[lengthOf(turnedDays, week) ?? 'others'](messages) : [];
  return periodToolbar({ heading: headingOf(state, locale, messages), level, previous, next, messages }, turn);
}

function headingOf(state: CalendarState, locale: string, messages: CalendarMessages): string {
  const { filteredDays, turnedDays, date } = state;
  if (filteredDays) return nameOf(filteredDays, state, locale, messages);
  if (!turnedDays) return state.value('range') === 'past' ? messages.pastEvents : messages.events;
  return date ? monthHeading(monthOf(date), locale) : messages.upcoming;
}

/** "This weekend · Nov 28 – 29", "Nov 28 – 29", "Tomorrow · Sunday, November 22" or "November 2026". */
function nameOf(days: Period, { today, week }: CalendarState, locale: string, messages: CalendarMessages): string {
  const length = lengthOf(days, week);
  if (length === 'today') return dayHeading(days.first, locale, today);
  if (length === 'month') return monthHeading(monthOf(days.first), locale);
  const range = rangeOf(days, today, week);
  const name = { weekend: messages.thisWeekend, week: messages.thisWeek }[range as string];
  return [name, shortDays(days.first, days.last, locale, today)].filter(Boolean).join(' · ');
}
