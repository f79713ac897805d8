import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { live } from 'lit/directives/live.js';
import { CalError } from '../../data/client/index.js';
import { describeImage, fetchImage, sendImage, type StoredImage } from '../session/images.js';
import type { AuthoringMessages } from '../words/messages/authoring.js';
import type { Control, FormContext } from './field.js';
import { ImageGallery } from './image-gallery.js';
import { prepareImage, type PreparedImage } from './prepare-image.js';
import { isWebAddress, webAddress } from './web-address.js';

/** The image that a form holds. */
export interface ImageValue {
  /** Whether there is one. */
  readonly isThere: boolean;
  /** That of the server; absent until it has been sent. */
  readonly id?: number;
  readonly url?: string;
  readonly alt: string;
  /** Whether it needs no alternative text. */
  readonly isDecorative: boolean;
}

export const noImage: ImageValue = { isThere: false, alt: '', isDecorative: false };

type ProblemName = keyof AuthoringMessages['image']['problems'];

/** The longest alternative text. */
const longestAlt = 320;

/** The shapes in which views show images, as their styles have them. */
const shapes = { list: 1, card: 3 / 2, detail: 21 / 9 } as const;

function problemOf({ kind, status, fields }: CalError): ProblemName {
  if (fields.includes('url')) return 'address';
  if (kind === 'network' || kind === 'cors') return 'offline';
  return ({ 401: 'denied', 403: 'denied', 413: 'tooLarge', 415: 'type' } as const)[status as 401] ?? 'failed';
}

/** Draws the middle of an image so that it fills a canvas, as `object-fit: cover` does; a page's policy need not allow addresses of files. */
function drawCover(canvas: HTMLCanvasElement, image: ImageBitmap): void {
  const scale = Math.max(canvas.width / image.width, canvas.height / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  canvas.getContext('2d')!.drawImage(image, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height);
}

const percent = (share: number, language: string): string => share.toLocaleString(language, { style: 'percent' });

/** The first image of what was dropped or pasted, or else its first file. */
const fileIn = (data: DataTransfer | null): File | undefined => {
  const files = [...(data?.files ?? [])];
  return files.find(({ type }) => type.startsWith('image/')) ?? files[0];
};

/** An image that is chosen, dropped or pasted; described; then sent. */
export class ImageControl implements ReactiveController {
  readonly #host: FormContext['host'];
  #control!: Control<ImageValue>;
  #form!: FormContext;
  /** What the form holds, also before it has been updated. */
  #value = noImage;
  #prepared: (PreparedImage & { readonly bitmap: ImageBitmap }) | undefined;
  #isPreparing = false;
  /** Ends the request that is under way. */
  #sending: AbortController | undefined;
  /** Resolves when the image that is under way is there, or why it is not is shown. */
  #arrival: Promise<void> | undefined;
  /** The share of the image that has been sent; `undefined` where nobody tells. */
  #share: number | undefined;
  #problem: ProblemName | undefined;
  #said: 'sent' | 'canceled' | undefined;
  /** The address that is typed of an image elsewhere; `undefined` while none is asked for. */
  #address: string | undefined;
  readonly #gallery: ImageGallery;

  /** @param id that of the field */
  constructor(host: FormContext['host'], id: string) {
    this.#host = host;
    this.#gallery = new ImageGallery(host, `${id}-gallery`, (image) => this.#takeStored(image));
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#sending?.abort();
  }

  hostUpdated(): void {
    const { bitmap } = this.#prepared ?? {};
    if (bitmap)
      for (const canvas of this.#host.shadowRoot!.querySelectorAll<HTMLCanvasElement>('canvas.preview')) drawCover(canvas, bitmap);
  }

  /** Resolves when the image is there that is prepared, fetched or sent; it is sent now where it is described and nobody has canceled that. */
  get arrival(): Promise<void> | undefined {
    const { isThere, id } = this.#value;
    if (!this.#arrival && isThere && id === undefined && this.#said !== 'canceled') this.#onDescribed();
    return this.#arrival;
  }

  render(control: Control<ImageValue>, form: FormContext): TemplateResult {
    this.#control = control;
    this.#form = form;
    this.#value = control.value;
    const { image: words } = form.words;
    const { value } = control;
    if (!value.isThere) this.#prepared = undefined;
    const isStopped = this.#prepared && value.id === undefined && (this.#problem || this.#said === 'canceled');
    const status = this.#isPreparing ? words.preparing : this.#sending ? words.sending : this.#said && words[this.#said];
    return html`
      <div class="image-field" @dragover=${(drag: DragEvent) => drag.preventDefault()} @drop=${this.#onDrop} @paste=${this.#onPaste}>
        ${value.isThere ? this.#renderImage(value) : nothing} ${this.#renderActions(control, form)}
        ${this.#problem ? html`<p part="invalid" class="invalid" role="alert">${words.problems[this.#problem]}</p>` : nothing}
        ${isStopped ? html`<button part="button" type="button" @click=${() => this.#send()}>${form.common.retry}</button>` : nothing}
        <div class="row">
          <span role="status" class="help">${status ?? nothing}</span>
          ${
            this.#sending
              ? html`<progress max="1" value=${ifDefined(this.#share)} aria-label=${words.sending}></progress>
                  ${this.#share === undefined ? nothing : html`<span class="help" aria-hidden="true">${percent(this.#share, form.language)}</span>`}
                  <button part="button" type="button" @click=${this.#cancel}>${words.cancel}</button>`
              : nothing
          }
        </div>
        ${value.isThere && form.session.may('upload_images') ? this.#renderDescription(value) : nothing}
      </div>
    `;
  }

  /** Where an image may come from, and the way to be without one. */
  #renderActions({ value, id, describedBy }: Control<ImageValue>, { words, session }: FormContext): TemplateResult {
    const { image } = words;
    const mayUpload = session.may('upload_images');
    const file = () => this.#host.shadowRoot!.getElementById(`${id}-file`)!.click();
    const gallery = () => this.#gallery.open();
    return html`
      <div class="actions">
        ${
          mayUpload
            ? html`<button part="button" type="button" id=${id} aria-describedby=${ifDefined(describedBy)} @click=${file}>
                ${value.isThere ? image.replace : image.choose}
              </button>`
            : nothing
        }
        <button
          part="button"
          type="button"
          id=${mayUpload ? `${id}-stored` : id}
          aria-describedby=${ifDefined(mayUpload ? undefined : describedBy)}
          @click=${gallery}
        >
          ${image.gallery.open}
        </button>
        ${
          mayUpload && this.#address === undefined
            ? html`<button part="button" type="button" id="${id}-by-address" @click=${() => this.#askAddress(true)}>
                ${image.address.open}
              </button>`
            : nothing
        }
        ${value.isThere ? html`<button part="button" type="button" @click=${this.#remove}>${image.remove}</button>` : nothing}
        ${mayUpload && !value.isThere ? html`<span class="help">${image.drop}</span>` : nothing}
      </div>
      <input id="${id}-file" type="file" accept="image/*" hidden @change=${this.#onChoose} />
      ${this.#renderAddress(id)} ${this.#gallery.render(this.#form)}
    `;
  }

  #renderAddress(id: string): unknown {
    const address = this.#address;
    if (address === undefined) return nothing;
    const { image } = this.#form.words;
    return html`
      <div class="field">
        <label part="label" for="${id}-address">${image.address.label}</label>
        <input
          part="input"
          id="${id}-address"
          type="url"
          dir="ltr"
          autocomplete="off"
          .value=${live(address)}
          @input=${({ target }: InputEvent) => (this.#address = (target as HTMLInputElement).value)}
          @keydown=${this.#onEnter(() => this.#fetch())}
        />
        <div class="actions">
          <button part="button" type="button" @click=${() => this.#fetch()}>${image.address.fetch}</button>
          <button part="button" type="button" @click=${() => this.#askAddress(false)}>${image.cancel}</button>
        </div>
      </div>
    `;
  }

  #renderImage({ url }: ImageValue): TemplateResult {
    const { image: words } = this.#form.words;
    return html`
      <ul class="previews" role="list" aria-label=${words.previews}>
        ${Object.entries(shapes).map(
          ([name, ratio]) => html`
            <li>
              ${
                this.#prepared
                  ? html`<canvas class="preview ${name}" width=${Math.round(160 * ratio)} height="160" aria-hidden="true"></canvas>`
                  : html`<img class="preview ${name}" src=${ifDefined(url)} alt="" width=${Math.round(160 * ratio)} height="160" />`
              }
              <span class="help">${words[name as keyof typeof shapes]}</span>
            </li>
          `,
        )}
      </ul>
    `;
  }

  #renderDescription({ alt, isDecorative }: ImageValue): TemplateResult {
    const { image: words } = this.#form.words;
    const { id, problem } = this.#control;
    const isMissing = problem?.control === `${id}-alt`;
    return html`
      <div class="field">
        <label part="label" for="${id}-alt">${words.alt.label}</label>
        <p part="help" class="help" id="${id}-alt-help">${words.alt.help}</p>
        <input
          part="input"
          id="${id}-alt"
          type="text"
          dir="auto"
          maxlength=${longestAlt}
          autocomplete="off"
          .value=${live(alt)}
          ?disabled=${isDecorative}
          aria-required=${!isDecorative}
          aria-invalid=${isMissing}
          aria-describedby="${id}-alt-help${isMissing ? ` ${id}-invalid` : ''}"
          @input=${({ target }: InputEvent) => this.#describe({ alt: (target as HTMLInputElement).value })}
          @change=${this.#onDescribed}
          @keydown=${this.#onEnter(this.#onDescribed)}
        />
        <p class="help">${words.holdsText}</p>
      </div>
      <div class="field flag">
        <input
          part="input"
          id="${id}-decorative"
          type="checkbox"
          .checked=${live(isDecorative)}
          @change=${({ target }: Event) => {
            this.#describe({ isDecorative: (target as HTMLInputElement).checked });
            this.#onDescribed();
          }}
        />
        <label part="label" for="${id}-decorative">${words.decorative}</label>
      </div>
    `;
  }

  #give(value: ImageValue): void {
    this.#value = value;
    this.#control.change(value);
  }

  #describe(change: Partial<ImageValue>): void {
    this.#give({ ...this.#value, ...change });
  }

  /** The alternative text that the server gets. */
  get #alt(): string {
    const { alt, isDecorative } = this.#value;
    return isDecorative ? '' : alt.trim();
  }

  /** An image is sent with its description, in one request; that of one that is there is sent by itself. */
  readonly #onDescribed = (): void => {
    const value = this.#value;
    if (!value.isThere || (!value.isDecorative && !this.#alt)) return;
    if (value.id === undefined) this.#send();
    else void this.#work((signal) => describeImage(this.#form.session, value.id!, this.#alt, signal));
  };

  #askAddress(isAsked: boolean): void {
    this.#address = isAsked ? '' : undefined;
    this.#problem = undefined;
    this.#host.requestUpdate();
    this.#focus(isAsked ? '-address' : '-by-address');
  }

  /** Gives the focus to a control of the field. */
  #focus(suffix: string): void {
    void this.#host.updateComplete.then(() => this.#host.shadowRoot!.getElementById(this.#control.id + suffix)?.focus());
  }

  /** Takes an image of the server, with the description that it has. */
  #takeStored({ id, url, alt }: StoredImage): void {
    this.#sending?.abort();
    this.#prepared = this.#problem = this.#said = undefined;
    // Whoever may not describe it takes it as it is.
    this.#give({ isThere: true, id, url, alt, isDecorative: !alt && !this.#form.session.may('upload_images') });
    this.#focus(this.#form.session.may('upload_images') ? '-alt' : '');
  }

  /** Has the server fetch the image of an address; what it shows is described then. */
  #fetch(): void {
    const address = webAddress(this.#address!);
    if (!isWebAddress(address)) return this.#fail('address');
    void this.#work(async (signal) => {
      const { id, url, alt } = await fetchImage(this.#form.session, address, '', signal);
      this.#prepared = this.#address = undefined;
      this.#said = 'sent';
      this.#give({ isThere: true, id, url, alt, isDecorative: false });
      this.#focus('-alt');
    });
  }

  #take(file: File | undefined): void {
    if (!file || !this.#form.session.may('upload_images')) return;
    this.#sending?.abort();
    this.#said = undefined;
    if (!file.type.startsWith('image/')) return this.#fail('notImage');
    this.#problem = undefined;
    void this.#awaited(this.#prepare(file));
  }

  async #prepare(file: File): Promise<void> {
    this.#isPreparing = true;
    this.#host.requestUpdate();
    const prepared = await prepareImage(file, file.name);
    this.#isPreparing = false;
    if (!prepared) return this.#fail('unreadable');
    this.#prepared = { ...prepared, bitmap: await createImageBitmap(prepared.file) };
    this.#give({ ...noImage, isThere: true });
    await this.#host.updateComplete;
    this.#host.shadowRoot!.getElementById(`${this.#control.id}-alt`)?.focus();
  }

  #fail(problem: ProblemName): void {
    this.#problem = problem;
    this.#host.requestUpdate();
  }

  #send(): void {
    const prepared = this.#prepared;
    if (!prepared || this.#sending) return;
    const { file, name } = prepared;
    void this.#work(async (signal) => {
      const { id, url } = await sendImage(this.#form.session, { file, name, alt: this.#alt }, signal, (share) => {
        this.#share = share;
        this.#host.requestUpdate();
      });
      this.#said = 'sent';
      this.#describe({ id, url });
    });
  }

  /** Lets the form wait for this. */
  async #awaited(work: Promise<void>): Promise<void> {
    this.#arrival = work;
    await work;
    if (this.#arrival === work) this.#arrival = undefined;
  }

  #work(ask: (signal: AbortSignal) => Promise<void>): Promise<void> {
    return this.#awaited(this.#ask(ask));
  }

  /** Asks the server for something that can be canceled. */
  async #ask(ask: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const sending = new AbortController();
    this.#sending = sending;
    this.#problem = this.#said = this.#share = undefined;
    this.#host.requestUpdate();
    try {
      await ask(sending.signal);
    } catch (error) {
      if (!(error instanceof CalError)) throw error;
      if (error.kind !== 'aborted') this.#problem = problemOf(error);
    } finally {
      if (this.#sending === sending) this.#sending = undefined;
      this.#host.requestUpdate();
    }
  }

  readonly #cancel = (): void => {
    this.#sending?.abort();
    this.#said = 'canceled';
    this.#host.shadowRoot!.getElementById(this.#control.id)?.focus();
  };

  readonly #remove = (): void => {
    this.#sending?.abort();
    this.#problem = this.#said = undefined;
    this.#give(noImage);
    this.#host.shadowRoot!.getElementById(this.#control.id)?.focus();
  };

  readonly #onChoose = ({ target }: Event): void => {
    const input = target as HTMLInputElement;
    this.#take(input.files?.[0]);
    // The same file can be chosen again.
    input.value = '';
  };

  readonly #onDrop = (drop: DragEvent): void => {
    drop.preventDefault();
    this.#take(fileIn(drop.dataTransfer));
  };

  readonly #onPaste = (paste: ClipboardEvent): void => {
    const file = fileIn(paste.clipboardData);
    if (!file) return;
    paste.preventDefault();
    this.#take(file);
  };

  /** Enter would send the form around it. */
  readonly #onEnter = (take: () => void) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.isComposing) return;
    event.preventDefault();
    take();
  };
}
