import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import type { CalendarEvent } from '../../data/records/index.js';
import type { DayItem } from '../../data/time/index.js';
import type { ShownEvent } from '../cards/ended-events.js';
import { planAgenda, type AgendaDay } from './agenda.js';
import { agendaDay } from './day-events.js';
import type { MonthAttributes } from '../tables/month-attributes.js';
import { todayFor, type PeriodRenderContext } from './event-box.js';

/** The number of events that one step adds to an agenda: few enough that no step is felt. */
const step = 40;

export interface AgendaOptions extends PeriodRenderContext {
  /** The days of the month, `YYYY-MM-DD`. */
  readonly days: readonly string[];
  readonly items: readonly DayItem<CalendarEvent>[];
  readonly ongoing: MonthAttributes['ongoing'];
  /** In print all days render at once. */
  readonly isPrinting: boolean;
  /** Of the headings of days in the outline of the page. */
  readonly level: number;
}

/** The agenda of a month. It begins today, and a long one renders step by step. */
export class AgendaView {
  readonly #host: LitElement;
  readonly #onPastShown: () => void;
  /** The month whose days before today are shown, too. */
  #monthWithPast: string | undefined;
  #month: string | undefined;
  #painted = step;
  #isCut = false;
  /** The frame of the next step; only one, however many responses arrive before it. */
  #frame: number | undefined;

  constructor(host: LitElement, onPastShown: () => void) {
    this.#host = host;
    this.#onPastShown = onPastShown;
  }

  /** Renders the next step, if any, in the next frame. */
  paintMore(): void {
    if (!this.#isCut) return;
    this.#frame ??= requestAnimationFrame(() => {
      this.#frame = undefined;
      this.#painted += step;
      this.#host.requestUpdate();
    });
  }

  render({ days, items, ongoing, isPrinting, level, ...context }: AgendaOptions): TemplateResult {
    const [month, { today, messages }] = [days[0]!, context];
    if (month !== this.#month) [this.#month, this.#painted] = [month, step];
    const isPastShown = isPrinting || this.#monthWithPast === month || !days.includes(today);
    const shown = isPastShown ? days : days.filter((date) => date >= today);
    const begins = ongoing === 'hide' ? 'first' : 'last';
    const over = items.filter(
      ({ first, last, [begins]: since }) => since >= days[0]! && first <= days.at(-1)! && last < shown[0]!,
    );
    const sections = this.#sections(
      planAgenda(items, shown, ongoing === 'hide'),
      isPrinting ? Infinity : this.#painted,
      context,
      level,
      ongoing,
    );
    // All events found may lie on the days around the month.
    const isBare = !sections.length && !over.length && items.length > 0 && !context.isWaiting;
    return html`
      ${
        over.length
          ? html`<button part="button earlier" class="earlier" type="button" @click=${this.#showPast}>
              ${messages.showEarlier(over.length)}
            </button>`
          : nothing
      }
      <div part="agenda" class="agenda">${isBare ? html`<p part="hint">${messages.emptyMonth}</p>` : sections}</div>
    `;
  }

  #sections(
    days: readonly AgendaDay<CalendarEvent>[],
    most: number,
    context: PeriodRenderContext,
    level: number,
    ongoing: MonthAttributes['ongoing'],
  ): unknown[] {
    const { common, messages, today, display, colors } = context;
    let room = most;
    const sections = days.flatMap((day) => {
      const cut: AgendaDay<CalendarEvent> = { ...day, items: day.items.slice(0, Math.max(room, 0)) };
      room -= day.items.length;
      if (!cut.items.length && !cut.ongoing.length) return [];
      // A day is painted anew only when something of it has changed: others come and go beside it.
      const keys = [...cut.ongoing, ...cut.items]
        .map(({ item }: { readonly item: ShownEvent }) => [item.key, item.hasEnded, todayFor(item, context)])
        .join();
      const { locale, timeZone, hourCycle, timeDisplay } = display;
      const from = [
        keys,
        cut.ongoing.length,
        ongoing,
        day.date,
        common,
        messages,
        today,
        colors,
        level,
        locale,
        timeZone,
        hourCycle,
        timeDisplay,
      ];
      return guard(from, () => agendaDay(cut, context, level, ongoing === 'last'));
    });
    this.#isCut = room < 0;
    return sections;
  }

  readonly #showPast = (): void => {
    this.#monthWithPast = this.#month;
    this.#onPastShown();
  };
}
