import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { type ListPlan, type ListView, type QueryOptions, listQueryOptions, planList } from '../../data/query/index.js';
import type { Messages } from '../../locale/index.js';
import { camelCase, type FilterTable, type ResourceName, type Unreadable } from '../../data/schema/index.js';
import { CalResults } from '../base/cal-results.js';
import { emit, type CalRecord } from '../base/events.js';
import { FocusKeeper } from '../base/focus-keeper.js';
import { ResultsController } from '../base/results.js';
import { pagingAttributes, type PagingAttributes } from '../tables/common-attributes.js';
import { OnDemand } from '../base/on-demand.js';
import { allowedBySettings } from '../base/third-party.js';
import { allowedByHosts, withAllowedImage } from '../cards/allowed-images.js';
import { itemSlot, listed, moreButton } from '../cards/list-parts.js';
import { memoized } from '../../data/memo/index.js';
import { notice } from '../base/errors/notices.js';
import { resultsFrame } from '../parts/frame.js';
import type { FillTemplates } from './templates.js';

/** A list's messages about its items. */
export interface ListMessages {
  readonly loading: string;
  /** The items that are shown: `from` to `to` (counted from 1) of `total`. */
  readonly shown: (from: number, to: number, total: number, isMore?: boolean) => string;
  /** The button that adds `count` more. */
  readonly more: (count: number) => string;
  readonly empty: string;
  readonly emptyHint: string;
}

/** The definition of a resource's list. */
export interface ListTable<T, R extends CalRecord> {
  readonly resource: ResourceName;
  /** The filters of its route. */
  readonly filters: FilterTable;
  /** Own attributes that change the query. */
  readonly queryAttributes?: FilterTable;
  /** Builds the record of an item; throws for an invalid one. */
  readonly record: (item: T) => R;
  /** Loads the code for custom cards. */
  readonly ownCards: () => Promise<(host: HTMLElement) => FillTemplates<R>>;
}

/**
 * A list of any resource: it loads the items, turns pages and reports its state; subclasses render the items.
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
 * @fires cal-page-change - The visitor requested another page: `page`. Cancelable.
 */
export abstract class CalList<T, R extends CalRecord> extends CalResults<T, R> {
  /** Counted from 1, in the direction shown. */
  declare page?: number | Unreadable | undefined;

  /** The plan of the last request. */
  protected plan: ListPlan | undefined;

  protected readonly results = new ResultsController<T, R>(this, this._internals, {
    read: () => this.#readOptions(),
    present: (view) => ({ ...view, items: view.items.map(this.table.record) }),
    isReady: () =>
      !!this._common && !!this.messages(this._common) && this.#needed.every(({ value }) => value !== undefined),
    next: () => {
      const page = this.#page + this.#added + 1;
      return page > this.pages || this.#paging === 'none' ? undefined : [this.queryOptions(this.plan!, page, page)];
    },
  });
  readonly #pager = new OnDemand(this, async () => (await import('./list-options.js')).pagerIn(this));
  /** Adds pages by itself when the visitor comes near the end. */
  readonly #watchEnd = new OnDemand(this, async () =>
    (await import('./list-options.js')).watchNear(() => this.loadMore()),
  );
  readonly #fillTemplates = new OnDemand(this, async () => (await this.table.ownCards())(this));
  readonly #consent = new OnDemand(this, async () => new (await import('./list-options.js')).ConsentController(this));
  /** Pages added below the one that `page` names. */
  #added = 0;
  /** The view that was rendered last. */
  #painted: unknown;
  /** Takes the focus to the page that the visitor requested, when it is there. */
  #land: (() => void) | undefined;

  constructor() {
    super();
    new FocusKeeper(this, () => this.renderRoot.querySelector<HTMLElement>('.status')?.focus({ preventScroll: true }));
  }

  protected abstract readonly table: ListTable<T, R>;

  /** Messages about the items; `undefined` until they have arrived. */
  protected abstract messages(common: Messages): ListMessages | undefined;

  protected abstract renderItems(records: readonly R[], common: Messages, hasOwnCards: boolean): TemplateResult;

  protected abstract renderSkeleton(): TemplateResult;

  /** Code that a subclass cannot be shown without as its attributes are. */
  protected get code(): OnDemand<unknown>[] {
    return [];
  }

  /** Whether all pages are shown at once, whatever their number. */
  protected get isWhole(): boolean {
    return false;
  }

  /** The message that nothing was found. */
  protected renderEmpty(_: Messages, { empty, emptyHint }: ListMessages): TemplateResult {
    return notice('empty', empty, emptyHint);
  }

  /** The requests. @throws CalError of kind `filter` */
  protected planList(): ListPlan {
    const { resource, filters } = this.table;
    return planList(resource, filters, { filters: this._values, settings: this._settings });
  }

  /** The options of the request. */
  protected queryOptions(plan: ListPlan, first: number, last: number): QueryOptions<T> {
    return listQueryOptions(plan, { first, last }, this.table.record);
  }

  protected override willUpdate(changed: PropertyValues): void {
    const { filters, queryAttributes } = this.table;
    const names = Object.keys({ ...filters, ...queryAttributes });
    const isAnother = this.hasUpdated && names.some((name) => name !== 'page' && changed.has(camelCase(name)));
    const { status } = this.results.query.latest;
    // The list may have shrunk.
    const isBeyondEnd = this.#page > 1 && status === 'empty';
    if (!changed.has('page') && (isAnother || isBeyondEnd)) this.page = 1;
    if (isAnother || changed.has('page')) this.#added = 0;
    super.willUpdate(changed);
    if (!this.hasUpdated && history.state) this.#place('comeBack');
    for (const code of this.#needed) code.load();
  }

  protected override updated(): void {
    const { shown } = this.results.current;
    if (shown && shown !== this.#painted) {
      this.#land?.();
      this.#land = undefined;
    }
    this.#painted = shown;
    this.#watchEnd.value?.(this.#paging === 'auto' ? this.renderRoot.querySelector('.more') : null);
    if (this._common) this.#fillTemplates.value?.(this.#template, this.#allowedRecords, this._display, this.#allows);
  }

  /** Adds the next page below. */
  loadMore(): void {
    const page = this.#page + this.#added + 1;
    if (this.results.query.latest.isFetching || page > this.pages) return;
    if (!emit(this, 'cal-page-change', { page }, { cancelable: true })) return;
    this.#added++;
    this.#place('keep');
    this.requestUpdate();
  }

  #place(act: 'comeBack' | 'keep'): void {
    void import('./list-place.js').then((place) => place[act](this, this.#added));
  }

  override render(): TemplateResult {
    const { _common: common, _display: display, retry } = this;
    const messages = common && this.messages(common);
    return resultsFrame(this.results, {
      common,
      display,
      retry,
      loading: messages?.loading,
      status: ({ from, to, total, totalRelation }) => messages!.shown(from, to, total, !!totalRelation),
      isStatusSeen: ({ items }) => items.length > 0,
      skeleton: () => this.renderSkeleton(),
      success: (shown) =>
        listed(
          this.renderItems(this.#allowedRecords, common!, !!this.#template),
          this.isWhole ? nothing : this.#renderPaging(shown, common!, messages!),
        ),
      empty: () => html`<slot name="empty">${this.renderEmpty(common!, messages!)}</slot>`,
      foot: itemSlot(() => this.requestUpdate()),
    });
  }

  #renderPaging(view: ListView<R>, common: Messages, { more }: ListMessages): TemplateResult | typeof nothing {
    const paging = this.#paging;
    if (paging === 'pager') {
      const pager = view.pages > 1 && this.#pager.value;
      return pager ? pager.pager(this, this.#page, view.pages, common, (page) => this.#turn(page)) : nothing;
    }
    const { limit, perPage } = this.plan!;
    const left = Math.min(view.total, limit) - view.to;
    if (paging === 'none' || left < 1) return nothing;
    return moreButton(more(Math.min(left, perPage)), this.#showMore);
  }

  /** The number of items of a page. */
  protected get pageSize(): number {
    const { per_page: size = 10, limit = size } = this._values as Readonly<Record<string, number>>;
    return Math.min(size, limit);
  }

  #readOptions(): QueryOptions<T> {
    const plan = (this.plan = this.planList());
    return this.queryOptions(plan, this.#page, this.isWhole ? Infinity : this.#page + this.#added);
  }

  /** Whether the host of an image may be contacted. */
  get #allows(): (url: string) => boolean {
    const consent = this.#consent.value;
    return consent ? allowedByHosts(consent.hosts) : allowedBySettings(this, this._settings.base_url);
  }

  get #allowedRecords(): readonly R[] {
    return this.#withAllowedImages(this.items, this.#allows);
  }

  readonly #withAllowedImages = memoized((records: readonly R[], allows: (url: string) => boolean): readonly R[] =>
    records.map((record) => this.#withAllowedImage(record, allows)),
  );

  /**
   * Third-party images wait for consent. The code that requests it loads only when there are some and the settings do
   * not grant it.
   */
  #withAllowedImage(record: R, allows: (url: string) => boolean): R {
    const allowed = withAllowedImage(record, allows);
    if (allowed !== record) this.#consent.load();
    return allowed;
  }

  get #page(): number {
    const { page } = this._values;
    return typeof page === 'number' ? page : 1;
  }

  get #paging(): PagingAttributes['paging'] {
    return (this._values as Partial<PagingAttributes>).paging ?? pagingAttributes.paging.default;
  }

  #showMore = (): void => {
    const shown = this.items.length;
    this.#land = () =>
      this.renderRoot.querySelectorAll('.item')[shown]?.querySelector('a')?.focus({ preventScroll: true });
    this.loadMore();
  };

  #turn(page: number): void {
    if (!emit(this, 'cal-page-change', { page }, { cancelable: true })) return;
    this.page = page;
    [this._pressed, this.#land] = this.#pager.value!.press();
  }

  /** The code that this list cannot be shown without. */
  get #needed(): OnDemand<unknown>[] {
    const paging = { pager: this.#pager, auto: this.#watchEnd } as Partial<Record<string, OnDemand<unknown>>>;
    return [...this.code, paging[this.#paging], this.#template && this.#fillTemplates].filter((one) => !!one);
  }

  get #template(): HTMLTemplateElement | null {
    return this.querySelector(':scope > template[slot="item"]');
  }
}
