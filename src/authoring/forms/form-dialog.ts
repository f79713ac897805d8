import { html, nothing, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import type { FormContext } from './field.js';
import { showDialog } from './show-dialog.js';

interface DialogHost extends ReactiveControllerHost {
  /** Whether something was entered that is not saved. */
  readonly isChanged: boolean;
  readonly renderRoot: ParentNode;
}

/**
 * The dialog of a form, and the question before what was entered is left: by closing it, for another item, or with the
 * page.
 */
export class FormDialog implements ReactiveController {
  readonly #host: DialogHost;
  readonly #discard: () => void;
  readonly #onClosed: () => void;
  /** Whether the dialog is wanted; it is there after the next update. */
  isOpen = false;
  /** Whether the question is open. */
  #isLeaving = false;
  #hasLanded = false;

  /**
   * @param discard forgets what was entered
   * @param onClosed called when the dialog was closed
   */
  constructor(host: DialogHost, discard: () => void, onClosed: () => void) {
    this.#host = host;
    this.#discard = discard;
    this.#onClosed = onClosed;
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('beforeunload', this.#onLeavePage);
  }

  hostDisconnected(): void {
    removeEventListener('beforeunload', this.#onLeavePage);
  }

  hostUpdated(): void {
    const dialog = this.#dialog;
    if (dialog && this.isOpen) showDialog(dialog);
    this.#land(dialog);
  }

  /** Takes the focus once to where one would type: the first field, or the second where the first is filled in. */
  #land(dialog: HTMLDialogElement | null): void {
    if (!dialog?.open || this.#hasLanded) return;
    const fields = [
      ...dialog.querySelectorAll<HTMLInputElement>('form .field :is(input, textarea):not([type="file"])'),
    ];
    if (!fields.length) return;
    this.#hasLanded = true;
    // After the update, which the focus may cause another one of.
    void this.#host.updateComplete.then(() => {
      if (dialog.querySelector('form :focus')) return;
      (fields.slice(0, 2).find(({ value }) => !value) ?? fields[0])!.focus();
    });
  }

  open(): void {
    this.isOpen = true;
    this.#hasLanded = false;
    this.#host.requestUpdate();
  }

  /** Closes the dialog, where nothing was entered that is not saved. */
  close(): void {
    if (this.#host.isChanged) {
      this.ask();
      void this.#host.updateComplete.then(() => this.#host.renderRoot.querySelector<HTMLElement>('#leaving')?.focus());
    } else this.#dialog?.close();
  }

  /** Asks whether what was entered may be lost. */
  ask(): void {
    this.#setLeaving(true);
  }

  #setLeaving(isLeaving: boolean): void {
    if (this.#isLeaving === isLeaving) return;
    this.#isLeaving = isLeaving;
    this.#host.requestUpdate();
  }

  /** @param close the label of the button that closes it */
  render(content: TemplateResult, close: string): TemplateResult {
    return html`
      <dialog part="dialog" aria-labelledby="form-title" @cancel=${this.#onCancel} @close=${this.#onClose}>
        <button part="button close" class="close" type="button" aria-label=${close} @click=${() => this.close()}>
          <span aria-hidden="true">×</span>
        </button>
        ${content}
      </dialog>
    `;
  }

  /** The question, while it is open. */
  renderQuestion({ words }: FormContext): unknown {
    if (!this.#isLeaving) return nothing;
    return html`<div class="summary" id="leaving" role="alertdialog" tabindex="-1" aria-labelledby="leaving-title">
      <p part="message" id="leaving-title">${words.unsaved}</p>
      <div class="actions">
        <button part="button" type="button" @click=${this.#onStay}>${words.keepEditing}</button>
        <button part="button" type="button" @click=${this.#onDiscard}>${words.discard}</button>
      </div>
    </div>`;
  }

  readonly #onStay = (): void => this.#setLeaving(false);

  readonly #onDiscard = (): void => {
    this.#setLeaving(false);
    this.#discard();
    this.#dialog?.close();
  };

  /** Esc opens the question, too. */
  readonly #onCancel = (cancel: Event): void => {
    if (!this.#host.isChanged) return;
    cancel.preventDefault();
    this.close();
  };

  readonly #onClose = (): void => {
    this.isOpen = false;
    this.#onClosed();
    this.#host.requestUpdate();
  };

  readonly #onLeavePage = (event: BeforeUnloadEvent): void => {
    if (this.#host.isChanged) event.preventDefault();
  };

  get #dialog(): HTMLDialogElement | null {
    return this.#host.renderRoot.querySelector('dialog[aria-labelledby="form-title"]');
  }
}
