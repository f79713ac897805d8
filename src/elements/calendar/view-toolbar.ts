import { html, type LitElement, type TemplateResult } from 'lit';
import type { CalendarMessages } from '../../locale/index.js';
import { emit } from '../base/events.js';
import { OnDemand } from '../base/on-demand.js';
import type { CalendarState } from './calendar-state.js';
import { turnedBy, turnedToToday, type TurnedList } from './turned-list.js';

const load = () => import('./dates-toolbar.js');

/**
 * The toolbar above views that have none of their own, lists and maps, which it turns. Its code loads when it is shown.
 */
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
    return toolbar(this.#state, locale, messages, (way) =>
      way === 'today' ? this.turnToToday() : this.#show(turnedBy(this.#state, way)),
    );
  }

  turnToToday(): void {
    this.#show(turnedToToday(this.#state));
  }

  /** Unless the page prevents it. */
  #show({ days, properties }: TurnedList): void {
    if (emit(this.#host, 'cal-navigate', days, { cancelable: true }))
      Object.assign(this.#host, { page: undefined, ...properties });
  }
}
