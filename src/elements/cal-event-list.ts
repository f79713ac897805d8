import { html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import type { CalError } from '../query/index.js';
import type { Words } from '../locale/index.js';
import {
  eventPageQuestion,
  eventSugar,
  ListController,
  planEventList,
  type EventListPlan,
  type ListAsked,
  type ListView,
} from '../query/index.js';
import { camelCase, eventFilters, kebabCase, type EventRepresentation } from '../schema/index.js';
import { today } from '../time/index.js';
import { CalElement, setStates } from './cal-element.js';
import { calendarEvent } from './calendar-event.js';
import { define } from './define.js';
import { emit } from './events.js';
import { errorWords } from './error-words.js';
import { filterProperties, valuesOf, type FilterProperties } from './filter-properties.js';
import { listDefaults, listSugar, type ListSugar } from './list-sugar.js';
import { eventGroups } from './parts/event-groups.js';
import type { FillTemplates } from './parts/event-templates.js';
import { notice, type NextStep } from './parts/notice.js';
import { pager } from './parts/pager.js';
import { skeleton } from './parts/skeleton.js';
import { shared } from './shared.styles.js';
import { styles } from './cal-event-list.styles.js';

const sugar = { ...eventSugar, ...listSugar };
type Properties = FilterProperties<typeof eventFilters> & FilterProperties<typeof sugar>;

/** What names a change of the question, not of its page. */
const askedProperties = Object.keys(filterProperties({ ...eventFilters, ...eventSugar })).filter((name) => name !== 'page');

/** What the page was told last. */
interface Told {
  readonly view?: ListView<EventRepresentation> | undefined;
  readonly error?: CalError | undefined;
  readonly isFetching?: boolean;
}

// eslint-disable-next-line @typescript-eslint/no-empty-object-type, @typescript-eslint/no-unsafe-declaration-merging -- the tables' properties
export interface CalEventList extends Properties {}

/**
 * @summary Events as a list, cards or compact rows, grouped and paged.
 *
 * @slot - Shown until the first answer, and beside an error: what a page wants to say without us.
 * @slot header - Above the list.
 * @slot footer - Below the list.
 * @slot item - A `<template>` for own cards, with `data-cal`, `data-cal-href`, `data-cal-src` and `data-cal-if`.
 * @slot loading - In place of the skeleton.
 * @slot empty - In place of the message that nothing was found.
 * @slot error - In place of the message that something went wrong.
 *
 * @csspart base - The whole; with `busy` while it asks.
 * @csspart status - How much of the list is shown.
 * @csspart group - A group of events.
 * @csspart heading - The heading of a group; also `group-heading`.
 * @csspart list - The list of a group.
 * @csspart item - The place of one event.
 * @csspart card - An event; with `featured`, `sticky`.
 * @csspart leaf - The calendar leaf of a card.
 * @csspart leaf-weekday - The weekday on the leaf.
 * @csspart leaf-day - The day on the leaf.
 * @csspart leaf-month - The month on the leaf.
 * @csspart image - The box of a picture.
 * @csspart body - All text of a card.
 * @csspart title - The title of an event.
 * @csspart link - The link of a title.
 * @csspart badges - The marks of an event.
 * @csspart badge - A mark; also `badge-featured` or `badge-sticky`.
 * @csspart time - When an event is.
 * @csspart date - Its date.
 * @csspart clock - Its time of day.
 * @csspart all-day - The words for "all day".
 * @csspart zone - Its time zone, where it is not the visitor's.
 * @csspart visitor-time - The same on the visitor's clock.
 * @csspart venue - Where an event is.
 * @csspart cost - What it costs.
 * @csspart categories - The categories of an event.
 * @csspart category - One category; also `category-` and its slug.
 * @csspart pager - The pager.
 * @csspart pages - The numbered pages.
 * @csspart page - The button of a page; with `current`.
 * @csspart gap - Pages left out.
 * @csspart previous - The button back.
 * @csspart next - The button forth.
 * @csspart more - The button that adds events.
 * @csspart button - Any button.
 * @csspart loading - The skeleton.
 * @csspart empty - The message that nothing was found.
 * @csspart error - The message that something went wrong.
 * @csspart stale - The message that older data is shown.
 * @csspart message - What a message says.
 * @csspart hint - What it adds.
 *
 * @cssprop --cal-font - Font; the page's by default.
 * @cssprop --cal-color-text - Text; the page's by default.
 * @cssprop --cal-color-muted - Secondary text.
 * @cssprop --cal-color-surface - Behind cards; transparent by default.
 * @cssprop --cal-color-accent - Links, marks and the current page; fits light and dark text by default.
 * @cssprop --cal-color-on-accent - Text on the accent.
 * @cssprop --cal-color-border - Lines.
 * @cssprop --cal-color-featured - The mark of featured events.
 * @cssprop --cal-radius - Roundness of corners.
 * @cssprop --cal-space - The unit of all distances.
 * @cssprop --cal-gap - Distance between items.
 * @cssprop --cal-focus-ring - Outline of what has the focus.
 * @cssprop --cal-card-min - Least width of a card in the layout `cards`.
 *
 * @cssstate loading - The first answer is not there yet.
 * @cssstate empty - Nothing was found.
 * @cssstate error - Something went wrong.
 * @cssstate stale - Older data is shown because a refresh failed.
 *
 * @fires cal-load - A request has started.
 * @fires cal-data - Events are shown: `items`, `from`, `to`, `total`, `pages`.
 * @fires cal-empty - Nothing was found.
 * @fires cal-error - Something went wrong: `kind`, `status`, `code`, `fields`, `hint`, `error`, `retry()`.
 * @fires cal-select - An event was chosen: `event`. Cancelable.
 * @fires cal-page-change - Another page is wanted: `page`. Cancelable.
 */
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- the tables' properties
export class CalEventList extends CalElement {
  static override styles = [shared, styles];

  static override properties: PropertyDeclarations = filterProperties({ ...eventFilters, ...sugar });

  readonly #list = new ListController<EventRepresentation>(this, () => this.#ask());
  #fillTemplates: FillTemplates | undefined;
  /** Pages added below the one that `page` names. */
  #added = 0;
  #plan: EventListPlan | undefined;
  #told: Told = {};
  /** Where the focus goes when the page that the reader asked for is there. */
  #landing: (() => HTMLElement | null | undefined) | undefined;
  /** What had the focus before this update. */
  #focused: Element | null | undefined;
  #nearEnd: IntersectionObserver | undefined;

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#nearEnd?.disconnect();
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    const isAskedAnew = this.hasUpdated && askedProperties.some((name) => changed.has(name));
    if (!changed.has('page') && (isAskedAnew || (this.#page > 1 && this.#list.isBeyondEnd))) this.page = 1;
    if (isAskedAnew || changed.has('page')) this.#added = 0;
    if (this.#template && !this.#fillTemplates) void this.#fetchTemplates();
    this.#focused = this.shadowRoot?.activeElement;
  }

  protected override updated(): void {
    const { view, error, isFetching, staleSince } = this.#list;
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
    if (this.words) this.#fillTemplates?.(this.#template, view?.items.map(calendarEvent) ?? [], this.reader);
  }

  /** Asks for all shown pages anew. */
  refresh(): Promise<void> {
    return this.#list.refetch();
  }

  /** Adds the next page below. */
  loadMore(): void {
    const page = this.#page + this.#added + 1;
    if (this.#list.isFetching || page > (this.#list.view?.pages ?? 0)) return;
    if (!emit(this, 'cal-page-change', { page }, { cancelable: true })) return;
    this.#added++;
    this.requestUpdate();
  }

  override render(): TemplateResult {
    const { words } = this;
    const { view, error, isFetching, staleSince } = this.#list;
    const isWaiting = !words || (!view && !error) || (this.#template && !this.#fillTemplates);
    return html`
      <div part="base ${isFetching && view ? 'busy' : ''}" class="base" aria-busy=${isFetching}>
        <slot name="header"></slot>
        <p part="status" class="status ${view?.total ? '' : 'unseen'}" role="status" tabindex="-1">
          ${isWaiting ? words?.loading : view ? words.shown(view.from, view.to, view.total) : nothing}
        </p>
        ${
          isWaiting
            ? html`<slot name="loading"><slot>${skeleton(this.#look.layout)}</slot></slot>`
            : [
                staleSince === undefined ? nothing : this.#renderStale(staleSince, words),
                view ? this.#renderView(view, words) : nothing,
                error && staleSince === undefined ? this.#renderError(error, words) : nothing,
                view ? nothing : html`<slot></slot>`,
              ]
        }
        <slot name="item" hidden @slotchange=${() => this.requestUpdate()}></slot>
        <slot name="footer"></slot>
      </div>
    `;
  }

  #renderStale(since: number, words: Words): TemplateResult {
    const { locale, timeZone, hourCycle } = this.reader;
    const time = new Date(since).toLocaleTimeString(locale, { timeStyle: 'short', timeZone, hourCycle });
    return notice('stale', words.stale(time), undefined, { label: words.retry, take: this.#retry });
  }

  #renderError(error: CalError, words: Words): TemplateResult {
    const given = (field: string) =>
      this.getAttribute(kebabCase(field)) ?? this.getAttribute(field) ?? String(this[camelCase(field) as keyof this] ?? '');
    const retry = error.kind === 'filter' ? undefined : { label: words.retry, take: this.#retry };
    return html`<slot name="error">${notice('error', errorWords(error, words, given), undefined, retry)}</slot>`;
  }

  #renderView(view: ListView<EventRepresentation>, words: Words): TemplateResult {
    if (!view.total) return html`<slot name="empty">${notice('empty', words.empty, words.emptyHint, this.#nextStep(words))}</slot>`;
    const day = today(this.reader.timeZone, Date.now());
    const look = {
      ...this.#look,
      words,
      reader: this.reader,
      today: day,
      since: this.#plan?.range === 'upcoming' ? day : '',
      hasOwnCards: Boolean(this.#template),
    };
    return html`${eventGroups(view.items.map(calendarEvent), look)} ${this.#renderPaging(view, words)}`;
  }

  #renderPaging(view: ListView<EventRepresentation>, words: Words): TemplateResult | typeof nothing {
    const { paging } = this.#look;
    if (paging === 'pager') return view.pages > 1 ? pager(this.#page, view.pages, words, (page) => this.#turn(page)) : nothing;
    const left = Math.min(view.total, this.#plan!.limit) - view.to;
    if (paging === 'none' || left < 1) return nothing;
    const count = Math.min(left, this.#plan!.perPage);
    return html`<button part="button more" class="more" type="button" @click=${this.#showMore}>${words.more(count)}</button>`;
  }

  /** Looking ahead from what was found to be empty. */
  #nextStep(words: Words): NextStep | undefined {
    const { range } = this.#plan!;
    const go = (label: string, to: 'upcoming' | 'past') => ({ label, take: () => void (this.range = to) });
    if (range === 'upcoming') return go(words.showPast, 'past');
    return range && range !== 'past' && range !== 'all' ? go(words.showUpcoming, 'upcoming') : undefined;
  }

  #ask(): ListAsked<EventRepresentation> {
    const plan = planEventList({
      filters: valuesOf(eventFilters, this),
      sugar: valuesOf(sugar, this),
      settings: this.settings,
      language: this.language,
    });
    this.#plan = plan;
    return {
      showing: { ...plan, first: this.#page, last: this.#page + this.#added },
      question: (page) => eventPageQuestion(plan, page, calendarEvent),
    };
  }

  get #page(): number {
    return (valuesOf({ page: eventFilters.page }, this).page as number | undefined) ?? 1;
  }

  get #look(): ListSugar {
    return { ...listDefaults, ...(valuesOf(listSugar, this) as Partial<ListSugar>) };
  }

  #retry = (): void => void this.refresh();

  #showMore = (): void => {
    const shown = this.#list.view?.items.length ?? 0;
    this.#landing = () => this.renderRoot.querySelectorAll<HTMLElement>('.item')[shown]?.querySelector('a');
    this.loadMore();
  };

  #turn(page: number): void {
    if (!emit(this, 'cal-page-change', { page }, { cancelable: true })) return;
    this.page = page;
    this.#landing = () => this.#status;
  }

  /** Tells the page what has changed since. */
  #tell(before: Told): void {
    const { view, error, isFetching } = this.#told;
    if (isFetching && !before.isFetching) emit(this, 'cal-load', {});
    if (view && view !== before.view) {
      if (view.total) emit(this, 'cal-data', { ...view, items: view.items.map(calendarEvent) });
      else emit(this, 'cal-empty', {});
    }
    if (!error || error === before.error) return;
    const { kind, status, code, fields, hint } = error;
    emit(this, 'cal-error', { kind, status, code, fields, hint, error, retry: this.#retry });
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
    const button = this.paging === 'auto' && this.renderRoot.querySelector('.more');
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

  async #fetchTemplates(): Promise<void> {
    const { templatesOf } = await import('./parts/event-templates.js');
    this.#fillTemplates ??= templatesOf(this);
    this.requestUpdate();
  }
}

define('cal-event-list', CalEventList);

declare global {
  interface HTMLElementTagNameMap {
    'cal-event-list': CalEventList;
  }
}
