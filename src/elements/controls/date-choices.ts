import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { ControlMessages, Messages } from '../../locale/index.js';
import { OnDemand } from '../base/on-demand.js';
import type { DayPickerOptions } from './day-picker.js';
import { dateRanges, type DateChoice, type DateRange } from './facets.js';
import { eventCountOf } from './value-list.js';

interface DateChoicesOptions extends Omit<DayPickerOptions, 'days'> {
  readonly chosen: DateChoice;
  readonly countOf: (range: DateRange) => number | undefined;
  readonly common: Messages;
}

/** The facet of dates: ranges of which one is chosen, and a small month to pick days in, whose code loads when it is shown. */
export class DateChoices {
  readonly #host: LitElement;
  readonly #choose: (choice: DateChoice) => void;
  readonly #picker;
  /** Whether days are being chosen. */
  #isPicking = false;

  constructor(host: LitElement, choose: (choice: DateChoice) => void) {
    this.#host = host;
    this.#choose = choose;
    this.#picker = new OnDemand(host, async () => {
      const { DayPicker } = await import('./day-picker.js');
      return new DayPicker(host, choose);
    });
  }

  render({ chosen, countOf, common, ...options }: DateChoicesOptions): TemplateResult {
    const { messages } = options;
    const areDays = this.#isPicking || typeof chosen === 'object';
    if (areDays) this.#picker.load();
    const choice = (name: keyof ControlMessages['dates'], isOn: boolean, take: () => void, count?: number) => html`
      <li>
        <label part="value" class="value">
          <input part="radio" type="radio" name="date" .checked=${live(isOn)} @change=${take} />
          <span part="name">${messages.dates[name]}</span>${eventCountOf(count, common)}
        </label>
      </li>
    `;
    return html`
      <ul part="values" class="values" role="list">
        ${choice('any', !areDays && !chosen, () => this.#take(undefined))}
        ${dateRanges.map((range) => choice(range, !areDays && chosen === range, () => this.#take(range), countOf(range)))}
        ${choice('days', areDays, this.#pick)}
      </ul>
      ${areDays ? this.#picker.value?.render({ ...options, days: typeof chosen === 'object' ? chosen : undefined }) : nothing}
    `;
  }

  /** Leaves the small month. */
  leave(): void {
    this.#isPicking = false;
    this.#host.requestUpdate();
  }

  #take(choice: DateChoice): void {
    this.leave();
    this.#choose(choice);
  }

  readonly #pick = (): void => {
    this.#isPicking = true;
    this.#host.requestUpdate();
  };
}
