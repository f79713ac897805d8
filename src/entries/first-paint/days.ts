import { loadMessages, type Messages } from '../../locale/index.js';
import { arrange, isComplete, type PeriodRequest } from '../../data/query/index.js';
import type { Page } from '../../data/client/index.js';
import { calendarEvent, type CalendarEvent } from '../../data/records/index.js';
import type { EventRepresentation } from '../../data/schema/index.js';
import { commonZone, today as todayIn, type DisplayOptions } from '../../data/time/index.js';
import type { PeriodOptions } from '../../elements/period/cal-period.js';
import { touching } from '../../elements/period/period-content.js';
import type { PeriodAttributes } from '../../elements/tables/period-attributes.js';
import type { ElementToPaint } from './first-paint.js';

/** Days with events, as the first script has read them from the attributes of their element. */
export type DaysToPaint<A = unknown> = ElementToPaint<PeriodRequest, A & PeriodAttributes>;

/** Days whose events have come. */
export interface FoundDays {
  readonly days: ReturnType<PeriodRequest['daysAt']>;
  readonly options: PeriodOptions;
  /** The zone of the clock that most of the events are shown on. */
  readonly zone: string;
  readonly events: readonly CalendarEvent[];
  /** The width of the element in times its font size. */
  readonly ems: number;
}

/** The width of an element in times its font size: one that is not defined yet has none of its own. */
function emsOf(element: HTMLElement): number {
  const { style } = element;
  const { display } = style;
  style.display = 'block';
  const ems = element.clientWidth / parseFloat(getComputedStyle(element).fontSize);
  style.display = display;
  if (!element.getAttribute('style')) element.removeAttribute('style');
  return ems;
}

/** The days with what has come; `undefined` where their element is to show them. */
export async function findDays(
  { element, asked, language, attributes: { date } }: DaysToPaint,
  page: Page<EventRepresentation>,
  common: Messages,
  display: DisplayOptions,
): Promise<FoundDays | undefined> {
  const { order, perPage, limit, beyond, daysAt } = asked;
  const window = { order, perPage, limit, beyond, first: 1, last: Infinity };
  const known = new Map([[1, page]]);
  const view = isComplete(window, known) ? arrange(window, known) : undefined;
  const ems = emsOf(element);
  // What has no room at all is hidden, and may have any later.
  if (!view || !ems) return undefined;
  const { timeZone, timeDisplay } = display;
  const messages = await loadMessages('calendar', language);
  const all = view.items.map(calendarEvent);
  const zone = timeDisplay === 'visitor' ? timeZone : commonZone(all, display);
  const today = todayIn(zone, Date.now());
  const days = daysAt(date ?? today);
  // On the clock of the events these may be other days than the requested ones.
  if (days.first !== daysAt(date).first) return undefined;
  const options = { common, messages, today, colors: undefined };
  return { days, options, zone, ems, events: touching(all, days, display) };
}
