import { html, type LitElement, type TemplateResult } from 'lit';
import { submitButton } from '../forms/form-parts.js';
import type { SourcesMessages } from '../words/messages/sources.js';
import type { Desk } from './desk.js';
import { sourceField } from './source-field.js';

/** The form for the address of a calendar. */
export class AddressForm {
  readonly #host: LitElement;
  #address = '';
  #invalid = '';

  constructor(host: LitElement) {
    this.#host = host;
  }

  render(desk: Desk, words: SourcesMessages, isSending: boolean, send: (address: string) => void): TemplateResult {
    const submit = (sent: SubmitEvent) => {
      sent.preventDefault();
      const address = this.#address.trim();
      if (address) send(address);
      else this.refuse(words.address.missing);
    };
    return html`
      <form novalidate @submit=${submit}>
        ${sourceField(
          'address',
          words.address,
          this.#invalid,
          desk,
          (describedBy) => html`
            <input
              part="input"
              id="address"
              type="url"
              dir="ltr"
              autocomplete="off"
              spellcheck="false"
              .value=${this.#address}
              aria-invalid=${this.#invalid !== ''}
              aria-describedby=${describedBy}
              @input=${({ target }: InputEvent) => this.#type((target as HTMLInputElement).value)}
            />
          `,
        )}
        <div class="actions">${submitButton(words.look, isSending)}</div>
      </form>
    `;
  }

  /** Says beside the field why the address is not taken. */
  refuse(reason: string): void {
    this.#invalid = reason;
    this.#host.requestUpdate();
    void this.#host.updateComplete.then(() => (this.#host.renderRoot as ShadowRoot).getElementById('address')?.focus());
  }

  /** Empties the field. */
  taken(): void {
    this.#address = '';
  }

  #type(text: string): void {
    this.#address = text;
    this.#invalid = '';
    this.#host.requestUpdate();
  }
}
