import { html, nothing, type TemplateResult } from 'lit';
import { dayHeading, dayName, dayNumber, weekdayName, type DayItem } from '../../time/index.js';
import type { CalendarEvent } from '../../records/index.js';
import { eventCard } from '../parts/event-card.js';
import type { MonthRenderContext } from './month-event.js';

/** What is listed of a day. */
type OnDay = readonly DayItem<CalendarEvent>[];

/** The date of a card is said where the heading does not say it all. */
const cards = (events: OnDay, look: MonthRenderContext, level: number) => html`
  <ul part="list" class="items" role="list">
    ${events.map(
      ({ item, first, last }) =>
        html`<li part="item" class="item ${first < last ? 'days' : 'one-day'}">${eventCard(item, look, 'compact', level)}</li>`,
    )}
  </ul>
`;

/** A day of an agenda. */
export function agendaDay(date: string, events: OnDay, look: MonthRenderContext, level: number): TemplateResult {
  const { locale } = look.reader;
  const state = date === look.today ? 'today' : '';
  const name = date === look.today ? dayHeading(date, locale, look.today) : dayName(date, locale);
  return html`
    <section part="agenda-day ${state}" class="agenda-day compact ${state}" aria-label=${name}>
      <div part="agenda-date" class="agenda-date" role="heading" aria-level=${level} aria-label=${name}>
        <span part="agenda-weekday" class="weekday">${weekdayName(date, locale, 'short')}</span>
        <span part="day-number" class="number"><span>${dayNumber(date, locale)}</span></span>
      </div>
      ${cards(events, look, level + 1)}
    </section>
  `;
}

/** All events of a day, in a box above the page. */
export function dayPopover(
  date: string | undefined,
  events: OnDay,
  look: MonthRenderContext,
  level: number,
  onToggle: (event: Event) => void,
): TemplateResult {
  const { words, reader, today } = look;
  return html`
    <div
      id="day"
      part="popover day-popover"
      class="popover day-popover compact"
      popover
      role="dialog"
      aria-labelledby="day-heading"
      tabindex="-1"
      autofocus
      @toggle=${onToggle}
    >
      ${
        date
          ? html`
              <div class="popover-top">
                <div id="day-heading" part="heading day-heading" class="day-heading" role="heading" aria-level=${level}>
                  ${dayHeading(date, reader.locale, today)}
                </div>
                <button
                  part="button close"
                  class="step"
                  type="button"
                  popovertarget="day"
                  popovertargetaction="hide"
                  aria-label=${words.close}
                >
                  <svg viewBox="0 0 16 16" aria-hidden="true"><path d="m4 4 8 8m0-8-8 8" /></svg>
                </button>
              </div>
              ${cards(events, look, level + 1)}
            `
          : nothing
      }
    </div>
  `;
}
