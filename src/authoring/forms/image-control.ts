import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { live } from 'lit/directives/live.js';
import type { StoredImage } from '../session/images.js';
import type { Control, FormContext } from './field.js';
import { ImageGallery } from './image-gallery.js';
import { ImageTransfer } from './image-transfer.js';

/** The image that a form holds. */
export interface ImageValue {
  /** Whether there is one. */
  readonly isThere: boolean;
  /** The id on the server; absent until it has been sent. */
  readonly id?: number;
  readonly url?: string;
  readonly alt: string;
  /** Whether it needs no alternative text. */
  readonly isDecorative: boolean;
}

export const noImage: ImageValue = { isThere: false, alt: '', isDecorative: false };

/** The longest alternative text. */
const longestAlt = 320;

/** The shapes in which views show images, as their styles have them. */
const shapes = { list: 1, card: 3 / 2, detail: 21 / 9 } as const;

/**
 * Draws the middle of an image so that it fills a canvas, as `object-fit: cover` does; a page's policy need not allow
 * addresses of files.
 */
function drawCover(canvas: HTMLCanvasElement, image: ImageBitmap): void {
  const scale = Math.max(canvas.width / image.width, canvas.height / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  canvas.getContext('2d')!.drawImage(image, (canvas.width - width) / 2, (canvas.height - height) / 2, width, height);
}

const percent = (share: number, language: string): string => share.toLocaleString(language, { style: 'percent' });

/** The first image of a drop or paste, or else its first file. */
const fileIn = (data: DataTransfer | null): File | undefined => {
  const files = [...(data?.files ?? [])];
  return files.find(({ type }) => type.startsWith('image/')) ?? files[0];
};

/** An image that is chosen, dropped or pasted; described; then sent. */
export class ImageControl implements ReactiveController {
  readonly #host: FormContext['host'];
  #control!: Control<ImageValue>;
  #form!: FormContext;
  /** The value of the form, also before it has been updated. */
  #value = noImage;
  readonly #transfer: ImageTransfer;
  /** The address that is typed for an image elsewhere; `undefined` while none is requested. */
  #address: string | undefined;
  readonly #gallery: ImageGallery;

  /** @param id that of the field */
  constructor(host: FormContext['host'], id: string) {
    this.#host = host;
    this.#transfer = new ImageTransfer(() => host.requestUpdate());
    this.#gallery = new ImageGallery(host, `${id}-gallery`, (image) => this.#takeStored(image));
    host.addController(this);
  }

  hostDisconnected(): void {
    this.#transfer.abort();
  }

  hostUpdated(): void {
    const { bitmap } = this.#transfer.prepared ?? {};
    if (bitmap)
      for (const canvas of this.#host.shadowRoot!.querySelectorAll<HTMLCanvasElement>('canvas.preview'))
        drawCover(canvas, bitmap);
  }

  /**
   * Resolves when the image is there that is prepared, fetched or sent; once it is prepared it is sent, described or
   * not, where nobody has canceled that.
   */
  get arrival(): Promise<void> | undefined {
    const { isThere, id } = this.#value;
    const { arrival, isSending, outcome } = this.#transfer;
    if (arrival && !isSending) return arrival.then(() => this.arrival);
    if (!arrival && outcome !== 'canceled' && isThere && id === undefined) this.#send();
    return this.#transfer.arrival;
  }

  render(control: Control<ImageValue>, form: FormContext): TemplateResult {
    this.#control = control;
    this.#form = form;
    this.#value = control.value;
    const { image: words } = form.words;
    const { value } = control;
    if (!value.isThere) this.#transfer.prepared = undefined;
    const { prepared, isPreparing, isSending, share, problem, outcome } = this.#transfer;
    const isStopped = prepared && value.id === undefined && (problem || outcome === 'canceled');
    const status = isPreparing ? words.preparing : isSending ? words.sending : outcome && words[outcome];
    return html`
      <div
        class="image-field"
        @dragover=${(drag: DragEvent) => drag.preventDefault()}
        @drop=${this.#onDrop}
        @paste=${this.#onPaste}
      >
        ${value.isThere ? this.#renderImage(value) : nothing} ${this.#renderActions(control, form)}
        ${problem ? html`<p part="invalid" class="invalid" role="alert">${words.problems[problem]}</p>` : nothing}
        ${isStopped ? html`<button part="button" type="button" @click=${() => this.#send()}>${form.common.retry}</button>` : nothing}
        <div class="row">
          <span role="status" class="help">${status ?? nothing}</span>
          ${
            isSending
              ? html`<progress max="1" value=${ifDefined(share)} aria-label=${words.sending}></progress>
                  ${share === undefined ? nothing : html`<span class="help" aria-hidden="true">${percent(share, form.language)}</span>`}
                  <button part="button" type="button" @click=${this.#cancel}>${words.cancel}</button>`
              : nothing
          }
        </div>
        ${value.isThere && form.session.may('upload_images') ? this.#renderDescription(value) : nothing}
      </div>
    `;
  }

  /** The sources of an image, and the way to be without one. */
  #renderActions({ value, id, describedBy }: Control<ImageValue>, { words, session }: FormContext): TemplateResult {
    const { image } = words;
    const mayUpload = session.may('upload_images');
    const file = () => this.#host.shadowRoot!.getElementById(`${id}-file`)!.click();
    const gallery = () => this.#gallery.open();
    return html`
      <div class="actions">
        ${
          mayUpload
            ? html`<button
                part="button"
                type="button"
                id=${id}
                aria-describedby=${ifDefined(describedBy)}
                @click=${file}
              >
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
                this.#transfer.prepared
                  ? html`<canvas
                      class="preview ${name}"
                      width=${Math.round(160 * ratio)}
                      height="160"
                      aria-hidden="true"
                    ></canvas>`
                  : html`<img
                      class="preview ${name}"
                      src=${ifDefined(url)}
                      alt=""
                      width=${Math.round(160 * ratio)}
                      height="160"
                    />`
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
    const { id } = this.#control;
    return html`
      <div class="field">
        <label part="label" for="${id}-alt">${words.describe}</label>
        <input
          part="input"
          id="${id}-alt"
          type="text"
          dir="auto"
          maxlength=${longestAlt}
          autocomplete="off"
          .value=${live(alt)}
          ?disabled=${isDecorative}
          @input=${({ target }: InputEvent) => this.#describe({ alt: (target as HTMLInputElement).value })}
          @change=${this.#onDescribed}
          @keydown=${this.#onEnter(this.#onDescribed)}
        />
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
    else this.#transfer.describe(this.#form.session, value.id, this.#alt);
  };

  #askAddress(isAsked: boolean): void {
    this.#address = isAsked ? '' : undefined;
    this.#transfer.problem = undefined;
    this.#host.requestUpdate();
    void this.#focus(isAsked ? '-address' : '-by-address');
  }

  /** Gives the focus to a control of the field. */
  async #focus(suffix: string): Promise<void> {
    await this.#host.updateComplete;
    this.#host.shadowRoot!.getElementById(this.#control.id + suffix)?.focus();
  }

  /** Takes an image of the server, with the description that it has. */
  #takeStored({ id, url, alt }: StoredImage): void {
    this.#transfer.stop();
    this.#transfer.prepared = undefined;
    // Users who may not describe it take it as it is.
    this.#give({ isThere: true, id, url, alt, isDecorative: !alt && !this.#form.session.may('upload_images') });
    void this.#focus(this.#form.session.may('upload_images') ? '-alt' : '');
  }

  /** Has the server fetch the image of an address; what it shows is described then. */
  #fetch(): void {
    this.#transfer.fetch(this.#form.session, this.#address!, ({ id, url, alt }) => {
      this.#address = undefined;
      this.#give({ isThere: true, id, url, alt, isDecorative: false });
      void this.#focus('-alt');
    });
  }

  #take(file: File | undefined): void {
    if (!file || !this.#form.session.may('upload_images')) return;
    this.#transfer.prepare(file, () => {
      this.#give({ ...noImage, isThere: true });
      return this.#focus('-alt');
    });
  }

  #send(): void {
    this.#transfer.send(this.#form.session, this.#alt, ({ id, url }) => this.#describe({ id, url }));
  }

  readonly #cancel = (): void => {
    this.#transfer.cancel();
    this.#host.shadowRoot!.getElementById(this.#control.id)?.focus();
  };

  readonly #remove = (): void => {
    this.#transfer.stop();
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
