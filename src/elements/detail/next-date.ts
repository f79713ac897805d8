import { html, nothing, type TemplateResult } from 'lit';
import type { DetailMessages } from '../../locale/index.js';
import type { CalendarEvent } from '../../data/records/index.js';
import { briefSpan, dayNearness, hasEnded, todayOf, type DisplayOptions } from '../../data/time/index.js';
import { select } from '../cards/card.js';

/** The title, venues and organizers, which the dates of a series have in common. */
const nameOf = ({ title, venues, organizers }: CalendarEvent): string =>
  JSON.stringify([title, ...[venues, organizers].map((all) => all.map(({ id }) => id))]);

/** "Next: tomorrow, 12:00 PM" */
function whenOf({ span }: CalendarEvent, { nextDate }: DetailMessages, display: DisplayOptions, today: string): string {
  const { day, date, time, isDay, isBadge } = briefSpan(
    span.allDay ? span : { ...span, end: span.start },
    display,
    today,
  );
  // Within a sentence a near day is written small.
  const near = isDay && !isBadge ? dayNearness(day, display.locale, today) : undefined;
  return nextDate(near ?? date, time);
}

/**
 * The way from an event that is over to the next one of its series, where that is among others that are known.
 * @param now in milliseconds since the epoch
 */
export function nextDateLink(
  event: CalendarEvent,
  others: readonly CalendarEvent[],
  messages: DetailMessages,
  display: DisplayOptions,
  now: number,
): TemplateResult | typeof nothing {
  const today = todayOf(event.span, display, now);
  const next = others.find(
    (other) => other.key !== event.key && nameOf(other) === nameOf(event) && !hasEnded(other.span, today, now),
  );
  return next?.url
    ? html`<a
        part="button next-date"
        class="labeled primary"
        href=${next.url}
        @click=${(click: MouseEvent) => select(click, { event: next })}
        ><span class="labeled next">${whenOf(next, messages, display, today)}</span></a
      >`
    : nothing;
}
