import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import type { CalendarMessages } from '../../locale/index.js';
import type { CalendarState } from './calendar-state.js';

/** Hands an address to the visitor's own way of sharing, else to the clipboard; tells whether it was copied. */
async function share(url: string): Promise<boolean> {
  try {
    // Some browsers lack it, although the types always have it.
    if ('share' in navigator) await navigator.share({ title: document.title, url });
    else await (navigator as Navigator).clipboard.writeText(url);
    return !('share' in navigator);
  } catch {
    return false; // The visitor has canceled, or the page is not allowed to.
  }
}

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
  render(subscribe: TemplateResult | typeof nothing, messages: CalendarMessages): TemplateResult {
    const button = (name: string, label: string, onClick: () => void) =>
      this.#state.has(name) ? html`<button part="button ${name}" type="button" @click=${onClick}>${label}</button>` : nothing;
    return html`
      <div class="tools">
        ${subscribe} ${button('share', messages.share, () => void this.#share())} ${button('print', messages.print, () => print())}
        <span part="status" role="status">${this.#hasCopied ? messages.copied : nothing}</span>
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
