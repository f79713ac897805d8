import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import {
  addMonths,
  dayName,
  dayNumber,
  monthHeading,
  monthOf,
  weekdayName,
  weeksOfMonth,
} from '../../data/time/index.js';
import { MessageController } from '../base/message-controller.js';
import { stepIcon } from './icons.js';
import type { DayChoice } from './day-range.js';
import { dayAt, followKey } from './month-keys.js';

export interface DayPickerOptions {
  /** How a day is chosen; not at all when absent. */
  readonly choiceOf: (date: string) => DayChoice | undefined;
  /** The day whose month is shown first: `YYYY-MM-DD`. */
  readonly first: string;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** 1 (Monday) to 7 (Sunday). */
  readonly firstDay: number;
  readonly locale: string;
  /** The effect of choosing a day. */
  readonly hint: string;
}

/** The element around it. */
type Host = ReactiveControllerHost & Element;

/** A small month in which days are chosen. Keys move as in any month. */
export class DayPicker implements ReactiveController {
  readonly #host: Host;
  readonly #calendar: MessageController<'calendar'>;
  readonly #choose: (date: string) => void;
  /** The day that Tab reaches, in the month shown. */
  #day = '';
  /** Whether the focus goes to that day. */
  #isLanding = false;
  /** Tells it from other months of the host. */
  readonly #name = `days-${++count}`;

  /** @param choose called with the day, `YYYY-MM-DD`, that a visitor has chosen */
  constructor(host: Host, choose: (date: string) => void) {
    this.#host = host;
    this.#choose = choose;
    this.#calendar = new MessageController(host, 'calendar');
    host.addController(this);
  }

  hostUpdated(): void {
    if (!this.#isLanding) return;
    const day = this.#host.shadowRoot?.querySelector<HTMLElement>(`#${this.#name} .number[tabindex="0"]`);
    if (!day) return;
    this.#isLanding = false;
    day.focus();
  }

  /** Moves the focus to the day that Tab reaches, once it is shown. */
  focus(): void {
    this.#isLanding = true;
    this.#host.requestUpdate();
  }

  render({ first, ...options }: DayPickerOptions): TemplateResult | typeof nothing {
    const { messages: calendar } = this.#calendar;
    if (!calendar) return nothing;
    this.#day ||= first;
    const { firstDay, locale, hint } = options;
    const weeks = weeksOfMonth(this.#day, firstDay, 'iso', locale);
    const name = monthHeading(this.#day, locale);
    const step = (label: string, way: -1 | 1) => html`
      <button
        part="button"
        class="step"
        type="button"
        aria-label=${label}
        title=${label}
        @click=${() => this.#turn(way, locale)}
      >
        ${stepIcon(way)}
      </button>
    `;
    return html`
      <div part="days" class="days" id=${this.#name}>
        <div class="days-top">
          ${step(calendar.previousMonth, -1)}
          <span part="days-month" class="days-month" aria-live="polite">${name}</span>
          ${step(calendar.nextMonth, 1)}
        </div>
        <div
          class="grid"
          role="grid"
          aria-label=${name}
          aria-multiselectable="true"
          @click=${({ target }: Event) => this.#take(dayAt(target)?.dataset.date)}
          @keydown=${(event: KeyboardEvent) => followKey(event, weeks, locale, (date) => this.#go(date))}
        >
          <div role="row" class="week">
            ${weeks[0]!.days.map(
              (date) => html`
                <div role="columnheader" class="weekday" aria-label=${weekdayName(date, locale, 'long')}>
                  ${weekdayName(date, locale, 'narrow')}
                </div>
              `,
            )}
          </div>
          ${weeks.map((week) => html`<div role="row" class="week">${week.days.map((date) => this.#renderDay(date, options))}</div>`)}
        </div>
        <p part="hint" class="note">${hint}</p>
      </div>
    `;
  }

  #renderDay(date: string, { choiceOf, today, locale }: Omit<DayPickerOptions, 'first'>): TemplateResult {
    const choice = choiceOf(date);
    const isChosen = choice !== undefined;
    const states = [
      isChosen && 'selected',
      date === today && 'today',
      monthOf(date, locale) !== monthOf(this.#day, locale) && 'outside',
      choice === 'end' && 'end',
    ].filter(Boolean);
    return html`
      <div
        role="gridcell"
        part="day ${states.join(' ')}"
        class="day ${states.join(' ')}"
        data-date=${date}
        aria-selected=${isChosen}
        aria-current=${date === today ? 'date' : 'false'}
      >
        <button
          part="day-number"
          class="number"
          type="button"
          tabindex=${date === this.#day ? 0 : -1}
          aria-label=${dayName(date, locale, today)}
          aria-pressed=${isChosen}
        >
          ${dayNumber(date, locale)}
        </button>
      </div>
    `;
  }

  #turn(way: -1 | 1, locale: string): void {
    this.#day = addMonths(monthOf(this.#day, locale), way, locale);
    this.#host.requestUpdate();
  }

  #go(date: string): void {
    this.#day = date;
    this.focus();
  }

  #take(date: string | undefined): void {
    if (!date) return;
    this.#choose(date);
    this.#go(date);
  }
}

let count = 0;
