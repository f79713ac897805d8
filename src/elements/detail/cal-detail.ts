import { html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import type { CalError } from '../../data/client/index.js';
import { type ListView, type QueryOptions, itemKey, itemQueryOptions } from '../../data/query/index.js';
import type { Messages } from '../../locale/index.js';
import { camelCase, positive, Unreadable, type FilterTable, type ResourceName } from '../../data/schema/index.js';
import { CalResults } from '../base/cal-results.js';
import { ResultsController } from '../base/results.js';
import { closeByBackButton } from './back-button.js';
import { skeleton } from './columns.js';
import { detailAttributes } from './detail-attributes.js';
import { emit, type CalRecord } from '../base/events.js';
import { filterProperties, type FilterProperties } from '../base/attributes.js';
import { watchLinks } from './next-item.js';
import { mayPass, notice } from '../base/errors/notices.js';
import { resultsFrame } from '../parts/frame.js';
import { passwordForm } from './password-form.js';

type Properties = FilterProperties<typeof detailAttributes>;

/** The definition of a resource's detail. */
export interface DetailTable<T, R extends CalRecord> {
  readonly resource: ResourceName;
  /** Wire name of the attribute that holds the id, such as `event_id`. */
  readonly idName: string;
  /** Builds the record of an item; throws for an invalid one. */
  readonly record: (item: T) => R;
}

/** A detail's messages around its item. */
export interface DetailMessages {
  readonly loading: string;
  /** Name of the dialog as long as there is no item whose title names it; the item's kind. */
  readonly kind: string;
}

/** The message instead of an item. */
export interface ItemNotice {
  readonly title: string;
  readonly hint?: string;
  /** A form, or whatever else helps. */
  readonly help?: TemplateResult;
}

/**
 * One item of any resource, by its id or slug: it loads the item, reports its state and opens as a dialog; subclasses
 * render the item.
 *
 * @csspart dialog - The dialog.
 * @csspart close - The button that closes the dialog.
 * @csspart detail - The item.
 * @csspart image - The box of the image.
 * @csspart picture-link - The link in place of an image whose host may not be contacted.
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
export abstract class CalDetail<T, R extends CalRecord & { readonly url: string | undefined }> extends CalResults<
  T,
  R
> {
  static override tables: readonly FilterTable[] = [detailAttributes];
  static override properties: PropertyDeclarations = {
    ...filterProperties(this.tables),
    password: { attribute: false },
    inAddress: { attribute: false },
  };

  declare slug?: Properties['slug'];
  declare mode?: Properties['mode'];
  declare headingLevel?: Properties['headingLevel'];
  /** The item's own password. A property only: attributes can be read by everyone. */
  declare password?: string | undefined;

  /** Whether the page's address names the item, so that Back closes the dialog without a history entry of its own. */
  declare inAddress?: boolean | undefined;

  protected readonly results = new ResultsController<T, R>(this, this._internals, {
    read: () => this.#readOptions(),
    given: () => this.given?.(),
    present: (view) => ({ ...view, items: view.items.map(this.table.record) }),
    isReady: () => Boolean(this._common && this.messages()),
  });
  /** Takes the history entry of the open dialog away. */
  #leaveHistory: (() => void) | undefined;
  #endWatch: (() => void) | undefined;
  /** Keeps data that arrives late from opening a dialog again while it closes. */
  #isOpened = false;
  /** The requested item: its server and its name there. */
  #item = '';
  /** The record whose title may have taken the focus. */
  #titled: R | undefined;

  protected abstract readonly table: DetailTable<T, R>;

  /** `undefined` until they have arrived. */
  protected abstract messages(): DetailMessages | undefined;

  /** The item that is there without a request; the same object for the same item. */
  protected given?(): ListView<R> | undefined;

  protected abstract renderItem(record: R, common: Messages): TemplateResult;

  /** Message for item-specific errors; otherwise the generic one. */
  protected itemNotice?(error: CalError, common: Messages): ItemNotice | undefined;

  /** The record of the item; `undefined` until the first response. */
  protected get record(): R | undefined {
    return this.items[0];
  }

  /** The address that is shared: that of the page, where it names the item, else that of the item's own page. */
  protected get address(): string {
    return (!this.inAddress && this.record?.url) || location.href;
  }

  protected override get _rows(): FilterTable {
    return { [this.table.idName]: { kind: positive }, ...detailAttributes, ...super._rows };
  }

  /** Level of the item's title. */
  protected get level(): number {
    return (this._values.heading_level as number | undefined) ?? detailAttributes.heading_level.default;
  }

  protected get isDialog(): boolean {
    return this.mode === 'dialog';
  }

  /** Whether it was opened from what stands behind or beside it: as a dialog, or in a calendar. */
  protected get isOpenedFromElsewhere(): boolean {
    return this.isDialog || this.inAddress !== undefined;
  }

  /**
   * Closes the dialog, or in a calendar what it shows; the element then shows nothing until it is given an id or slug
   * again.
   */
  close(): void {
    if (this.isDialog) this.#dialog?.close();
    else if (this.isOpenedFromElsewhere) this.#onClose();
  }

  /** Focuses the title, once it is there. */
  override focus(options?: FocusOptions): void {
    this.renderRoot.querySelector<HTMLElement>('#title')?.focus(options);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const { resource, record } = this.table;
    this.#endWatch = watchLinks(resource, (key, server = this._settings.base_url) =>
      itemQueryOptions<T>({ resource, key, settings: { ...this._settings, base_url: server } }, record),
    );
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#endWatch?.();
    this.#leaveHistory?.();
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { base_url: server, namespace } = this._settings;
    const item = JSON.stringify([server, namespace, this._values[this.table.idName], this._values.slug]);
    // A password belongs to one item and must not be sent to another server.
    if (this.hasUpdated && item !== this.#item && !changed.has('password')) this.password = undefined;
    this.#item = item;
  }

  protected override updated(): void {
    const dialog = this.#dialog;
    // An element that was removed before it was painted opens no dialog.
    if (!this.isConnected) return;
    if (dialog && !this.#isOpened) {
      dialog.showModal();
      this.#leaveHistory = this.inAddress ? undefined : closeByBackButton(() => this.close());
    }
    this.#isOpened = Boolean(dialog);
    // A long text is read from its title on, wherever the button to close it stands.
    const isRead = dialog && this.record && this.#titled !== this.record;
    if (isRead && dialog.scrollHeight > dialog.clientHeight && this.shadowRoot?.activeElement?.matches('.close')) {
      const title = this.renderRoot.querySelector<HTMLElement>('#title');
      // Before anything was pressed, as where the address of a page opens an event, browsers show the ring as if keys
      // had led here.
      title?.classList.toggle('unprompted', navigator.userActivation?.hasBeenActive === false);
      title?.focus({ preventScroll: true });
    }
    this.#titled = this.record;
  }

  override render(): TemplateResult {
    const { _common: common, _display: display, retry, record } = this;
    const messages = this.messages();
    if (this.results.current.status === 'idle') return html`<slot></slot>`;
    const content = resultsFrame(this.results, {
      common,
      display,
      retry,
      loading: messages?.loading,
      status: () => nothing,
      skeleton: () => skeleton,
      success: ({ items }) => this.renderItem(items[0]!, common!),
      empty: () => nothing,
      error: (error) => this.#renderError(error, common!),
    });
    if (!this.isDialog) return content;
    return html`
      <dialog
        part="dialog"
        aria-labelledby=${record ? 'title' : nothing}
        aria-label=${record ? nothing : (messages?.kind ?? '')}
        @close=${this.#onClose}
        @click=${this.#onBackdrop}
      >
        <button
          part="button close"
          class="close"
          type="button"
          aria-label=${this._common?.close ?? ''}
          @click=${() => this.close()}
        >
          <span aria-hidden="true">×</span>
        </button>
        ${content}
      </dialog>
    `;
  }

  #renderError(error: CalError, common: Messages): TemplateResult | undefined {
    const found = this.itemNotice?.(error, common);
    if (!found) return undefined;
    const { title, hint, help } = found;
    const retry = mayPass(error) ? { label: common.retry, take: this.retry } : undefined;
    const next = this.isDialog ? { label: common.close, take: () => this.close() } : retry;
    return html`<slot name="error">${notice('error', title, hint, help ? undefined : next)} ${help ?? nothing}</slot>`;
  }

  protected renderPasswordForm(common: Messages): TemplateResult {
    return passwordForm(common, Boolean(this.password), (password) => this.unlock(password));
  }

  /** Requests the item with a password. */
  protected unlock(password: string): void {
    // The same password again: the server may accept it by now.
    if (password === this.password) void this.refresh();
    this.password = password;
  }

  #readOptions(): QueryOptions<T> | undefined {
    const { resource, idName, record } = this.table;
    const { password, _settings: settings, _values: values } = this;
    if (this.given?.()) return undefined;
    const key = itemKey(idName, values);
    if (key === undefined && !Object.values(values).some((value) => value instanceof Unreadable)) return undefined;
    return itemQueryOptions<T>({ resource, key: key!, password, values, settings }, record);
  }

  get #dialog(): HTMLDialogElement | null {
    return this.renderRoot.querySelector('dialog');
  }

  #onClose = (): void => {
    this.#isOpened = false;
    this.#leaveHistory?.();
    Object.assign(this, { [camelCase(this.table.idName)]: undefined, slug: undefined, password: undefined });
    emit(this, 'cal-close', {});
  };

  /** A click outside the content has the dialog itself as its target. */
  #onBackdrop = (click: MouseEvent): void => {
    if (click.target === this.#dialog) this.close();
  };
}
