import { html, nothing, type LitElement, type TemplateResult } from 'lit';
import { CalError } from '../../data/client/index.js';
import { notice } from '../../elements/base/errors/notices.js';
import { failureOf } from '../forms/failure.js';
import { makeSource, readAgain, readWhole, removeSource, type Source } from '../session/sources.js';
import type { SourcesMessages } from '../words/messages/sources.js';
import { AddressForm } from './address-form.js';
import type { Desk } from './desk.js';
import { emptyTable } from './empty-table.js';
import { PastedRows } from './pasted-rows.js';
import type { SentFiles } from './sent-files.js';
import { isAsked, problemOf } from './source-problem.js';

/** The largest file in bytes. */
const mostBytes = 10 * 1024 * 1024;

/** Whether a source cannot be read, whatever somebody would answer. */
const isRefused = (source: Source) => source.state === 'failed' && !isAsked(source);

/** The forms for an address, a file and pasted rows, which open what is read of them. */
export class NewSource {
  readonly #host: LitElement;
  readonly #files: SentFiles;
  readonly rows: PastedRows;
  readonly #address: AddressForm;
  #failure = '';
  #isSending = false;
  /** The share of a file that has been sent. */
  #share: number | undefined;
  #isOver = false;

  constructor(host: LitElement, files: SentFiles) {
    this.#host = host;
    this.#files = files;
    this.rows = new PastedRows(host);
    this.#address = new AddressForm(host);
  }

  render(desk: Desk, words: SourcesMessages): TemplateResult {
    return html`
      ${this.#failure ? notice('error', this.#failure) : nothing}
      <div
        class="bring ${this.#isOver ? 'over' : ''}"
        @dragover=${(drag: DragEvent) => this.#onDrag(drag, true)}
        @dragleave=${(drag: DragEvent) => this.#onDrag(drag, false)}
        @drop=${(drop: DragEvent) => this.#onDrop(drop, desk, words)}
      >
        ${this.#address.render(desk, words, this.#isSending, (address) => this.#sendAddress(address, desk, words))}
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
              @click=${() => this.#input?.click()}
            >
              ${words.choose}
            </button>
            <a
              part="link"
              class="link"
              download="${desk.words.sections.events}.csv"
              href="data:text/csv;charset=utf-8,${encodeURIComponent(emptyTable(words.table.means, desk.display.locale))}"
              >${words.table.empty}</a
            >
            ${
              this.#share === undefined
                ? nothing
                : html`<progress max="1" .value=${this.#share} aria-label=${words.sending}></progress>`
            }
          </div>
        </fieldset>
        ${this.rows.render(desk, words, this.#isSending, (rows) => this.#sendRows(rows, desk, words))}
      </div>
    `;
  }

  get #input(): HTMLElement | null {
    return (this.#host.renderRoot as ShadowRoot).getElementById('file');
  }

  #onDrag(drag: DragEvent, isOver: boolean): void {
    // Text that is dragged goes into the box for rows.
    if (!drag.dataTransfer?.types.includes('Files')) return;
    drag.preventDefault();
    if (isOver === this.#isOver) return;
    this.#isOver = isOver;
    this.#host.requestUpdate();
  }

  #onDrop(drop: DragEvent, desk: Desk, words: SourcesMessages): void {
    this.#onDrag(drop, false);
    const [file] = drop.dataTransfer?.files ?? [];
    if (file) this.#sendFile(file, desk, words);
  }

  #choose(input: HTMLInputElement, desk: Desk, words: SourcesMessages): void {
    const [file] = input.files ?? [];
    if (file) this.#sendFile(file, desk, words);
    // The same file may be chosen again.
    input.value = '';
  }

  #sendAddress(address: string, desk: Desk, words: SourcesMessages): void {
    const make = async () => {
      const source = await makeSource(desk.session, { address });
      return readAgain(desk.session, source.id);
    };
    const open = (source: Source) => {
      this.#address.taken();
      this.#open(source, desk);
    };
    void this.#bring(make, open, (error) => {
      if (error.status === 400) this.#address.refuse(words.wrongAddress);
      else this.#failure = failureOf(error, desk.authoring).text;
    });
  }

  #sendFile(file: File, desk: Desk, words: SourcesMessages): void {
    const fail = (reason: string) => {
      this.#failure = reason;
      this.#host.requestUpdate();
    };
    if (file.size > mostBytes) return fail(words.tooLarge);
    const make = () => {
      this.#share = 0;
      return this.#files.send(file, desk, (share) => {
        this.#share = share;
        this.#host.requestUpdate();
      });
    };
    void this.#bring(
      make,
      (source) => this.#open(source, desk),
      (error) => fail(failureOf(error, desk.authoring).text),
    );
  }

  #sendRows(rows: File, desk: Desk, words: SourcesMessages): void {
    const { rows: box } = this;
    if (rows.size > mostBytes) return box.refuse(words.tooLarge);
    const open = (source: Source) => {
      if (!isRefused(source)) this.#open(source, desk);
      else box.refuse(source.problem?.code === 'no_calendar' ? words.noRows : problemOf(source, words)!);
    };
    void this.#bring(
      async () => {
        const source = await readWhole(desk.session, await this.#files.send(rows, desk, () => {}));
        // It stands in the box; the list would tell of it, too.
        if (isRefused(source) && !source.items) await removeSource(desk.session, source.id, 'keep');
        return source;
      },
      open,
      (error) => box.refuse(failureOf(error, desk.authoring, true).text),
    );
  }

  #open({ id }: Source, desk: Desk): void {
    desk.change({ item: String(id) });
  }

  /** Makes a source, and hands over what is read of it, or why there is none. */
  async #bring(
    make: () => Promise<Source>,
    open: (source: Source) => void,
    refuse: (error: CalError) => void,
  ): Promise<void> {
    if (this.#isSending) return;
    this.#isSending = true;
    this.#failure = '';
    this.#host.requestUpdate();
    try {
      open(await make());
    } catch (error) {
      if (!(error instanceof CalError)) throw error;
      refuse(error);
    }
    this.#isSending = false;
    this.#share = undefined;
    this.#host.requestUpdate();
  }
}
