import { html, nothing, type TemplateResult } from 'lit/html.js';
import { guard } from 'lit/directives/guard.js';
import {
  clockName,
  dayHeading,
  dayName,
  dayNumber,
  daysName,
  monthHeading,
  weekdayName,
} from '../../data/time/index.js';
import { barsFrom, isOfEvening, type PlacedEvent, type WeekLayout } from './week-layout.js';
import { customProperties } from '../parts/custom-properties.js';
import type { PeriodRenderContext } from './event-box.js';
import { weekEvent } from './week-event.js';

/** Room for one line of words, in minutes. */
const oneLine = 45;

/** The options that a grid of days and hours is rendered with. */
export interface WeekGridOptions extends PeriodRenderContext {
  /** `YYYY-MM-DD` each. */
  readonly days: readonly string[];
  /** Whether the days are a list, one below the other. */
  readonly isListed: boolean;
  /** The hour before which an event of the evening before is not listed again. */
  readonly nightEnd: number;
  /** A swipe may begin. */
  readonly touched: (down: PointerEvent) => void;
  /** Minutes since midnight of a line across today; without, there is none. */
  readonly currentMinute: number | undefined;
  readonly headingLevel: number;
  /** Shows a day; absent where it is shown already. */
  readonly chooseDay: ((date: string) => void) | undefined;
  /** Lists the events of a day. */
  readonly listDay: (click: Event, date: string) => void;
  /** Makes the name of a landmark its own on the page. */
  readonly nameOf: (name: string) => string;
  readonly scrolled: (event: Event) => void;
  readonly pressed: (event: KeyboardEvent) => void;
}

/** Days side by side along an axis of hours; in narrow boxes, styles make it a list of days. */
export function weekGrid(layout: WeekLayout, options: WeekGridOptions): TemplateResult {
  const { days, messages, common } = options;
  const { bars, firstHour, lastHour } = layout;
  return html`
    <div
      part="grid"
      class="grid ${sizeOf(days)} ${options.isWaiting ? 'waiting' : ''}"
      @keydown=${options.pressed}
      @pointerdown=${options.touched}
      ${customProperties({ '--_tracks': tracksOf(days), '--_hours': lastHour - firstHour })}
    >
      <div class="head">${days.map((day) => dayButton(day, options))}</div>
      ${
        bars.length
          ? html`<div part="all-day" class="all-day ${bars.every(({ begins }) => begins) ? 'grid-only' : ''}">
              <div class="label" id="all-day">
                <span class="grid-only">${common.allDay}</span><span class="list-only">${messages.ongoing}</span>
              </div>
              <ul class="bars" role="list" aria-labelledby="all-day">
                ${guard([layout, common, options.openEvent, options.colors], () =>
                  bars.map(
                    ({ item, column, length, line, begins, ends }) =>
                      html`<li
                        class=${begins ? 'grid-only' : ''}
                        ${customProperties({ '--column': column + 1, '--length': length, '--line': line + 1 })}
                      >
                        ${weekEvent(item, { begins, ends, shape: 'bar' }, options)}
                      </li>`,
                  ),
                )}
              </ul>
            </div>`
          : nothing
      }
      ${axis(hoursOf(layout), options)}
      <div
        class="scroller"
        role="region"
        aria-label=${options.nameOf(messages.hours(daysName(days[0]!, days.at(-1)!, options.display.locale)))}
        tabindex="0"
        @scroll=${options.scrolled}
      >
        <div class="columns">${days.map((day, index) => column(day, index, layout, options))}</div>
      </div>
    </div>
  `;
}

const sizeOf = ({ length }: readonly string[]) => (length > 3 ? 'many' : length > 1 ? '' : 'alone');

/** All days are of one width. */
const tracksOf = ({ length }: readonly string[]) => `repeat(${length}, minmax(var(--_day-min), 1fr))`;

/** Skeleton placeholders, hidden from assistive technology; `hours` are how many there will be. */
export function weekSkeleton(
  options: Pick<WeekGridOptions, 'display' | 'days' | 'today'> & { readonly hours: number },
): TemplateResult {
  const { days, hours } = options;
  return html`
    <div
      part="loading"
      class="grid ${sizeOf(days)} waiting"
      aria-hidden="true"
      ?inert=${true}
      ${customProperties({ '--_tracks': tracksOf(days), '--_hours': hours })}
    >
      <div class="head">${days.map((day) => dayButton(day, { ...options, chooseDay: undefined }))}</div>
      ${axis(usualHours, options)}
      <div class="scroller">
        <div class="columns">
          ${days.map(
            (day) =>
              html`<div class="column">
                <div class="name">${dayHeading(day, options.display.locale, options.today)}</div>
                <i class="ghost"></i>
              </div>`,
          )}
        </div>
      </div>
    </div>
  `;
}

/** From eight in the morning to eight in the evening. */
const usualHours = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19];

const axis = (hours: readonly number[], { display }: Pick<WeekGridOptions, 'display'>) => html`
  <div part="axis" class="axis" aria-hidden="true">
    <div class="hours">
      ${hours.map((hour) => html`<span part="hour" class="hour">${clockName(hour * 60, display)}</span>`)}
    </div>
  </div>
`;

const hoursOf = ({ firstHour, lastHour }: WeekLayout) =>
  Array.from({ length: lastHour - firstHour }, (_, index) => firstHour + index);

/** The heading of a column for the eye, and the button that shows its day. */
function dayButton(
  day: string,
  { display: { locale }, today, chooseDay }: Pick<WeekGridOptions, 'display' | 'today' | 'chooseDay'>,
) {
  const state = day === today ? 'today' : day < today ? 'before-today' : '';
  const current = day === today ? 'date' : 'false';
  const content = html`
    <span class="day-words">
      <span class="weekday" .textContent=${weekdayName(day, locale, 'short')}></span>
      <span class="number"><span .textContent=${dayNumber(day, locale)}></span></span>
      <span class="unseen" .textContent=${monthHeading(day, locale)}></span>
    </span>
  `;
  return chooseDay
    ? html`<button
        part="day-heading ${state}"
        class="day ${state}"
        type="button"
        aria-current=${current}
        data-date=${day}
        @click=${() => chooseDay(day)}
      >
        ${content}
      </button>`
    : html`<div part="day-heading ${state}" class="day ${state}" aria-current=${current}>${content}</div>`;
}

/**
 * A day as a list of its events in the order of their time. Bars that begin on it come first, where the week is a list
 * of days.
 */
function column(day: string, index: number, layout: WeekLayout, options: WeekGridOptions): TemplateResult {
  const { display, common, messages, today, currentMinute, headingLevel, isWaiting, isListed, nightEnd } = options;
  const { firstHour, lastHour } = layout;
  const events = layout.days[index]!;
  const bars = isListed ? barsFrom(layout, index) : [];
  const isToday = day === today;
  const isNight = (event: PlacedEvent) => isOfEvening(event, nightEnd);
  const isFree = !bars.length && !isWaiting && events.every(isNight);
  const states = [isToday && 'today', day < today && 'before-today', isFree && 'free'].filter(Boolean).join(' ');
  const id = `day-${day}`;
  const hours = (minutes: number) => minutes / 60 - firstHour;
  return html`
    <div part="column ${isToday ? 'today' : ''}" class="column ${states}">
      <div
        class="name"
        id=${id}
        role="heading"
        aria-level=${headingLevel}
        .textContent=${dayHeading(day, display.locale, today)}
      ></div>
      <ol role="list" aria-labelledby=${id}>
        ${guard([layout, common, isListed, nightEnd, options.openEvent, options.colors, today], () => [
          bars.map(
            ({ item, begins, ends }) =>
              html`<li class="list-only">${weekEvent(item, { begins, ends, shape: 'bar' }, options)}</li>`,
          ),
          events.map((event) => {
            const { stretch, from, to, start, size, isHidden, more } = event;
            const { item, begins, ends } = stretch;
            const place = {
              '--from': hours(from),
              '--start': start,
              '--size': size,
            };
            const shape = to - from < oneLine ? 'short' : 'block';
            return html`
              ${
                more
                  ? html`<li class="crowd" ${customProperties({ ...place, '--to': hours(more.to) })}>
                      <button
                        part="more-events"
                        class="more-events"
                        type="button"
                        data-count="+${common.number(more.count)}"
                        aria-haspopup="dialog"
                        @click=${(click: Event) => options.listDay(click, day)}
                      >
                        <span class="words">${messages.more(more.count)}</span
                        ><span class="full">, ${dayName(day, display.locale, today)}</span>
                      </button>
                    </li>`
                  : nothing
              }
              <li
                class="${isHidden ? 'hidden' : ''} ${isNight(event) ? 'grid-only' : ''}"
                ${customProperties({ ...place, '--to': hours(to) })}
              >
                ${weekEvent(item, { begins, ends, shape, day, isAlone: options.days.length === 1 }, options)}
              </li>
            `;
          }),
        ])}
      </ol>
      ${isWaiting ? html`<i part="loading" class="ghost" aria-hidden="true"></i>` : nothing}
      ${
        isToday && currentMinute !== undefined && currentMinute >= firstHour * 60 && currentMinute <= lastHour * 60
          ? html`<i
              part="now"
              class="now"
              aria-hidden="true"
              ${customProperties({ '--from': hours(currentMinute) })}
            ></i>`
          : nothing
      }
    </div>
  `;
}
