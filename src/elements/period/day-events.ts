import { html, nothing, type TemplateResult } from 'lit/html.js';
import { dayHeading, dayName, dayNumber, shortDay, weekdayName, type DayItem } from '../../data/time/index.js';
import type { CalendarEvent } from '../../data/records/index.js';
import { endedWord } from '../cards/ended-events.js';
import { eventMarks, marksOf } from '../cards/event-marks.js';
import { node } from '../cards/node.js';
import { keptEventCard } from '../cards/kept-event-card.js';
import type { AgendaDay } from './agenda.js';
import { eventBox, todayFor, type PeriodRenderContext } from './event-box.js';
import { closeButton, dayBox } from './popover-boxes.js';
import type { Popovers } from './popovers.js';

type Items = readonly DayItem<CalendarEvent>[];

/** The date of a card is shown where the heading does not show all of it. */
const cards = (items: Items, context: PeriodRenderContext, level: number) =>
  items.length
    ? html`
        <ul part="list" class="items" role="list">
          ${items.map(
            ({ item, first, last }) =>
              html`<li part="item" class="item ${first < last ? 'days' : 'one-day'}">
                ${keptEventCard(item, { ...context, today: todayFor(item, context) }, 'compact', level)}
              </li>`,
          )}
        </ul>
      `
    : nothing;

/** Events of several days, in a line each. */
const strip = (items: Items, context: PeriodRenderContext) =>
  items.length
    ? html`
        <ul part="ongoing-list" class="strip" role="list" aria-label=${context.messages.ongoing}>
          ${items.map(({ item, last }) => {
            const today = todayFor(item, context);
            const content = html`
              <span part="event-title" class="name" dir="auto"
                >${eventMarks(context.node ?? node, item, context.common)}${item.title || context.common.untitled}</span
              >
              <span part="event-time" class="time"
                >${endedWord(item, { ...context, today }) ?? context.common.until(shortDay(last, context.display.locale, today))}</span
              >
            `;
            return html`<li>
              ${eventBox(item, ['bar', 'ongoing', ...marksOf(item, context.common), item.isFeatured && 'featured'], content, context)}
            </li>`;
          })}
        </ul>
      `
    : nothing;

/** A day of an agenda. */
export function agendaDay(
  { date, items, ongoing }: AgendaDay<CalendarEvent>,
  context: PeriodRenderContext,
  level: number,
  isOngoingLast: boolean,
): TemplateResult {
  const parts = [strip(ongoing, context), cards(items, context, level + 1)];
  const { locale } = context.display;
  const state = date === context.today ? 'today' : '';
  const name = date === context.today ? dayHeading(date, locale, context.today) : dayName(date, locale, context.today);
  return html`
    <section part="agenda-day ${state}" class="agenda-day compact by-day ${state}" role="group" aria-label=${name}>
      <div
        part="agenda-date"
        class="agenda-date"
        role="heading"
        aria-level=${level}
        aria-label=${name}
        tabindex="-1"
        data-agenda-date=${date}
      >
        <span part="agenda-weekday" class="weekday" .textContent=${weekdayName(date, locale, 'short')}></span>
        <span part="day-number" class="number"><span .textContent=${dayNumber(date, locale)}></span></span>
      </div>
      <div class="agenda-events">${isOngoingLast ? parts.reverse() : parts}</div>
    </section>
  `;
}

/** The name of a day above its events. */
const headingOf = (id: string, date: string, { display, today }: PeriodRenderContext, level: number) => html`
  <div
    id=${id}
    part="heading day-heading"
    class="day-heading"
    role="heading"
    aria-level=${level}
    .textContent=${dayHeading(date, display.locale, today)}
  ></div>
`;

/** The day chosen in a small month, below it, and the status of the month. */
export function chosenDay(
  { date, items, ongoing }: AgendaDay<CalendarEvent>,
  context: PeriodRenderContext,
  level: number,
  answer: unknown,
): TemplateResult {
  const isBare = !items.length && !ongoing.length;
  const state = isBare && context.isWaiting ? 'waiting' : '';
  return html`
    <section
      part="chosen-day"
      class="chosen-day compact by-day ${state}"
      role="group"
      aria-labelledby="chosen-day"
      data-date=${date}
    >
      ${headingOf('chosen-day', date, context, level)} ${strip(ongoing, context)} ${cards(items, context, level + 1)}
      ${isBare && !context.isWaiting ? html`<p part="hint">${context.messages.emptyDay}</p>` : nothing} ${answer}
    </section>
  `;
}

/** All events of a day, in a box above the page: its own first, then what runs over several days. */
export function dayPopover(
  { date, items, ongoing }: Partial<AgendaDay<CalendarEvent>>,
  context: PeriodRenderContext,
  level: number,
  popovers: Popovers,
  onToggle: (event: Event) => void,
): TemplateResult {
  const events =
    date &&
    html`
      <div class="popover-top">
        ${headingOf('day-heading', date, context, level)} ${closeButton('day', context.common)}
      </div>
      ${cards(items!, context, level + 1)} ${cards(ongoing!, context, level + 1)}
    `;
  // What opens the event finds the focus where it should return to.
  return dayBox(date, events, onToggle, () => popovers.close('day'));
}
