import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { CalError } from '../../data/client/index.js';
import { findImages, type StoredImage } from '../session/images.js';
import type { FormContext } from './field.js';
import { showDialog } from './show-dialog.js';

/** The pause after the last key before a request, in milliseconds. */
const pause = 200;

/**
 * The images that the server keeps, to choose one: a dialog with a search, the newest first, and more of them on
 * request.
 */
export class ImageGallery implements ReactiveController {
  readonly #host: FormContext['host'];
  readonly #id: string;
  readonly #choose: (image: StoredImage) => void;
  #form: FormContext | undefined;
  #isOpen = false;
  #search = '';
  #images: readonly StoredImage[] = [];
  #page = 0;
  #totalPages = 0;
  #isBusy = false;
  #hasFailed = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: FormContext['host'], id: string, choose: (image: StoredImage) => void) {
    this.#host = host;
    this.#id = id;
    this.#choose = choose;
    host.addController(this);
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.#isOpen = false;
  }

  hostUpdated(): void {
    const dialog = this.#host.shadowRoot?.getElementById(this.#id) as HTMLDialogElement | null;
    if (this.#isOpen && dialog) showDialog(dialog);
  }

  open(): void {
    this.#isOpen = true;
    this.#search = '';
    void this.#read(1);
  }

  render(form: FormContext): TemplateResult | typeof nothing {
    this.#form = form;
    if (!this.#isOpen) return nothing;
    const id = this.#id;
    const { gallery, cancel } = form.words.image;
    const said = this.#isBusy
      ? gallery.loading
      : this.#hasFailed
        ? form.words.linked.searchFailed
        : this.#images.length
          ? undefined
          : gallery.none;
    return html`
      <dialog part="dialog" class="gallery" id=${id} aria-labelledby="${id}-title" @close=${this.#onClose}>
        <p class="dialog-title" id="${id}-title">${gallery.title}</p>
        <input
          part="input"
          type="search"
          dir="auto"
          autocomplete="off"
          aria-label=${gallery.search}
          placeholder=${gallery.search}
          .value=${live(this.#search)}
          @input=${this.#onType}
          @keydown=${this.#onKey}
        />
        <ul class="stored-images" role="list">
          ${this.#images.map(
            (image) => html`
              <li>
                <button part="button" class="stored-image" type="button" @click=${() => this.#take(image)}>
                  <img src=${image.url} alt="" width="160" height="160" loading="lazy" />
                  <span dir="auto">${image.alt || gallery.undescribed(image.id)}</span>
                </button>
              </li>
            `,
          )}
        </ul>
        <p class="help" role="status">${said ?? nothing}</p>
        <div class="actions">
          ${
            this.#hasFailed
              ? html`<button part="button" type="button" @click=${() => void this.#read(this.#page + 1)}>
                  ${form.common.retry}
                </button>`
              : this.#page < this.#totalPages
                ? html`<button
                    part="button"
                    type="button"
                    aria-disabled=${this.#isBusy}
                    @click=${() => void this.#read(this.#page + 1)}
                  >
                    ${gallery.more}
                  </button>`
                : nothing
          }
          <button part="button" type="button" @click=${() => this.#close()}>${cancel}</button>
        </div>
      </dialog>
    `;
  }

  /** Reads a page of images below those before it. */
  async #read(page: number): Promise<void> {
    if (this.#isBusy && page > 1) return;
    const search = this.#search.trim();
    this.#isBusy = true;
    this.#hasFailed = false;
    if (page === 1) [this.#images, this.#page, this.#totalPages] = [[], 0, 0];
    this.#host.requestUpdate();
    try {
      const { images, totalPages } = await findImages(this.#form!.session, search, page);
      // The search may be another one by now.
      if (search !== this.#search.trim()) return;
      [this.#images, this.#page, this.#totalPages] = [[...this.#images, ...images], page, totalPages];
    } catch (error) {
      if (!(error instanceof CalError)) throw error;
      if (search !== this.#search.trim()) return;
      this.#hasFailed = true;
    }
    this.#isBusy = false;
    this.#host.requestUpdate();
  }

  #take(image: StoredImage): void {
    this.#close();
    this.#choose(image);
  }

  #close(): void {
    // Its event comes later, and an update before it would open it again.
    this.#isOpen = false;
    (this.#host.shadowRoot?.getElementById(this.#id) as HTMLDialogElement | null)?.close();
  }

  readonly #onClose = (): void => {
    clearTimeout(this.#timer);
    this.#isOpen = false;
    this.#host.requestUpdate();
  };

  readonly #onType = ({ target }: InputEvent): void => {
    this.#search = (target as HTMLInputElement).value;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#read(1), pause);
  };

  /** Enter would send the form around it. */
  readonly #onKey = (press: KeyboardEvent): void => {
    if (press.key === 'Enter' && !press.isComposing) press.preventDefault();
  };
}
