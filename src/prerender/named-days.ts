import { requestingTag } from '../elements/first-request.js';
import { starts } from '../elements/starts.js';
import {
  dayShown,
  firstDayOfWeek,
  languageOf,
  localeOf,
  periodOfWeek,
  type Period,
  type Settings,
} from '../data/query/index.js';
import { calendarEvent } from '../data/records/index.js';
import { readFilters, type EventRepresentation } from '../data/schema/index.js';
import { lastOfMonth, monthOf, occupiedDays, shownZone, type ClockOptions } from '../data/time/index.js';

/**
 * The days that the heading of a month or a week names: it requests the days around them too. `undefined` for other
 * elements.
 * @param now milliseconds since the epoch
 */
export function namedDays(element: Element, settings: Settings, now: number): Period | undefined {
  const tag = requestingTag(element);
  if (tag !== 'cal-event-month' && tag !== 'cal-event-week') return undefined;
  const { date, days }: Readonly<Record<string, unknown>> = readFilters(starts[tag].firstRequest.attributes, (name) =>
    element.getAttribute(name),
  );
  const day = dayShown(date, settings.time_zone, now);
  const language = languageOf(element);
  const locale = localeOf(settings, language);
  if (tag === 'cal-event-month') return { first: monthOf(day, locale), last: lastOfMonth(day, locale) };
  return periodOfWeek(day, firstDayOfWeek(settings, language), days as number | undefined);
}

/** The events that touch the days on the clocks that they are shown on. */
export const touching = (
  items: readonly unknown[],
  { first, last }: Period,
  display: ClockOptions,
): readonly unknown[] =>
  items.filter((item) => {
    try {
      const { span } = calendarEvent(item as EventRepresentation);
      const days = occupiedDays(span, shownZone(span, display));
      return days.first <= last && days.last >= first;
    } catch {
      return false; // The element leaves it out, too.
    }
  });
