import type { CalendarMessages } from '../../locale/index.js';
import type { Period } from '../../data/query/index.js';
import { dayHeading, monthHeading, shortDays } from '../../data/time/index.js';
import type { CalendarState } from './calendar-state.js';
import { lengthOf, rangeOf } from './turned-days.js';

/** The name of the days that a list or map shows. */
export function headingOf(state: CalendarState, locale: string, messages: CalendarMessages): string {
  const { filteredDays, turnedDays, date } = state;
  if (filteredDays) return nameOf(filteredDays, state, locale, messages);
  if (!turnedDays) return state.value('range') === 'past' ? messages.pastEvents : messages.events;
  return date ? monthHeading(date, locale) : messages.upcoming;
}

/** "This weekend · Nov 28 – 29", "Dec 12 – 13", "Tomorrow · Sunday, November 22" or "November 2026". */
function nameOf(days: Period, state: CalendarState, locale: string, messages: CalendarMessages): string {
  const { today, week } = state;
  const length = lengthOf(days, week);
  if (length === 'today') return dayHeading(days.first, locale, today);
  if (length === 'month') return monthHeading(days.first, locale);
  const range = rangeOf(days, today, week) ?? state.value('range');
  const name = messages.ranges[range as keyof CalendarMessages['ranges']];
  return [name, shortDays(days.first, days.last, locale, today)].filter(Boolean).join(' · ');
}
