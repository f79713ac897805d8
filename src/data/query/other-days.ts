/**
 * Finds the events on the requested days, on the clocks that they are shown on: servers compare the days of several
 * clocks.
 */
import { calendarEvent } from '../records/event.js';
import type { EventRepresentation } from '../schema/representations.js';
import { addDays } from '../time/days.js';
import { occupiedDays } from '../time/occupied-days.js';
import { shownZone, todayOf } from '../time/shown-clock.js';
import { visitorTimeZone } from '../time/intl-cache.js';
import type { ListPlan } from './list-plan.js';
import { settings as table } from './settings.js';

/** The days of an event, and the requested days of such an event. */
function daysOf(item: unknown, { days, settings: { time_zone: timeZone, time_display: timeDisplay } }: ListPlan) {
  const { span } = calendarEvent(item as EventRepresentation);
  const display = { timeZone: timeZone ?? visitorTimeZone(), timeDisplay: timeDisplay ?? table.time_display.default };
  const today = todayOf(span, display, days!.now);
  return { ...occupiedDays(span, shownZone(span, display)), today, asked: days!.on(today) };
}

/** Whether an event is on the days of its range; needs Temporal, as all that follows. */
export function isOnItsDays(item: unknown, plan: ListPlan): boolean {
  const { first, last, asked } = daysOf(item, plan);
  return first <= asked.starts_before!.slice(0, 10) && last > asked.ends_after!.slice(0, 10);
}

/** Whether an event has begun before the days of its range, or before today where that has no first day. */
export function hasBegun(item: unknown, plan: ListPlan): boolean {
  if (!plan.days?.differ && plan.days?.range !== 'upcoming') return false;
  const { first, today, asked } = daysOf(item, plan);
  return first < (plan.days.differ ? addDays(asked.ends_after!, 1) : today);
}
