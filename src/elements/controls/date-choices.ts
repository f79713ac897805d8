import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { ControlMessages, Messages } from '../../locale/index.js';
import type { Period } from '../../data/query/index.js';
import { OnDemand } from '../base/on-demand.js';
import type { DayPickerOptions } from '../parts/day-picker.js';
import { choiceInRange, rangeWith } from '../parts/day-range.js';
import { dateRanges, type DateChoice, type DateRange } from './facets.js';
import { eventCountOf } from './value-list.js';

interface DateChoicesOptions extends Pick<DayPickerOptions, 'today' | 'firstDay' | 'locale'> {
  readonly messages: ControlMessages;
  readonly chosen: DateChoice;
  readonly countOf: (range: DateRange) => number | undefined;
  readonly common: Messages;
}

/**
 * The facet of dates: ranges of which one is chosen, and a small month to pick days in, whose code loads when it is
 * shown.
 */
export class DateChoices {
  readonly #host: LitElement;
  readonly #choose: (choice: DateChoice) => void;
  readonly #picker;
  /** The days that are chosen. */
  #days: Period | undefined;
  /** Whether days are being chosen. */
  #isPicking = false;

  constructor(host: LitElement, choose: (choice: DateChoice) => void) {
    this.#host = host;
    this.#choose = choose;
    this.#picker = new OnDemand(host, async () => {
      const { DayPicker } = await import('../parts/day-picker.js');
      return new DayPicker(host, (date) => choose(rangeWith(date, this.#days)));
    });
  }

  render({ chosen, countOf, common, messages, ...options }: DateChoicesOptions): TemplateResult {
    const days = (this.#days = typeof chosen === 'object' ? chosen : undefined);
    const areDays = this.#isPicking || days !== undefined;
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
      <ul part="values" class="values ranges" role="list">
        ${choice('any', !areDays && !chosen, () => this.#take(undefined))}
        ${dateRanges.map((range) => choice(range, !areDays && chosen === range, () => this.#take(range), countOf(range)))}
        ${choice('days', areDays, this.#pick)}
      </ul>
      ${
        areDays
          ? this.#picker.value?.render({
              ...options,
              choiceOf: (date) => choiceInRange(date, days),
              first: days?.first ?? options.today,
              hint: messages.daysHint,
            })
          : nothing
      }
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
