import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import type { Messages } from '../../locale/index.js';
import { doneIcon, shareIcon } from './icons.js';

/** The shared page. */
interface Shared {
  readonly url: string;
  readonly title: string;
}

/** For so long the button says that the address was copied, in milliseconds. */
const shortly = 2000;

/** Hands an address to the visitor's own way of sharing, else to the clipboard; tells whether it was copied. */
async function share(shared: Shared): Promise<boolean> {
  try {
    // Some browsers lack it, although the types always have it.
    if ('share' in navigator) await navigator.share(shared);
    else await (navigator as Navigator).clipboard.writeText(shared.url);
    return !('share' in navigator);
  } catch {
    return false; // The visitor has canceled, or the page is not allowed to.
  }
}

/** Icon and words of the button. Both texts keep their room, so that nothing moves when one replaces the other. */
export const shareWords = ({ share, copied }: Messages, hasCopied = false): TemplateResult => html`
  ${hasCopied ? doneIcon : shareIcon}
  <span class="words"><span>${share}</span><span>${copied}</span></span>
`;

/** A button that shares an address, and says for a moment that it was copied. */
export class ShareButton {
  readonly #host: LitElement;
  readonly #shared: () => Shared;
  #hasCopied = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: LitElement, shared: () => Shared) {
    this.#host = host;
    this.#shared = shared;
    host.addController({ hostDisconnected: () => this.#tell(false) });
  }

  render(common: Messages): TemplateResult {
    const hasCopied = this.#hasCopied;
    return html`
      <button
        part="button share"
        class="labeled share ${hasCopied ? 'done' : ''}"
        type="button"
        @click=${this.#onClick}
      >
        ${shareWords(common, hasCopied)}
      </button>
      <span part="status" class="unseen" role="status">${hasCopied ? common.copied : nothing}</span>
    `;
  }

  #tell(hasCopied: boolean): void {
    clearTimeout(this.#timer);
    if (hasCopied) this.#timer = setTimeout(() => this.#tell(false), shortly);
    if (hasCopied === this.#hasCopied) return;
    this.#hasCopied = hasCopied;
    this.#host.requestUpdate();
  }

  readonly #onClick = async (): Promise<void> => this.#tell(await share(this.#shared()));
}
