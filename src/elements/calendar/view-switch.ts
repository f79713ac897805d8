import { html, nothing, type TemplateResult } from 'lit';
import type { CalendarMessages } from '../../locale/index.js';
import { emit } from '../base/events.js';
import { landmarkName } from '../base/landmark-name.js';
import { opensElsewhere } from '../cards/card.js';
import type { AddressState } from '../base/address-state.js';
import type { ViewName } from './first-view.js';
import type { CalendarState } from './calendar-state.js';

/** The keys that turn to views, in a calendar that has keys. */
export const viewKeys: Partial<Record<ViewName, string>> = { list: 'L', month: 'M', week: 'W', day: 'D' };

/** The links or buttons that turn a calendar to another view. */
export class ViewSwitch {
  readonly #host: HTMLElement;
  readonly #state: CalendarState;
  readonly #address: AddressState;

  constructor(host: HTMLElement, state: CalendarState, address: AddressState) {
    this.#host = host;
    this.#state = state;
    this.#address = address;
  }

  /** @param messages until they have arrived, the room of the links is rendered */
  render(messages: CalendarMessages | undefined): TemplateResult {
    const { offered, shown } = this.#state;
    if (!messages)
      return html`<div class="views" aria-hidden="true">${offered.map(() => html`<i class="view-link"></i>`)}</div>`;
    const { chooseView, views: names } = messages;
    return html`
      <nav part="views" class="views" aria-label=${landmarkName(chooseView, this.#host)}>
        ${offered.map((name) => {
          const isCurrent = name === shown;
          const key = (this.#state.value('keys') && viewKeys[name]) || nothing;
          const parts = `button view-link view-${name} ${isCurrent ? 'current' : ''}`;
          return this.#address.isOn
            ? html`<a
                part=${parts}
                class="view-link"
                data-name=${names[name]}
                aria-keyshortcuts=${key}
                href=${this.#address.href({ view: this.#attributeOf(name), event: null })}
                aria-current=${isCurrent}
                @click=${(click: MouseEvent) => this.#follow(click, name)}
                >${names[name]}</a
              >`
            : html`<button
                part=${parts}
                class="view-link"
                data-name=${names[name]}
                aria-keyshortcuts=${key}
                type="button"
                aria-current=${isCurrent}
                @click=${() => this.to(name)}
              >
                ${names[name]}
              </button>`;
        })}
      </nav>
    `;
  }

  to(view: ViewName): void {
    if (view === this.#state.shown || !emit(this.#host, 'cal-view-change', { view }, { cancelable: true })) return;
    Object.assign(this.#host, { view: this.#attributeOf(view) ?? undefined, event: undefined });
  }

  /** The attribute that stands for a view: the first needs none, unless the page's markup begins with another. */
  #attributeOf(view: ViewName): ViewName | null {
    return view === this.#state.offered[0] && this.#address.initial('view') === undefined ? null : view;
  }

  /** A click for another tab or window is left to the link. */
  #follow(click: MouseEvent, view: ViewName): void {
    if (opensElsewhere(click)) return;
    click.preventDefault();
    this.to(view);
  }

  /** The heading of a day leads to the view of that day, where there is one. */
  readonly onDaySelect = (selection: CustomEvent<{ readonly date: string }>): void => {
    const isWeek = this.#state.shown === 'week' && this.#state.offered.includes('day');
    if (!isWeek) return;
    selection.preventDefault();
    selection.stopPropagation();
    const { date } = selection.detail;
    if (!emit(this.#host, 'cal-day-select', { date }, { cancelable: true })) return;
    Object.assign(this.#host, { date });
    this.to('day');
  };
}
