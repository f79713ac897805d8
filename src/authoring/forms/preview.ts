import { html, nothing, type LitElement, type ReactiveController, type TemplateResult } from 'lit';
import { CalError } from '../../data/client/index.js';
import { settings } from '../../data/query/index.js';
import type { EventRepresentation } from '../../data/schema/index.js';
import { notice } from '../../elements/base/errors/notices.js';
import { forwardSettings, keepInside } from '../../elements/base/nested-elements.js';
import { WidthController } from '../../elements/base/width-controller.js';
import { InnerElement } from '../../elements/parts/inner-element.js';
import type { FormContext } from './field.js';
import type { ImageValue } from './image-control.js';
import { answerOf, previewedEvent, type Answers, type EventBody } from './previewed-event.js';
import { endsOf, type When } from './when.js';
import { showDialog } from './show-dialog.js';

/** The content to show. */
interface Typed {
  readonly form: FormContext;
  /** The event that is changed, as it was loaded; absent for a new one. */
  readonly item: { readonly id: number } | undefined;
  /** The body that would be sent. */
  readonly body: EventBody;
  /** The values of all fields. */
  readonly whole: EventBody;
  readonly isChanged: boolean;
}

/** From this width on, in times the font size, it stands beside the form. */
const leastBeside = 60;

const buttonId = 'preview-button';

/** Shows the typed event as readers will see it, beside the form or in a dialog, and follows further typing. */
export class Preview implements ReactiveController {
  readonly #host: LitElement;
  readonly #typed: () => Typed | undefined;
  readonly #detail: InnerElement;
  readonly #width: WidthController;
  readonly #answers: Answers = new Map();
  #isOpen = false;
  /** The values from which the shown event was made. */
  #madeOf: string | undefined;
  #item: object | undefined;
  #event: EventRepresentation | undefined;
  #error: CalError | undefined;
  #making: Promise<void> = Promise.resolve();

  /**
   * @param typed `undefined` while there is nothing to fill in
   * @param load loads the element that shows an event
   */
  constructor(host: LitElement, typed: () => Typed | undefined, load: () => Promise<unknown>) {
    this.#host = host;
    this.#typed = typed;
    this.#detail = new InnerElement(host, load);
    this.#width = new WidthController(host, { least: leastBeside });
    host.addController(this);
  }

  /** Whether it stands beside the form. */
  isBeside(isDialog: boolean): boolean {
    return this.#isOpen && !isDialog && !this.#width.isNarrow;
  }

  /** Opens it. Resolves when it shows the typed event, or the reason why it cannot. */
  async open(): Promise<void> {
    this.#isOpen = true;
    // The linked items may have changed meanwhile.
    this.#forget();
    this.#host.requestUpdate();
    await this.#host.updateComplete;
    await this.#making;
    await this.#host.updateComplete;
  }

  #forget(): void {
    this.#answers.clear();
    this.#madeOf = undefined;
    this.#event = undefined;
  }

  hostUpdated(): void {
    const typed = this.#isOpen ? this.#typed() : undefined;
    if (!typed) return;
    const dialog = this.#host.renderRoot.querySelector<HTMLDialogElement>('dialog.preview-area');
    if (dialog) showDialog(dialog);
    const detail = this.#host.renderRoot.querySelector('.preview-body > cal-event-detail');
    if (detail) {
      forwardSettings(detail, settings, typed.form.settings);
      // It is for readers.
      Object.assign(detail, { editable: false });
    }
    void this.#showCard(typed.form);
    if (typed.item !== this.#item) this.#forget();
    this.#item = typed.item;
    const madeOf = JSON.stringify([typed.item?.id, typed.whole, typed.form.valueIn('image')]);
    if (madeOf === this.#madeOf) return;
    this.#madeOf = madeOf;
    this.#making = this.#make(typed, madeOf);
  }

  /** Shows the event as a card, too, with the code of lists. */
  async #showCard(form: FormContext): Promise<void> {
    if (!this.#event) return;
    // Without it, the event itself is there all the same.
    const code = await import('./preview-card.js').catch(() => undefined);
    const place = this.#host.renderRoot.querySelector<HTMLElement>('.preview-card');
    if (code && place && this.#event) code.showCard(place, this.#event, form, Number(place.dataset.level));
  }

  async #make({ form, item, body, whole }: Typed, madeOf: string): Promise<void> {
    let made: EventRepresentation | undefined;
    let error: CalError | undefined;
    // Not before this update is over.
    await this.#host.updateComplete;
    try {
      const base = item && (await answerOf(item.id, form, this.#answers));
      // A password hides what is there.
      const isMasked = base?.all_day === null;
      const isDated = base || endsOf(form.valueIn('when') as When);
      made = isDated ? await previewedEvent(base, isMasked ? whole : body, form, this.#answers) : undefined;
    } catch (cause) {
      if (!(cause instanceof CalError)) throw cause;
      error = cause;
    }
    // Something else may have been typed meanwhile.
    if (madeOf !== this.#madeOf) return;
    this.#event = made;
    this.#error = error;
    this.#host.requestUpdate();
  }

  /** The button that opens and closes it. */
  renderButton({ words }: FormContext): TemplateResult {
    return html`<button
      part="button"
      type="button"
      id=${buttonId}
      aria-expanded=${this.#isOpen}
      @click=${() => (this.#isOpen ? this.#close() : void this.open())}
    >
      ${words.answer.preview}
    </button>`;
  }

  render(form: FormContext, isDialog: boolean, level: number): unknown {
    if (!this.#isOpen) return nothing;
    const { words, common } = form;
    const content = html`
      <div class="preview-head">
        <span class="preview-title" id="preview-title" role="heading" aria-level=${level}>${words.answer.preview}</span>
        ${this.#typed()?.isChanged ? html`<span part="unsaved" class="unsaved">${words.answer.notSaved}</span>` : nothing}
        <button part="button" type="button" aria-label=${common.close} @click=${() => this.#close()}>
          <span aria-hidden="true">×</span>
        </button>
      </div>
      <div class="preview-body">${this.#renderEvent(form, level + 1)}</div>
    `;
    return this.isBeside(isDialog)
      ? html`<aside part="preview" class="preview-area" aria-labelledby="preview-title">${content}</aside>`
      : html`<dialog part="preview" class="preview-area" aria-labelledby="preview-title" @close=${this.#onClose}>
          ${content}
        </dialog>`;
  }

  #renderEvent(form: FormContext, level: number): unknown {
    const { words, common, valueIn } = form;
    if (this.#error) {
      return notice('error', words.answer.previewFailed, undefined, {
        label: common.retry,
        take: () => void this.open(),
      });
    }
    if (!this.#event) {
      const when = valueIn('when') as When | undefined;
      return !this.#item && when && !endsOf(when)
        ? html`<p>${words.when.missing}</p>`
        : html`<div class="waiting"></div>`;
    }
    const image = valueIn('image') as ImageValue | undefined;
    return html`
      ${image?.isThere && image.id === undefined ? html`<p class="help">${words.answer.imageLacks}</p>` : nothing}
      <span class="help" id="preview-card" role="heading" aria-level=${level}>${words.image.card}</span>
      <div
        class="preview-card"
        role="group"
        aria-labelledby="preview-card"
        data-level=${level + 1}
        @click=${(click: Event) => click.preventDefault()}
        @cal-select=${keepInside}
      ></div>
      <span class="help" id="preview-detail" role="heading" aria-level=${level}>${words.image.detail}</span>
      ${this.#renderDetail(form, level + 1)}
    `;
  }

  #renderDetail({ words, common }: FormContext, level: number): unknown {
    return this.#detail.render(
      html`<cal-event-detail
        .event=${this.#event}
        show-related="false"
        heading-level=${level}
        @cal-load=${keepInside}
        @cal-data=${keepInside}
        @cal-select=${keepInside}
      ></cal-event-detail>`,
      common,
      words.answer.previewFailed,
    );
  }

  #close(): void {
    const dialog = this.#host.renderRoot.querySelector<HTMLDialogElement>('dialog.preview-area');
    if (dialog) return dialog.close();
    this.#onClose();
  }

  readonly #onClose = (): void => {
    this.#isOpen = false;
    this.#host.requestUpdate();
    void this.#host.updateComplete.then(() =>
      this.#host.renderRoot.querySelector<HTMLElement>(`#${buttonId}`)?.focus(),
    );
  };
}
