import { html, nothing, type LitElement, type ReactiveController, type TemplateResult } from 'lit';
import type { ControlMessages } from '../../locale/index.js';
import type { Period } from '../../query/index.js';
import { addMonths, dayName, dayNumber, monthHeading, monthOf, weekdayName, weeksOfMonth } from '../../time/index.js';
import { MessageController } from '../base/message-controller.js';
import { dayAt, followKey } from '../period/month-keys.js';
import { stepIcon } from '../parts/icons.js';

export interface DayPickerOptions {
  readonly days: Period | undefined;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  /** 1 (Monday) to 7 (Sunday). */
  readonly firstDay: number;
  readonly locale: string;
  readonly messages: ControlMessages;
}

/** A small month in which one day is chosen, and then another for all between them. Keys move as in any month. */
export class DayPicker implements ReactiveController {
  readonly #host: LitElement;
  readonly #calendar: MessageController<'calendar'>;
  readonly #choose: (days: Period) => void;
  /** The day that Tab reaches, in the month shown. */
  #day = '';
  /** Whether the focus goes to that day. */
  #isLanding = false;

  constructor(host: LitElement, choose: (days: Period) => void) {
    this.#host = host;
    this.#choose = choose;
    this.#calendar = new MessageController(host, 'calendar');
    host.addController(this);
  }

  hostUpdated(): void {
    if (!this.#isLanding) return;
    this.#isLanding = false;
    this.#host.renderRoot.querySelector<HTMLElement>('.days .number[tabindex="0"]')?.focus();
  }

  render({ days, today, firstDay, locale, messages }: DayPickerOptions): TemplateResult | typeof nothing {
    const { messages: calendar } = this.#calendar;
    if (!calendar) return nothing;
    this.#day ||= days?.first ?? today;
    const month = monthOf(this.#day);
    const weeks = weeksOfMonth(month, firstDay, 'iso');
    const name = monthHeading(month, locale);
    const step = (label: string, way: -1 | 1) => html`
      <button part="button" class="step" type="button" aria-label=${label} title=${label} @click=${() => this.#turn(way)}>
        ${stepIcon(way)}
      </button>
    `;
    return html`
      <div part="days" class="days">
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
          @click=${({ target }: Event) => this.#take(dayAt(target)?.dataset.date, days)}
          @keydown=${(event: KeyboardEvent) => followKey(event, weeks, (date) => this.#go(date))}
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
          ${weeks.map(
            (week) => html`<div role="row" class="week">${week.days.map((date) => this.#renderDay(date, days, today, locale))}</div>`,
          )}
        </div>
        <p part="hint" class="note">${messages.daysHint}</p>
      </div>
    `;
  }

  #renderDay(date: string, days: Period | undefined, today: string, locale: string): TemplateResult {
    const isChosen = days !== undefined && days.first <= date && date <= days.last;
    const states = [
      isChosen && 'selected',
      date === today && 'today',
      monthOf(date) !== monthOf(this.#day) && 'outside',
      isChosen && (date === days.first || date === days.last) && 'end',
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

  #turn(way: -1 | 1): void {
    this.#day = `${addMonths(monthOf(this.#day), way)}-01`;
    this.#host.requestUpdate();
  }

  #go(date: string): void {
    this.#day = date;
    this.#isLanding = true;
    this.#host.requestUpdate();
  }

  /** The second day that is chosen completes the range that the first began. */
  #take(date: string | undefined, days: Period | undefined): void {
    if (!date) return;
    const [first = date, last = date] = days?.first === days?.last && days ? [days.first, date].sort() : [];
    this.#choose({ first, last });
    this.#go(date);
  }
}
