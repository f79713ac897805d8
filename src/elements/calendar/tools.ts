import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import type { CalendarMessages, Messages } from '../../locale/index.js';
import { printIcon } from '../parts/icons.js';
import { ShareButton } from '../parts/share-button.js';
import type { CalendarState } from './calendar-state.js';

/** The buttons below the view of a calendar: they subscribe to its events, share its address, and print it. */
export class Tools {
  readonly #state: CalendarState;
  readonly #share: ShareButton;

  /** @param href the address that is shared */
  constructor(host: LitElement, state: CalendarState, href: () => string) {
    this.#state = state;
    this.#share = new ShareButton(host, () => ({ title: document.title, url: href() }));
  }

  /** @param subscribe the button that subscribes to the events */
  render(subscribe: TemplateResult | typeof nothing, common: Messages, messages: CalendarMessages): TemplateResult {
    const has = (name: string) => this.#state.has(name);
    return html`
      <div class="tools">
        ${subscribe} ${has('share') ? this.#share.render(common) : nothing}
        ${
          has('print')
            ? html`<button part="button print" class="labeled" type="button" @click=${() => print()}>
                ${printIcon}<span>${messages.print}</span>
              </button>`
            : nothing
        }
      </div>
    `;
  }
}
