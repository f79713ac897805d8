import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { ControlMessages, Messages } from '../../locale/index.js';
import { dateRanges, type DateChoice, type DateRange } from './facets.js';
import { eventCountOf } from './value-list.js';

/** What can be chosen of dates, and what is. */
export interface DateChoicesOptions {
  readonly chosen: DateChoice;
  /** Whether days are being chosen. */
  readonly isPicking: boolean;
  /** The small month that days are picked in, once it is there. */
  readonly picker: TemplateResult | typeof nothing | undefined;
  readonly countOf: (range: DateRange) => number | undefined;
  readonly messages: Messages;
  readonly bundle: ControlMessages;
}

export interface DateChoicesHandlers {
  readonly choose: (choice: DateRange | undefined) => void;
  readonly pick: () => void;
}

/** Ranges of which one is chosen, and days to pick. */
export function dateChoices(options: DateChoicesOptions, { choose, pick }: DateChoicesHandlers): TemplateResult {
  const { chosen, isPicking, picker, countOf, messages, bundle } = options;
  const areDays = isPicking || typeof chosen === 'object';
  const choice = (name: keyof ControlMessages['dates'], isOn: boolean, take: () => void, count?: number) => html`
    <li>
      <label part="value" class="value">
        <input part="radio" type="radio" name="date" .checked=${live(isOn)} @change=${take} />
        <span part="name">${bundle.dates[name]}</span>${eventCountOf(count, messages)}
      </label>
    </li>
  `;
  return html`
    <ul part="values" class="values" role="list">
      ${choice('any', !areDays && !chosen, () => choose(undefined))}
      ${dateRanges.map((range) => choice(range, !areDays && chosen === range, () => choose(range), countOf(range)))}
      ${choice('days', areDays, pick)}
    </ul>
    ${areDays ? picker : nothing}
  `;
}
