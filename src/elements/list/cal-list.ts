import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { CalError, ListFilters, ListPlan, ListView, QueryOptions } from '../../query/index.js';
import type { Messages } from '../../locale/index.js';
import { consentSetting, listQueryOptions, planList, QueryController, readSettings } from '../../query/index.js';
import { camelCase, type FilterTable, type ResourceName, type Unreadable } from '../../schema/index.js';
import { CalElement, setStates } from '../base/cal-element.js';
import type { ConsentController } from '../base/consent.js';
import { emit, emitError, type CalRecord } from '../base/events.js';
import { valuesOf } from '../base/attributes.js';
import { listDefaults, pagingAttributes, type PagingAttributes } from './list-attributes.js';
import { allowedImage, isThirdParty, firstPartyHosts } from '../base/third-party.js';
import { notice, type NextStep } from '../parts/notice.js';
import { pager } from '../parts/pager.js';
import { errorNotice, staleNotice } from '../parts/problems.js';
import type { FillTemplates } from './templates.js';

/** What a list says of its items. */
export interface ListMessages {
  readonly loading: string;
  /** What is shown: items `from` to `to` (counted from 1) of `total`. */
  readonly shown: (from: number, to: number, total: number) => string;
  /** The button that adds `count` more. */
  readonly more: (count: number) => string;
  readonly empty: string;
  readonly emptyHint: string;
}

/** What each resource's list must define. */
export interface ListTable<T, R extends CalRecord> {
  readonly resource: ResourceName;
  /** The filters of its route. */
  readonly filters: FilterTable;
  /** Attributes of ours that change the question. */
  readonly sugar?: FilterTable;
  /** Attributes of ours that change how it looks. */
  readonly look: FilterTable;
  /** The record of an item; throws for what is none. */
  readonly record: (item: T) => R;
  /** Brings what fills the page's own cards. */
  readonly ownCards: () => Promise<(host: Element) => FillTemplates<R>>;
}

/** The state last announced by DOM events. */
interface Told<T> {
  readonly view?: ListView<T> | undefined;
  readonly error?: CalError | undefined;
  readonly isFetching?: boolean;
}

/**
 * A list of any resource: it asks, turns pages and reports its state; subclasses render the items.
 *
 * @slot empty - Replaces the message that nothing was found.
 *
 * @parts pager
 * @csspart list - The list, or the list of a group.
 * @csspart item - The box of one item.
 * @csspart more - The button that adds items.
 * @csspart empty - The message that nothing was found.
 *
 * @cssprop --cal-color-surface - Behind cards and chips; transparent by default.
 * @cssprop --cal-color-on-accent - Text on the accent.
 *
 * @cssstate empty - Nothing was found.
 *
 * @fires cal-empty - Nothing was found.
 * @fires cal-page-change - The reader asked for another page: `page`. Cancelable.
 */
export abstract class CalList<T, R extends CalRecord> extends CalElement {
  /** Counted from 1, in the direction shown. */
  declare page?: number | Unreadable | undefined;

  /** The part of the list that is shown; `undefined` until the first answer. */
  protected get view(): ListView<T> | undefined {
    return this.#query.state.view;
  }
  /** What was asked last. */
  protected plan: ListPlan | undefined;

  readonly #query = new QueryController<T>(this, () => this.#readOptions());
  #fillTemplates: FillTemplates<R> | undefined;
  #consent: ConsentController | undefined;
  /** Pages added below the one that `page` names. */
  #added = 0;
  #told: Told<T> = {};
  /** Where the focus goes when the page that the reader asked for is there. */
  #landing: (() => HTMLElement | null | undefined) | undefined;
  /** What had the focus before this update. */
  #focused: Element | null | undefined;
  #nearEnd: IntersectionObserver | undefined;

  protected abstract readonly table: ListTable<T, R>;

  /** What is said of the items; `undefined` until the words are there. */
  protected abstract phrases(words: Messages): ListMessages | undefined;

  protected abstract renderItems(records: readonly R[], words: Messages, hasOwnCards: boolean): TemplateResult;

  protected abstract renderSkeleton(): TemplateResult;

  /** Whether all pages are shown at once, whatever their number. */
  protected get isWhole(): boolean {
    return false;
  }

  /** The next step to offer when nothing was found. */
  protected nextStep?(words: Messages): NextStep | undefined;

  /** What to ask. @throws CalError of kind `filter` */
  protected planList(): ListPlan {
    const { resource, filters } = this.table;
    return planList(resource, filters, this.asked);
  }

  /** What is requested. */
  protected queryOptions(plan: ListPlan, first: number, last: number): QueryOptions<T> {
    return listQueryOptions(plan, { first, last }, this.table.record);
  }

  /** All that the attributes say. */
  protected get asked(): ListFilters {
    const { filters, sugar, look } = this.table;
    return { filters: valuesOf({ ...filters, ...sugar, ...look }, this), settings: this.settings };
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#nearEnd?.disconnect();
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const { filters, sugar } = this.table;
    const asked = Object.keys({ ...filters, ...sugar }).filter((name) => name !== 'page');
    const isAskedAnew = this.hasUpdated && asked.some((name) => changed.has(camelCase(name)));
    if (!changed.has('page') && (isAskedAnew || (this.#page > 1 && this.#isBeyondEnd))) this.page = 1;
    if (isAskedAnew || changed.has('page')) this.#added = 0;
    if (this.#template && !this.#fillTemplates) void this.#fetchTemplates();
    this.#focused = this.shadowRoot?.activeElement;
  }

  protected override updated(): void {
    const { view, error, isFetching, staleSince } = this.#query.state;
    const told = this.#told;
    this.#told = { view, error, isFetching };
    setStates(this.internals, {
      loading: !view && !error,
      empty: view?.total === 0,
      error: Boolean(error) && staleSince === undefined,
      stale: staleSince !== undefined,
    });
    // A button that has done its work is gone; its focus must not go with it.
    if (this.#focused?.isConnected === false) this.#status?.focus({ preventScroll: true });
    if (view && view !== told.view) this.#land();
    // Once this update is over, so that listeners may ask for the next.
    queueMicrotask(() => this.#tell(told));
    if (this.words) this.#fillTemplates?.(this.#template, this.#records, this.reader);
  }

  /** Asks for all shown pages anew. */
  refresh(): Promise<void> {
    return this.#query.refetch();
  }

  /** Adds the next page below. */
  loadMore(): void {
    const page = this.#page + this.#added + 1;
    if (this.#query.state.isFetching || page > (this.view?.pages ?? 0)) return;
    if (!emit(this, 'cal-page-change', { page }, { cancelable: true })) return;
    this.#added++;
    this.requestUpdate();
  }

  override render(): TemplateResult {
    const { words, view } = this;
    const { error, isFetching, staleSince } = this.#query.state;
    const phrases = words && this.phrases(words);
    const isWaiting = !words || !phrases || (!view && !error) || (this.#template && !this.#fillTemplates);
    return html`
      <div part="base ${isFetching && view ? 'busy' : ''}" class="base" aria-busy=${isFetching}>
        <slot name="header"></slot>
        <p part="status" class="status ${view?.total ? '' : 'unseen'}" role="status" tabindex="-1">
          ${isWaiting ? phrases?.loading : view ? phrases.shown(view.from, view.to, view.total) : nothing}
        </p>
        ${
          isWaiting
            ? html`<slot name="loading"><slot>${this.renderSkeleton()}</slot></slot>`
            : [
                staleSince === undefined ? nothing : staleNotice(staleSince, words, this.reader, this.#retry),
                view ? this.#renderView(view, words, phrases) : nothing,
                error && staleSince === undefined ? errorNotice(error, words, this, this.#retry) : nothing,
                view ? nothing : html`<slot></slot>`,
              ]
        }
        <slot name="item" hidden @slotchange=${() => this.requestUpdate()}></slot>
        <slot name="footer"></slot>
      </div>
    `;
  }

  #renderView(view: ListView<T>, words: Messages, phrases: ListMessages): TemplateResult {
    const { empty, emptyHint } = phrases;
    if (!view.total) return html`<slot name="empty">${notice('empty', empty, emptyHint, this.nextStep?.(words))}</slot>`;
    return html`${this.renderItems(this.#records, words, Boolean(this.#template))}
    ${this.isWhole ? nothing : this.#renderPaging(view, words, phrases)}`;
  }

  #renderPaging(view: ListView<T>, words: Messages, { more }: ListMessages): TemplateResult | typeof nothing {
    const paging = this.#paging;
    if (paging === 'pager') return view.pages > 1 ? pager(this.#page, view.pages, words, (page) => this.#turn(page)) : nothing;
    const { limit, perPage } = this.plan!;
    const left = Math.min(view.total, limit) - view.to;
    if (paging === 'none' || left < 1) return nothing;
    return html`<button part="button more" class="more" type="button" @click=${this.#showMore}>${more(Math.min(left, perPage))}</button>`;
  }

  #readOptions(): QueryOptions<T> {
    const plan = (this.plan = this.planList());
    return this.queryOptions(plan, this.#page, this.isWhole ? Infinity : this.#page + this.#added);
  }

  /** Whether there is no such page: the list may have shrunk. */
  get #isBeyondEnd(): boolean {
    const { isComplete, view } = this.#query.state;
    return isComplete && !view?.items.length;
  }

  get #records(): R[] {
    return this.view?.items.map((item) => this.#withAllowedImage(this.table.record(item))) ?? [];
  }

  /** Images of other hosts wait for consent. What asks the reader is fetched where there are such, and the settings do not grant it. */
  #withAllowedImage(record: R): R {
    const image = 'image' in record ? record.image : undefined;
    if (!image) return record;
    const own = firstPartyHosts(this.settings.base_url);
    const isOwn = (url: string) => !isThirdParty(url, own);
    if ([image, ...image.copies].every(({ url }) => isOwn(url)) || readSettings(this, consentSetting).consent === 'granted') return record;
    if (!this.#consent) void this.#fetchConsent();
    return { ...record, image: allowedImage(image, this.#consent?.allows ?? isOwn) };
  }

  get #page(): number {
    return (valuesOf({ page: this.table.filters.page! }, this).page as number | undefined) ?? 1;
  }

  get #paging(): PagingAttributes['paging'] {
    return (valuesOf(pagingAttributes, this) as Partial<PagingAttributes>).paging ?? listDefaults.paging;
  }

  #retry = (): void => void this.refresh();

  #showMore = (): void => {
    const shown = this.view?.items.length ?? 0;
    this.#landing = () => this.renderRoot.querySelectorAll<HTMLElement>('.item')[shown]?.querySelector('a');
    this.loadMore();
  };

  #turn(page: number): void {
    if (!emit(this, 'cal-page-change', { page }, { cancelable: true })) return;
    this.page = page;
    this.#landing = () => this.#status;
  }

  /** Tells the page what has changed since. */
  #tell(before: Told<T>): void {
    const { view, error, isFetching } = this.#told;
    if (isFetching && !before.isFetching) emit(this, 'cal-load', {});
    if (view && view !== before.view) {
      if (view.total) emit(this, 'cal-data', { ...view, items: view.items.map(this.table.record) });
      else emit(this, 'cal-empty', {});
    }
    if (error && error !== before.error) emitError(this, error, this.#retry);
  }

  /** A new view has been painted. */
  #land(): void {
    const target = this.#landing?.();
    this.#landing = undefined;
    target?.focus({ preventScroll: true });
    if (this.getBoundingClientRect().top < 0 && target?.matches('.status')) this.scrollIntoView({ block: 'start' });
    this.#watchEnd();
  }

  /** Adds pages by itself when the reader comes near the end. */
  #watchEnd(): void {
    this.#nearEnd?.disconnect();
    const button = this.#paging === 'auto' && this.renderRoot.querySelector('.more');
    if (!button) return;
    this.#nearEnd = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && this.loadMore(), {
      rootMargin: '400px',
    });
    this.#nearEnd.observe(button);
  }

  get #status(): HTMLElement | null {
    return this.renderRoot.querySelector('.status');
  }

  get #template(): HTMLTemplateElement | null {
    return this.querySelector(':scope > template[slot="item"]');
  }

  async #fetchConsent(): Promise<void> {
    const { ConsentController } = await import('../base/consent.js');
    this.#consent ??= new ConsentController(this);
    this.requestUpdate();
  }

  async #fetchTemplates(): Promise<void> {
    const ownCards = await this.table.ownCards();
    this.#fillTemplates ??= ownCards(this);
    this.requestUpdate();
  }
}
