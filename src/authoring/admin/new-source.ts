import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { CalError } from '../../data/client/index.js';
import { notice } from '../../elements/base/errors/notices.js';
import { failureOf } from '../forms/failure.js';
import { submitButton } from '../forms/form-parts.js';
import { makeSource, readAgain, sendFile, type Source } from '../session/sources.js';
import type { SourcesMessages } from '../words/messages/sources.js';
import type { Desk } from './desk.js';

/** The largest file in bytes. */
const mostBytes = 10 * 1024 * 1024;

/** The form for an address or a file, which opens what is read of it. */
export class NewSource {
  readonly #host: LitElement;
  #address = '';
  /** What is wrong with the address. */
  #invalid = '';
  #failure = '';
  #isSending = false;
  /** The share of a file that has been sent. */
  #share: number | undefined;
  #isOver = false;

  constructor(host: LitElement) {
    this.#host = host;
  }

  render(desk: Desk, words: SourcesMessages): TemplateResult {
    const { label, help } = words.address;
    const describedBy = this.#invalid ? 'address-help address-invalid' : 'address-help';
    return html`
      ${this.#failure ? notice('error', this.#failure) : nothing}
      <div
        class="bring ${this.#isOver ? 'over' : ''}"
        @dragover=${(drag: DragEvent) => this.#onDrag(drag, true)}
        @dragleave=${(drag: DragEvent) => this.#onDrag(drag, false)}
        @drop=${(drop: DragEvent) => this.#onDrop(drop, desk, words)}
      >
        <form novalidate @submit=${(sent: SubmitEvent) => this.#onSubmit(sent, desk, words)}>
          <div part="field" class="field ${this.#invalid ? 'wrong' : ''}">
            <label part="label" for="address">${label}</label>
            <p part="help" class="help" id="address-help">${help}</p>
            ${
              this.#invalid
                ? html`<p part="invalid" class="invalid" id="address-invalid">
                    <span class="unseen">${desk.authoring.errorAt} </span>${this.#invalid}
                  </p>`
                : nothing
            }
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
          </div>
          <div class="actions">${submitButton(words.look, this.#isSending && this.#share === undefined)}</div>
        </form>
        <fieldset part="field" class="field">
          <legend part="label">${words.file}</legend>
          <p part="help" class="help" id="file-help">${words.drop}</p>
          <input
            id="file"
            type="file"
            accept=".ics,.ical,.csv,.tsv,text/calendar,text/csv"
            hidden
            @change=${({ target }: Event) => this.#choose(target as HTMLInputElement, desk, words)}
          />
          <div class="actions">
            <button
              part="button"
              type="button"
              aria-describedby="file-help"
              aria-disabled=${this.#isSending}
              @click=${() => this.#input('file')?.click()}
            >
              ${words.choose}
            </button>
            ${
              this.#share === undefined
                ? nothing
                : html`<progress max="1" .value=${this.#share} aria-label=${words.sending}></progress>`
            }
          </div>
        </fieldset>
      </div>
    `;
  }

  #input(id: string): HTMLInputElement | null {
    return (this.#host.renderRoot as ShadowRoot).getElementById(id) as HTMLInputElement | null;
  }

  #type(text: string): void {
    this.#address = text;
    this.#invalid = '';
    this.#host.requestUpdate();
  }

  #onDrag(drag: DragEvent, isOver: boolean): void {
    drag.preventDefault();
    if (isOver === this.#isOver) return;
    this.#isOver = isOver;
    this.#host.requestUpdate();
  }

  #onDrop(drop: DragEvent, desk: Desk, words: SourcesMessages): void {
    this.#onDrag(drop, false);
    const [file] = drop.dataTransfer?.files ?? [];
    if (file) void this.#send(file, desk, words);
  }

  #choose(input: HTMLInputElement, desk: Desk, words: SourcesMessages): void {
    const [file] = input.files ?? [];
    if (file) void this.#send(file, desk, words);
    // The same file may be chosen again.
    input.value = '';
  }

  async #onSubmit(sent: SubmitEvent, desk: Desk, words: SourcesMessages): Promise<void> {
    sent.preventDefault();
    const address = this.#address.trim();
    if (!address) return this.#refuse(words.address.missing);
    await this.#bring(desk, words, async () => {
      const source = await makeSource(desk.session, { address });
      return readAgain(desk.session, source.id);
    });
  }

  async #send(file: File, desk: Desk, words: SourcesMessages): Promise<void> {
    if (file.size > mostBytes) {
      this.#failure = words.tooLarge;
      return this.#host.requestUpdate();
    }
    await this.#bring(desk, words, async () => {
      this.#share = 0;
      const { id } = await makeSource(desk.session, { name: file.name.slice(0, 200) });
      return sendFile(desk.session, id, file, (share) => {
        this.#share = share;
        this.#host.requestUpdate();
      });
    });
  }

  /** Makes a source, and opens what is read of it. */
  async #bring(desk: Desk, words: SourcesMessages, make: () => Promise<Source>): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    this.#failure = '';
    this.#host.requestUpdate();
    try {
      const { id } = await make();
      this.#address = '';
      desk.change({ item: String(id) });
    } catch (error) {
      if (!(error instanceof CalError)) throw error;
      if (error.status === 400) this.#refuse(words.wrongAddress);
      else this.#failure = failureOf(error, desk.authoring).text;
    }
    this.#isSending = false;
    this.#share = undefined;
    this.#host.requestUpdate();
  }

  #refuse(reason: string): void {
    this.#invalid = reason;
    this.#host.requestUpdate();
    void this.#host.updateComplete.then(() => this.#input('address')?.focus());
  }
}
