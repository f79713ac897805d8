import { html, type LitElement, type TemplateResult } from 'lit';
import type { CalendarMessages } from '../../locale/index.js';
import { addMonths, lastOfMonth, monthOf } from '../../time/index.js';
import { emit } from '../base/events.js';
import { OnDemand } from '../base/on-demand.js';
import type { CalendarState } from './calendar-state.js';
import type { Turn } from './dates-toolbar.js';

const load = () => import('./dates-toolbar.js');

/** The toolbar above views that have none of their own: it turns a list or map from month to month. Its code loads when it is shown. */
export class MonthToolbar {
  readonly #host: LitElement;
  readonly #state: CalendarState;
  readonly #today: () => string;
  readonly #code: OnDemand<Awaited<ReturnType<typeof load>>['datesToolbar']>;

  /** @param today today in the visitor's zone, `YYYY-MM-DD` */
  constructor(host: LitElement, state: CalendarState, today: () => string) {
    this.#host = host;
    this.#state = state;
    this.#today = today;
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

  render(messages: CalendarMessages | undefined, range: unknown, locale: string): TemplateResult {
    const toolbar = messages && this.#code.value;
    if (!toolbar) return html`<div class="toolbar-space"></div>`;
    const { date, level } = this.#state;
    return toolbar({ date, range, level, locale, messages }, (way) => this.#turn(way));
  }

  /** Turns to another month, or back to what comes next. */
  #turn(way: Turn): void {
    const day = this.#today();
    const month = way === 'today' ? monthOf(day) : addMonths(monthOf(this.#state.date ?? day), way);
    const [first, last] = [`${month}-01`, lastOfMonth(month)];
    const date = way === 'today' ? day : first;
    if (!emit(this.#host, 'cal-navigate', { date, first, last }, { cancelable: true })) return;
    Object.assign(this.#host, { date: way === 'today' ? undefined : date, range: undefined, page: undefined });
  }
}
