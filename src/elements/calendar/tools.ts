import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import type { CalendarMessages } from '../../locale/index.js';
import type { CalendarState } from './calendar-state.js';
import { share } from './share.js';

/** What stands below the view of a calendar: buttons that subscribe to its events, share its address, and print it. */
export class Tools {
  readonly #host: LitElement;
  readonly #state: CalendarState;
  readonly #href: () => string;
  /** Whether the address has just been copied. */
  #hasCopied = false;

  /** @param href the address that is shared */
  constructor(host: LitElement, state: CalendarState, href: () => string) {
    this.#host = host;
    this.#state = state;
    this.#href = href;
  }

  /** @param subscribe the button that subscribes to the events */
  render(subscribe: TemplateResult | typeof nothing, bundle: CalendarMessages): TemplateResult {
    const button = (name: string, label: string, onClick: () => void) =>
      this.#state.has(name) ? html`<button part="button ${name}" type="button" @click=${onClick}>${label}</button>` : nothing;
    return html`
      <div class="tools">
        ${subscribe} ${button('share', bundle.share, () => void this.#share())} ${button('print', bundle.print, () => print())}
        <span part="status" role="status">${this.#hasCopied ? bundle.copied : nothing}</span>
      </div>
    `;
  }

  async #share(): Promise<void> {
    this.#hasCopied = false;
    this.#host.requestUpdate();
    await this.#host.updateComplete;
    this.#hasCopied = await share(this.#href());
    this.#host.requestUpdate();
  }
}
