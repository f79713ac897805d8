import { html, type TemplateResult } from 'lit/html.js';
import type { CalendarMessages } from '../../locale/index.js';
import { monthName, monthOf, monthsFrom, yearName } from '../../data/time/index.js';
import { openIcon, stepIcon } from '../parts/icons.js';
import { takeFocus } from './popover-boxes.js';

/** The picker of a month. */
export interface PickerOptions {
  readonly messages: CalendarMessages;
  readonly locale: string;
  /** The first day of the year whose months are offered, that of the month shown, and today, `YYYY-MM-DD`. */
  readonly year: string;
  readonly month: string;
  readonly today: string;
}

export interface PickerHandlers {
  readonly turnYear: (years: -1 | 1) => void;
  readonly pick: (month: string) => void;
  readonly onToggle: (event: Event) => void;
}

/** As other openers of popovers do, before the picker opens. */
const focus = ({ currentTarget }: Event): void => (currentTarget as HTMLElement).focus();

/** The name of the month as a button that offers others. */
export const pickerButton = (name: string, { chooseMonth }: CalendarMessages): TemplateResult => html`
  <button
    part="button month-button"
    class="month-button"
    type="button"
    popovertarget="picker"
    aria-haspopup="dialog"
    title=${chooseMonth}
    @click=${focus}
  >
    <span .textContent=${name}></span>${openIcon}
  </button>
`;

/** Twelve months and the way to other years. */
export function monthPicker(options: PickerOptions, { turnYear, pick, onToggle }: PickerHandlers): TemplateResult {
  const { messages, locale, year } = options;
  const step = (label: string, years: -1 | 1) => html`
    <button part="button" class="step" type="button" aria-label=${label} title=${label} @click=${() => turnYear(years)}>
      ${stepIcon(years)}
    </button>
  `;
  const choice = (month: string) => html`
    <button
      part="button month-choice ${month === options.month ? 'current' : ''} ${month === monthOf(options.today, locale) ? 'today' : ''}"
      class="month-choice ${month === options.month ? 'current' : ''}"
      type="button"
      aria-current=${month === options.month ? 'true' : 'false'}
      @click=${() => pick(month)}
    >
      <span>${monthName(month, locale)}</span>
    </button>
  `;
  return html`
    <div
      id="picker"
      part="popover picker"
      class="popover picker"
      popover
      role="dialog"
      aria-label=${messages.chooseMonth}
      @beforetoggle=${takeFocus}
      @toggle=${onToggle}
    >
      <div class="years">
        ${step(messages.previousYear, -1)}
        <span part="year" class="year" aria-live="polite" .textContent=${yearName(year, locale)}></span>
        ${step(messages.nextYear, 1)}
      </div>
      <div class="choices">${monthsFrom(year, locale).map(choice)}</div>
    </div>
  `;
}
