import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import type { CalError } from '../../query/index.js';
import type { Messages } from '../../locale/index.js';
import { itemQueryOptions, QueryController } from '../../query/index.js';
import { camelCase, positive, Unreadable, type FilterTable, type ResourceName } from '../../schema/index.js';
import { CalElement, setStates } from '../base/cal-element.js';
import { detailAttributes } from './detail-attributes.js';
import { emit, emitError, type CalRecord } from '../base/events.js';
import { filterProperties, valuesOf, type FilterProperties } from '../base/attributes.js';
import { notice, type NextStep } from '../parts/notice.js';
import { errorNotice, staleNotice } from '../parts/problems.js';

type DetailSugar = FilterProperties<typeof detailAttributes>;

/** What each resource's detail must define. */
export interface DetailTable<T, R extends CalRecord> {
  readonly resource: ResourceName;
  /** Wire name of the attribute that holds the id, such as `event_id`. */
  readonly idName: string;
  /** Attributes of its own. */
  readonly look?: FilterTable;
  /** The record of an item; throws for what is none. */
  readonly record: (item: T) => R;
}

/** What every detail says beside its item. */
export interface DetailMessages {
  readonly loading: string;
  /** Name of the dialog as long as there is no item whose title names it; the item's kind. */
  readonly kind: string;
}

/** What is said in place of an item. */
export interface Problem {
  readonly title: string;
  readonly hint?: string;
  /** A form, or whatever else helps. */
  readonly help?: TemplateResult;
  readonly next?: NextStep;
}

/** Skeleton placeholder, hidden from assistive technology. */
const skeleton = html`
  <div part="loading" class="skeleton detail" aria-hidden="true">
    <i class="hero"></i>
    <div class="columns"><i class="lines"></i><i class="panel"></i></div>
  </div>
`;

/**
 * One item of any resource, by its id or slug: it asks, reports its state and opens as a dialog; subclasses render the item.
 *
 * @csspart dialog - The dialog.
 * @csspart close - The button that closes the dialog.
 * @csspart detail - The item.
 * @csspart image - The box of the image.
 * @csspart picture-link - The link in place of an image whose host may not be asked.
 * @csspart title - The title: the name of the item.
 * @csspart description - The text.
 * @csspart aside - The panel beside the text.
 * @csspart heading - A heading: above the title, or above a list of events.
 * @csspart form - The form that asks for a password.
 * @csspart label - The label of the password form.
 * @csspart field - The field of the password form.
 * @csspart submit - The button of the password form.
 * @csspart wrong - The message that the password is wrong.
 *
 * @cssprop --cal-color-surface - Behind the panel and the dialog.
 *
 * @fires cal-close - The dialog was closed.
 */
export abstract class CalDetail<T, R extends CalRecord> extends CalElement {
  static override properties: PropertyDeclarations = { ...filterProperties(detailAttributes), password: { attribute: false } };

  declare slug?: DetailSugar['slug'];
  declare mode?: DetailSugar['mode'];
  declare headingLevel?: DetailSugar['headingLevel'];
  /** The item's own password. A property only: attributes can be read by everyone. */
  declare password?: string | undefined;

  readonly #query = new QueryController<T>(this, () => this.#ask());
  /** A dialog that is being closed is not opened again by what arrives meanwhile. */
  #isOpened = false;
  #told: { item?: T | undefined; error?: CalError | undefined; isFetching?: boolean } = {};

  protected abstract readonly table: DetailTable<T, R>;

  /** `undefined` until the words are there. */
  protected abstract phrases(): DetailMessages | undefined;

  protected abstract renderItem(record: R, words: Messages): TemplateResult;

  /** Message for item-specific errors; otherwise the generic one. */
  protected problem?(error: CalError, words: Messages): Problem | undefined;

  /** The record of the item; `undefined` until the first answer. */
  protected get record(): R | undefined {
    const item = this.#item;
    return item && this.table.record(item);
  }

  protected get error(): CalError | undefined {
    return this.#query.state.error;
  }

  protected get isFetching(): boolean {
    return this.#query.state.isFetching;
  }

  /** Level of the item's title, 1 to 6. */
  protected get level(): number {
    return (valuesOf(detailAttributes, this).heading_level as number | undefined) ?? detailAttributes.heading_level.default;
  }

  protected get isDialog(): boolean {
    return this.mode === 'dialog';
  }

  /** Asks anew. */
  refresh(): Promise<void> {
    return this.#query.refetch();
  }

  /** Closes the dialog; the element then shows nothing until it is given an id or slug again. */
  close(): void {
    this.#dialog?.close();
  }

  protected override updated(): void {
    const { error, isFetching, staleSince } = this.#query.state;
    const item = this.#item;
    const told = this.#told;
    this.#told = { item, error, isFetching };
    setStates(this.internals, {
      loading: !item && !error && isFetching,
      error: Boolean(error) && staleSince === undefined,
      stale: staleSince !== undefined,
    });
    const dialog = this.#dialog;
    if (dialog && !this.#isOpened) dialog.showModal();
    this.#isOpened = Boolean(dialog);
    queueMicrotask(() => {
      if (isFetching && !told.isFetching) emit(this, 'cal-load', {});
      if (item && item !== told.item) emit(this, 'cal-data', { items: [this.table.record(item)], from: 1, to: 1, total: 1, pages: 1 });
      if (error && error !== told.error) emitError(this, error, this.retry);
    });
  }

  override render(): TemplateResult | typeof nothing {
    const { error, isFetching } = this.#query.state;
    const item = this.#item;
    const phrases = this.phrases();
    if (!item && !error && !isFetching) return html`<slot></slot>`;
    const content = html`
      <div part="base ${isFetching && item ? 'busy' : ''}" class="base" aria-busy=${isFetching}>
        <slot name="header"></slot>
        <p part="status" class="status unseen" role="status" tabindex="-1">${item || error ? nothing : phrases?.loading}</p>
        ${this.#renderState()}
        <slot name="footer"></slot>
      </div>
    `;
    if (!this.isDialog) return content;
    return html`
      <dialog
        part="dialog"
        aria-labelledby=${item ? 'title' : nothing}
        aria-label=${item ? nothing : (phrases?.kind ?? '')}
        @close=${this.#onClose}
        @click=${this.#onBackdrop}
      >
        <button part="button close" class="close" type="button" aria-label=${this.words?.close ?? ''} @click=${() => this.close()}>
          <span aria-hidden="true">×</span>
        </button>
        ${content}
      </dialog>
    `;
  }

  protected readonly retry = (): void => void this.refresh();

  #renderState(): unknown {
    const { words, record } = this;
    const { error, staleSince } = this.#query.state;
    if (!words || !this.phrases() || (!record && !error)) return html`<slot name="loading"><slot>${skeleton}</slot></slot>`;
    return [
      staleSince === undefined ? nothing : staleNotice(staleSince, words, this.reader, this.retry),
      record ? this.renderItem(record, words) : nothing,
      error && staleSince === undefined ? this.#renderError(error, words) : nothing,
      record ? nothing : html`<slot></slot>`,
    ];
  }

  #renderError(error: CalError, words: Messages): TemplateResult {
    const problem = this.problem?.(error, words);
    if (!problem) return errorNotice(error, words, this, this.retry);
    const { title, hint, help, next } = problem;
    return html`<slot name="error">${notice('error', title, hint, next)} ${help ?? nothing}</slot>`;
  }

  #ask() {
    const { resource, idName, look, record } = this.table;
    const rows: FilterTable = { [idName]: { kind: positive }, ...detailAttributes, ...look };
    const values: Readonly<Record<string, unknown>> = valuesOf(rows, this);
    const unreadable = Object.values(values).find((value) => value instanceof Unreadable);
    const key = values[idName] ?? values.slug;
    if (key === undefined && !unreadable) return undefined;
    const sugar = values as Readonly<Record<string, string | Unreadable>>;
    return itemQueryOptions<T>(
      { resource, key: key as number | string, password: this.password, values: sugar, settings: this.settings },
      record,
    );
  }

  get #item(): T | undefined {
    return this.#query.state.view?.items[0];
  }

  get #dialog(): HTMLDialogElement | null {
    return this.renderRoot.querySelector('dialog');
  }

  #onClose = (): void => {
    this.#isOpened = false;
    Object.assign(this, { [camelCase(this.table.idName)]: undefined, slug: undefined, password: undefined });
    emit(this, 'cal-close', {});
  };

  /** A click beside the content is one on the dialog itself. */
  #onBackdrop = (click: MouseEvent): void => {
    if (click.target === this.#dialog) this.close();
  };
}
