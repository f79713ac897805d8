import { html, type TemplateResult } from 'lit/html.js';
import type { Period } from '../../data/query/index.js';
import type { CalendarEvent } from '../../data/records/index.js';
import {
  daysName,
  minuteOfDay,
  occupiedDays,
  shownZone,
  today as dayIn,
  type DisplayOptions,
} from '../../data/time/index.js';
import type { CalendarMessages } from '../../locale/index.js';
import type { WeekLayout } from './week-layout.js';

/**
 * More days than these become a list of days where there is no room for their columns: a little below this width, in
 * times the font size.
 */
export const mostColumns = 3;
export const listWidth = 29;

/** The names of so many days, and of the buttons that turn. */
export function weekLabels({ first, last }: Period, days: number, messages: CalendarMessages, locale: string) {
  const heading = daysName(first, last, locale);
  if (days === 7) return { heading, previous: messages.previousWeek, next: messages.nextWeek };
  if (days === 1) return { heading, previous: messages.previousDay, next: messages.nextDay };
  return { heading, previous: messages.previousDays, next: messages.nextDays };
}

/** The grid of days and hours, and its boxes. */
export const weekContent = (
  grid: TemplateResult,
  boxes: { readonly day: TemplateResult; readonly preview: TemplateResult },
): TemplateResult => html`${grid} ${boxes.day} ${boxes.preview}`;

/**
 * The present on the clock that the events of today are shown on, in minutes; none where their clocks differ.
 * @param zone the clock of a day without events
 */
export function currentMinute(
  events: readonly CalendarEvent[],
  display: DisplayOptions,
  zone: string,
  today: string,
): number | undefined {
  const ofToday = events.filter(({ span }) => {
    const { first, last } = occupiedDays(span, shownZone(span, display));
    return !span.allDay && first <= today && today <= last;
  });
  const zones = ofToday.length ? ofToday.map(({ span }) => shownZone(span, display)) : [zone];
  const now = Date.now();
  const [clock, ...others] = new Set(
    zones.map((one) => (dayIn(one, now) === today ? minuteOfDay(one, now) : undefined)),
  );
  return others.length ? undefined : clock;
}

/** Headings and hours go where the days go. */
export function follow({ scrollLeft, scrollTop, parentElement: grid }: HTMLElement): void {
  for (const row of grid!.querySelectorAll('.head, .bars')) row.scrollLeft = scrollLeft;
  grid!.querySelector('.axis')!.scrollTop = scrollTop;
}

/** Scrolls to the first event, and to today where not all days fit. */
export function scrollToFirst(
  scroller: HTMLElement,
  { openingHour, firstHour, lastHour }: WeekLayout,
  isReversed: boolean,
): void {
  // A quarter of an hour more, for the name of the hour.
  scroller.scrollTop = (scroller.scrollHeight * (openingHour - firstHour - 0.25)) / (lastHour - firstHour);
  const today = scroller.querySelector('.column.today')?.getBoundingClientRect();
  const seen = scroller.getBoundingClientRect();
  if (today) scroller.scrollLeft += isReversed ? today.right - seen.right : today.left - seen.left;
  follow(scroller);
}
