import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { isAllowed } from '../editor/elements.js';
import type { AuthoringMessages } from '../words/messages/authoring.js';
import type { FormContext } from './field.js';
import { webAddress } from './web-address.js';
import { showDialog } from './show-dialog.js';

/** The typed text as the address of a link; `undefined` where it is none. */
export function linkAddress(typed: string): string | undefined {
  const text = webAddress(typed);
  if (/^[^\s@/:?#]+@[^\s@/.]+(?:\.[^\s@/.]+)+$/.test(text)) return `mailto:${text}`;
  if (/^[/?#]\S*$/.test(text)) return text;
  return /^[a-z]+:/i.test(text) && isAllowed('href', text) ? text : undefined;
}

/** A dialog for the address of a link. */
export class LinkDialog implements ReactiveController {
  readonly #host: FormContext['host'];
  readonly #id: string;
  /** Takes the address; `null` removes the link, `undefined` leaves it as it was. */
  readonly #close: (address: string | null | undefined) => void;
  #isOpen = false;
  #address: string | undefined;
  #problem: string | undefined;

  constructor(host: FormContext['host'], id: string, close: (address: string | null | undefined) => void) {
    this.#host = host;
    this.#id = id;
    this.#close = close;
    host.addController(this);
  }

  /** @param address that of the link that is there */
  open(address: string | undefined): void {
    this.#isOpen = true;
    this.#address = address;
    this.#problem = undefined;
    this.#host.requestUpdate();
  }

  hostUpdated(): void {
    const dialog = this.#dialog;
    if (!this.#isOpen || !dialog || !showDialog(dialog)) return;
    this.#input?.select();
  }

  render(
    { link, actions }: AuthoringMessages['text'],
    { errorAt }: AuthoringMessages,
  ): TemplateResult | typeof nothing {
    if (!this.#isOpen) return nothing;
    const id = this.#id;
    const problem = this.#problem;
    return html`
      <dialog
        part="dialog"
        class="link-dialog"
        id=${id}
        aria-labelledby="${id}-title"
        @close=${() => this.#end(undefined)}
      >
        <p class="dialog-title" id="${id}-title">${actions.link}</p>
        <div class="field ${problem ? 'wrong' : ''}">
          <label part="label" for="${id}-address">${link.address.label}</label>
          ${
            problem
              ? html`<p part="invalid" class="invalid" id="${id}-invalid" role="alert">
                  <span class="unseen">${errorAt} </span>${problem}
                </p>`
              : nothing
          }
          <input
            part="input"
            id="${id}-address"
            type="text"
            inputmode="url"
            dir="ltr"
            autocomplete="off"
            .value=${this.#address ?? ''}
            aria-invalid=${Boolean(problem)}
            aria-describedby=${problem ? `${id}-invalid` : nothing}
            @keydown=${this.#onKey}
          />
        </div>
        <div class="actions">
          <button part="button submit" class="submit" type="button" @click=${() => this.#apply(link)}>
            <span>${link.apply}</span>
          </button>
          ${
            this.#address === undefined
              ? nothing
              : html`<button part="button" type="button" @click=${() => this.#end(null)}>${link.remove}</button>`
          }
          <button part="button" type="button" @click=${() => this.#end(undefined)}>${link.cancel}</button>
        </div>
      </dialog>
    `;
  }

  get #dialog(): HTMLDialogElement | null {
    return this.#host.shadowRoot!.querySelector(`dialog#${CSS.escape(this.#id)}`);
  }

  get #input(): HTMLInputElement | null | undefined {
    return this.#dialog?.querySelector('input');
  }

  #apply({ address, wrong }: AuthoringMessages['text']['link']): void {
    const { value } = this.#input!;
    const found = linkAddress(value);
    if (found) return this.#end(found);
    this.#problem = value.trim() ? wrong : address.missing;
    this.#host.requestUpdate();
    this.#input!.focus();
  }

  #end(address: string | null | undefined): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#dialog?.close();
    this.#host.requestUpdate();
    this.#close(address);
  }

  /** Enter would send the form around it. */
  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.isComposing) return;
    event.preventDefault();
    this.#dialog?.querySelector<HTMLButtonElement>('.submit')?.click();
  };
}
