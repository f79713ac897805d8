import { html, type LitElement, type TemplateResult } from 'lit';
import type { CalendarMessages } from '../../locale/index.js';
import { addDays } from '../../time/index.js';
import { emit } from '../base/events.js';
import { OnDemand } from '../base/on-demand.js';
import { daysOf } from './calendar-days.js';
import type { CalendarState } from './calendar-state.js';
import { daysOfRange, lengthOf, rangeOf, turned } from './turned-days.js';

const load = () => import('./dates-toolbar.js');

/** The toolbar above views that have none of their own, lists and maps, which it turns. Its code loads when it is shown. */
export class ViewToolbar {
  readonly #host: LitElement;
  readonly #state: CalendarState;
  readonly #code: OnDemand<Awaited<ReturnType<typeof load>>['datesToolbar']>;

  constructor(host: LitElement, state: CalendarState) {
    this.#host = host;
    this.#state = state;
    this.#code = new OnDemand(host, async () => {
      const { datesToolbar, toolbarStyles } = await load();
      host.shadowRoot!.adoptedStyleSheets.push(toolbarStyles.styleSheet!);
      return datesToolbar;
    });
  }

  load(): void {
    this.#code.load();
  }

  /** Resolves when its code is there, or cannot be had. */
  async settle(): Promise<void> {
    await load().catch(() => {});
  }

  render(messages: CalendarMessages | undefined, locale: string): TemplateResult {
    const toolbar = messages && this.#code.value;
    if (!toolbar) return html`<div class="toolbar-space"></div>`;
    return toolbar(this.#state, locale, messages, (way) => (way === 'today' ? this.turnToToday() : this.#turn(way)));
  }

  /** Turns to today, or to the weekend, week or month with it where the filters are of one; else to what comes next. */
  turnToToday(): void {
    const { today, week, filteredDays } = this.#state;
    const length = filteredDays && lengthOf(filteredDays, week);
    const days = length ? daysOfRange(length, today, week)! : daysOf(today, undefined, week.firstDay());
    const filters = filteredDays && { startsBefore: undefined, endsAfter: undefined };
    this.#show({ date: today, ...days }, { ...filters, range: length, date: undefined });
  }

  #turn(way: -1 | 1): void {
    const { today, week, filteredDays, turnedDays } = this.#state;
    const days = turned(turnedDays!, way, week);
    const range = rangeOf(days, today, week);
    const bounds = range ? {} : { startsBefore: days.last, endsAfter: addDays(days.first, -1) };
    const filters = { range, startsBefore: undefined, endsAfter: undefined, ...bounds };
    this.#show({ date: days.first, ...days }, filteredDays ? filters : { date: days.first, range: undefined });
  }

  /** Unless the page prevents it. */
  #show(detail: { readonly date: string; readonly first: string; readonly last: string }, properties: object): void {
    if (emit(this.#host, 'cal-navigate', detail, { cancelable: true })) Object.assign(this.#host, { page: undefined, ...properties });
  }
}
