import { html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { loadMessages, type CalendarMessages } from '../locale/index.js';
import { firstDayOfWeek, settings, settingsChanged, type CalError } from '../query/index.js';
import type { CalendarEvent } from '../records/index.js';
import { kebabCase, Unreadable } from '../schema/index.js';
import { addMonths, lastOfMonth, monthOf, today, weekOf, type Range } from '../time/index.js';
import { attributeText } from './base/attribute-text.js';
import { filterProperties, type FilterProperties } from './base/attributes.js';
import { CalElement } from './base/cal-element.js';
import { define } from './base/define.js';
import { emit, type CalSelectDetail } from './base/events.js';
import { landmarkName } from './base/landmark-name.js';
import { MessageController } from './base/message-controller.js';
import { OnDemand } from './base/on-demand.js';
import { Room } from './base/room.js';
import { shared } from './base/shared.styles.js';
import { AddressState, type StatePlace } from './calendar/address-state.js';
import { calendarAttributes, stateNames, viewAttributes, views, type ViewName } from './calendar/calendar-attributes.js';
import { boundedFilters, daysLeft, daysOf, monthFilters, overlap } from './calendar/calendar-days.js';
import { styles } from './calendar/calendar.styles.js';
import type { Turn } from './calendar/dates-toolbar.js';
import { InnerControls, type InnerControlName } from './calendar/inner-controls.js';
import { OpenedEvent, type EventPlace } from './calendar/opened-event.js';
import { share } from './calendar/share.js';
import { ShownView } from './calendar/shown-view.js';
import { Mistakes } from './controls/mistakes.js';
import { opensElsewhere } from './parts/card.js';
import { InnerElement } from './parts/inner-element.js';
import { notice } from './parts/notice.js';

const attributes = { ...viewAttributes, ...calendarAttributes };

/** Loads the code of a view. */
const load = {
  'cal-event-list': () => import('./cal-event-list.js'),
  'cal-event-map': () => import('./cal-event-map.js'),
  'cal-event-month': () => import('./cal-event-month.js'),
  'cal-event-week': () => import('./cal-event-week.js'),
} as const;

const loadDetail = () => import('./cal-event-detail.js');

/** Narrower than so many times its own font size, a calendar has no room for seven columns, nor for a panel beside a view. */
const roomyWidth = 36;

const loadToolbar = () => import('./calendar/dates-toolbar.js');

type Properties = FilterProperties<typeof attributes>;
export interface CalCalendar extends Properties {}

/**
 * The views are elements of their own, and show what the calendar's attributes say: its filters and settings are theirs, and only the
 * code of the one shown is loaded. Turning to another view keeps the date, the filters and the focus. Without a date, a list or map
 * begins today, and with one it shows the month of that date; `range` says otherwise. The page's address names what the reader has
 * changed, so that Back undoes each step and a copied address shows the same. In a narrow box a month is a small one above the
 * events of a day, and a week gives way to its day, if days are offered; else it is a list of days.
 *
 * @summary A whole calendar in one element: events as a list, month, week, day or map, with a toolbar that switches and turns.
 *
 * @slot empty - Replaces the message that nothing was found.
 * @slot toolbar-start - In the toolbar, before the views.
 * @slot toolbar-end - In the toolbar, after all that it holds.
 *
 * @csspart bar - The line above the view.
 * @csspart views - The frame of the links that switch between views.
 * @csspart view-link - The link or button of a view; also `current`, and `view-` with the name of the view.
 * @csspart current - That of the view shown, together with `view-link`.
 * @csspart toolbar - The heading and the buttons that turn, in every view.
 * @csspart heading - The name of the days shown.
 * @csspart search - The search.
 * @csspart filters - The filters.
 * @csspart subscribe - The button that takes the events into the visitor's calendar.
 * @csspart share - The button that shares the address, together with `button`.
 * @csspart print - The button that prints, together with `button`.
 * @csspart view - The element of the view; its parts are parts of the calendar.
 * @csspart detail-view - The element of the event that is open; its parts are parts of the calendar.
 * @csspart event-box - The box of the event that is open; also `event-page` or `event-panel`.
 * @csspart event-page - That of an event in place of the view, together with `event-box`.
 * @csspart event-panel - That of an event beside the view, together with `event-box`.
 * @csspart leave - The button that leads back from an event, together with `button`.
 *
 * @cssstate narrow - There is no room for seven columns.
 *
 * @fires cal-empty - Nothing was found.
 * @fires cal-select - An event was chosen: `event`. Cancelable: it is then not opened.
 * @fires cal-view-change - The reader turned to another view: `view`. Cancelable.
 * @fires cal-navigate - The reader turned to other days: `date`, and the `first` and `last` day shown. Cancelable.
 * @fires cal-page-change - The reader asked for another page of a list: `page`. Cancelable.
 * @fires cal-day-select - A day was chosen: `date`. Cancelable.
 */
export class CalCalendar extends CalElement {
  static override styles = [shared, styles];

  /** Reflected, because the views and the controls inside read them. */
  static override properties: PropertyDeclarations = filterProperties({ ...settings, ...attributes }, { reflect: true });

  readonly #bundle = new MessageController(this, 'calendar');
  readonly #mistakes = new Mistakes(this);
  readonly #toolbar = new OnDemand(this, async () => {
    const { datesToolbar, toolbarStyles } = await loadToolbar();
    this.shadowRoot!.adoptedStyleSheets.push(toolbarStyles.styleSheet!);
    return datesToolbar;
  });
  readonly #address = new AddressState(this, {
    names: stateNames,
    // Read before the first update, and therefore from the attributes.
    place: () => readPlace(this.getAttribute('state')),
    key: () => this.getAttribute('state-key') || this.getAttribute('state_key') || calendarAttributes.state_key.default,
  });
  readonly #controls = new InnerControls(this, {
    search: () => import('./cal-event-search.js'),
    filters: () => import('./cal-event-filters.js'),
    subscribe: () => import('./cal-add-to-calendar.js'),
  });
  readonly #detail = new InnerElement(this, loadDetail);
  readonly #opened = new OpenedEvent(this, this.#detail, () => void (this.event = undefined));
  readonly #view = new ShownView(this, load);
  readonly #room = new Room(this, roomyWidth);
  /** Whether the address has just been copied. */
  #hasCopied = false;
  /** The focused node before this update. */
  #focused: Element | null | undefined;

  /** The records that are shown. */
  get items(): readonly CalendarEvent[] {
    return this.#view.view?.items ?? [];
  }

  /** How many records there are on all pages. */
  get total(): number {
    return this.#view.view?.total ?? 0;
  }

  /** How many pages there are to turn. */
  get pages(): number {
    return this.#view.view?.pages ?? 0;
  }

  /** The error of the view, if any. */
  get error(): CalError | undefined {
    return this.#view.view?.error;
  }

  /** Resolves when nothing is loading any more, successfully or not, and the calendar shows it. */
  get settled(): Promise<void> {
    return this.#settle();
  }

  /** Fetches everything shown again, from the server itself; resolves when that has succeeded or failed. */
  async refresh(): Promise<void> {
    await this.#view.view?.refresh?.();
  }

  /** Adds the next page of a list below. */
  loadMore(): void {
    this.#view.view?.loadMore?.();
  }

  override attributeChangedCallback(name: string, old: string | null): void {
    super.attributeChangedCallback(name, old);
    if (kebabCase(name).replaceAll('-', '_') in settings) settingsChanged();
  }

  protected override get rows() {
    return attributes;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    this.#followFilters(changed);
    this.#focused = this.shadowRoot?.activeElement;
    this.internals.states[this.#room.isNarrow ? 'add' : 'delete']('narrow');
    if (!views[this.#shown].hasToolbar) this.#toolbar.need();
  }

  protected override updated(): void {
    if (!this.#isPage) this.#view.show({ tag: views[this.#shown].tag, attributes: this.#handedOn });
    // A button that has done its work is gone; its focus must not go with it.
    if (this.#focused?.isConnected === false) this.#current?.focus({ preventScroll: true });
    this.#opened.updated(this.#event);
  }

  override render(): TemplateResult {
    const bundle = this.#bundle.messages;
    const isPage = this.#isPage;
    return html`
      <div part="base" class="base" aria-busy=${this.#isArriving || !bundle} @cal-select=${this.#onSelect}>
        <slot name="header"></slot>
        <div ?hidden=${isPage}>
          <div part="bar" class="bar">
            <slot name="toolbar-start"></slot>
            ${bundle && this.#offered.length > 1 ? this.#renderSwitch(bundle) : nothing} ${this.#renderInner('search')}
            <slot name="toolbar-end"></slot>
          </div>
          ${this.#renderInner('filters')} ${this.#renderProblems()}
        </div>
        <div class=${this.#event && this.#place === 'panel' ? 'split' : ''}>
          <div ?hidden=${isPage}>
            ${this.#renderToolbar(bundle)}
            <div
              class="content"
              @cal-day-select=${this.#onDaySelect}
              @cal-navigate=${this.#onNews}
              @cal-page-change=${this.#onNews}
              @cal-load=${this.#onNews}
              @cal-data=${this.#onNews}
              @cal-empty=${this.#onNews}
            ></div>
          </div>
          ${this.#renderEvent(bundle)}
        </div>
        ${bundle && !isPage ? this.#renderTools(bundle) : nothing}
        <slot name="footer"></slot>
      </div>
    `;
  }

  /** Whether a control is wanted. */
  #has(control: string): boolean {
    const { controls } = this.values;
    return controls === undefined || (Array.isArray(controls) && controls.includes(control));
  }

  /** An element that is a control, if it is wanted. */
  #renderInner(control: InnerControlName): TemplateResult | typeof nothing {
    return this.#has(control) ? this.#controls.render(control, this.messages, this.#bundle.messages) : nothing;
  }

  #renderTools(bundle: CalendarMessages): TemplateResult {
    const button = (name: string, label: string, onClick: () => void) =>
      this.#has(name) ? html`<button part="button ${name}" type="button" @click=${onClick}>${label}</button>` : nothing;
    return html`
      <div class="tools">
        ${this.#renderInner('subscribe')} ${button('share', bundle.share, () => void this.#share())}
        ${button('print', bundle.print, () => print())}
        <span part="status" role="status">${this.#hasCopied ? bundle.copied : nothing}</span>
      </div>
    `;
  }

  #renderEvent(bundle: CalendarMessages | undefined): TemplateResult | typeof nothing {
    const event = this.#event;
    const { messages } = this;
    if (!event || !bundle || !messages) return nothing;
    const place = this.#place;
    return this.#opened.render(event, {
      place,
      level: this.#level,
      leave: place === 'panel' ? messages.close : bundle.toCalendar,
      inAddress: this.#address.isOn,
      messages,
      failed: bundle.partFailed,
    });
  }

  #renderSwitch({ chooseView, views: names }: CalendarMessages): TemplateResult {
    return html`
      <nav part="views" class="views" aria-label=${landmarkName(chooseView, this)}>
        ${this.#offered.map((name) => {
          const isCurrent = name === this.#shown;
          const parts = `button view-link view-${name} ${isCurrent ? 'current' : ''}`;
          return this.#address.isOn
            ? html`<a
                part=${parts}
                class="view-link"
                href=${this.#address.href({ view: this.#attributeOf(name), event: null })}
                aria-current=${isCurrent}
                @click=${(click: MouseEvent) => this.#followTo(click, name)}
                >${names[name]}</a
              >`
            : html`<button part=${parts} class="view-link" type="button" aria-current=${isCurrent} @click=${() => this.#switchTo(name)}>
                ${names[name]}
              </button>`;
        })}
      </nav>
    `;
  }

  /** Above views that have none of their own. */
  #renderToolbar(bundle: CalendarMessages | undefined): TemplateResult | typeof nothing {
    if (views[this.#shown].hasToolbar) return nothing;
    const toolbar = bundle && this.#toolbar.value;
    if (!toolbar) return html`<div class="room"></div>`;
    const { range } = this.values;
    return toolbar({ date: this.#date, range, level: this.#level, locale: this.reader.locale, bundle }, (way) => this.#turn(way));
  }

  /** What is wrong with the calendar's own attributes, and whether the view could not be loaded. */
  #renderProblems(): unknown {
    const { messages, values } = this;
    const { attributes: told } = views[this.#shown];
    const own = Object.keys(calendarAttributes).filter((name) => !(name in told));
    const next = messages && { label: messages.retry, take: () => this.#view.retry() };
    return [
      this.#mistakes.render(Object.fromEntries(own.map((name) => [name, values[name]]))),
      this.#view.missing && messages ? notice('error', messages.failed, undefined, next) : nothing,
    ];
  }

  /** A value of an attribute; `undefined` for one that cannot be read. */
  #value(name: keyof typeof attributes): unknown {
    const value = this.values[name];
    return value instanceof Unreadable ? undefined : value;
  }

  /** The views to choose from: there is no room for some. */
  get #offered(): readonly ViewName[] {
    const all = (this.#value('views') as readonly ViewName[] | undefined) ?? (Object.keys(views) as ViewName[]);
    const givesWay = (name: ViewName) => this.#room.isNarrow && views[name].narrow && all.includes(views[name].narrow);
    return all.filter((name) => !givesWay(name));
  }

  /** The view that the attributes ask for, or the one in its place. */
  get #shown(): ViewName {
    const offered = this.#offered;
    const view = this.#value('view') as ViewName | undefined;
    return [view, view && views[view].narrow].find((name) => name && offered.includes(name)) ?? offered[0] ?? 'list';
  }

  /** The date that the attributes say, `YYYY-MM-DD`. */
  get #date(): string | undefined {
    return this.#value('date') as string | undefined;
  }

  /** The event that is open: its slug or id. */
  get #event(): string | undefined {
    return this.#value('event') as string | undefined;
  }

  /** Where an event opens. */
  get #place(): EventPlace {
    const place = (this.#value('detail') as EventPlace | 'link' | undefined) ?? calendarAttributes.detail.default;
    if (place === 'panel') return this.#room.isNarrow ? 'page' : place;
    // What there is to say of missing code, a dialog that has none cannot.
    return place === 'dialog' && !this.#detail.hasFailed ? place : 'page';
  }

  /** Whether an event stands in place of the view. */
  get #isPage(): boolean {
    return this.#event !== undefined && this.#place === 'page';
  }

  /** Whether the view is not there yet. */
  get #isArriving(): boolean {
    const { tag } = views[this.#shown];
    return !this.#isPage && this.#view.view?.localName !== tag && this.#view.missing !== tag;
  }

  /** Today in the visitor's zone, `YYYY-MM-DD`. */
  get #today(): string {
    return today(this.reader.timeZone, Date.now());
  }

  get #level(): number {
    return (this.#value('heading_level') as number | undefined) ?? calendarAttributes.heading_level.default;
  }

  get #current(): HTMLElement | null {
    return this.renderRoot.querySelector('.view-link[aria-current="true"]');
  }

  async #settle(): Promise<void> {
    await this.updateComplete;
    await loadMessages('calendar', this.language);
    if (!views[this.#shown].hasToolbar) await loadToolbar().catch(() => {});
    await Promise.all([this.#view.settle(), this.#opened.settle()]);
    await this.updateComplete;
  }

  /** The attributes of the view: those of the calendar, and what it takes beside them. */
  get #handedOn(): Readonly<Record<string, string | null>> {
    const { attributes: own } = views[this.#shown];
    const computed = this.#computed;
    const textOf = (name: string) => (name in own ? attributeText(this, kebabCase(name)) : null);
    return Object.fromEntries(
      Object.keys({ ...own, ...computed }).map((name) => [kebabCase(name), textOf(name) ?? computed[name] ?? null]),
    );
  }

  /** What a view takes beside the attributes of the calendar. */
  get #computed(): Readonly<Record<string, string | undefined>> {
    const { hasToolbar, days } = views[this.#shown];
    const level = String(Math.min(this.#level + (hasToolbar ? 0 : 1), 6));
    return { heading_level: level, ...(days && { days: String(days) }), ...(hasToolbar ? this.#rangeDays : this.#monthDays) };
  }

  /** The bounds of the month that a list or map shows. */
  get #monthDays() {
    const date = this.#date;
    return date && this.values.range === undefined ? monthFilters(date) : {};
  }

  /** The bounds of a range, for views that know only dates. */
  get #rangeDays() {
    return boundedFilters(this.#value('range') as Range | undefined, {
      today: this.#today,
      firstDay: () => this.#firstDay,
      weekend: () => weekOf(this.language).weekend,
    });
  }

  /** 1 (Monday) to 7 (Sunday). */
  get #firstDay(): number {
    return firstDayOfWeek(this.settings, this.language);
  }

  /** Turns a view of a month, week or day to the days that new filters leave, if it shows none of them. */
  #followFilters(changed: PropertyValues): void {
    const isFiltered = ['range', 'startsBefore', 'endsAfter', 'view'].some((name) => changed.has(name));
    const { hasToolbar, days } = views[this.#shown];
    if (!this.hasUpdated || !hasToolbar || !isFiltered || changed.has('date')) return;
    const left = daysLeft({ ...this.values, ...this.#rangeDays });
    const today = this.#today;
    if (!left || overlap(left, daysOf(this.#date ?? today, days, this.#firstDay))) return;
    this.date = left.first <= today && today <= left.last ? undefined : left.first;
  }

  /** Loads the views beside the one shown, and that of an event. */
  #loadNeighbors(): void {
    const offered = this.#offered;
    const index = offered.indexOf(this.#shown);
    const neighbors = [offered[index - 1], offered[index + 1]].flatMap((name) => (name ? load[views[name].tag] : []));
    this.#view.prepare([...neighbors, loadDetail]);
  }

  /** A click for another tab or window is left to the link. */
  #followTo(click: MouseEvent, view: ViewName): void {
    if (opensElsewhere(click)) return;
    click.preventDefault();
    this.#switchTo(view);
  }

  /** The attribute that stands for a view: the first needs none, unless the page's markup begins with another. */
  #attributeOf(view: ViewName): ViewName | null {
    return view === this.#offered[0] && !this.#address.isGiven('view') ? null : view;
  }

  #switchTo(view: ViewName): void {
    if (view === this.#shown || !emit(this, 'cal-view-change', { view }, { cancelable: true })) return;
    Object.assign(this, { view: this.#attributeOf(view) ?? undefined, event: undefined });
  }

  /** Turns a list or map to another month, or back to what comes next. */
  #turn(way: Turn): void {
    const day = this.#today;
    const month = way === 'today' ? monthOf(day) : addMonths(monthOf(this.#date ?? day), way);
    const [first, last] = [`${month}-01`, lastOfMonth(month)];
    const date = way === 'today' ? day : first;
    if (!emit(this, 'cal-navigate', { date, first, last }, { cancelable: true })) return;
    Object.assign(this, { date: way === 'today' ? undefined : date, range: undefined, page: undefined });
  }

  readonly #onNews = ({ type }: Event): void => {
    void this.#adopt();
    if (type === 'cal-data') this.#loadNeighbors();
  };

  /** Takes over what a view has changed by itself: the days it has turned to, or its page. */
  async #adopt(): Promise<void> {
    const { view } = this.#view;
    await this.updateComplete;
    await view!.updateComplete;
    if (view !== this.#view.view || this.isUpdatePending) return;
    const { attributes: own } = views[this.#shown];
    /** What is not worth saying. */
    const defaults: Readonly<Record<string, unknown>> = { date: this.#today, page: 1 };
    for (const name of ['date', 'range', 'page'] as const) {
      if (!(name in own)) continue;
      const value = (view as Properties)[name];
      Object.assign(this, { [name]: value === defaults[name] ? undefined : value });
    }
  }

  /** Opens an event in the calendar, unless the page prevents it. */
  readonly #onSelect = (selection: CustomEvent<CalSelectDetail>): void => {
    const { event } = selection.detail;
    if (!event || this.#value('detail') === 'link') return;
    // The page hears of it from the calendar itself, and the link is not followed.
    selection.stopPropagation();
    selection.preventDefault();
    if (!emit(this, 'cal-select', { event }, { cancelable: true })) return;
    this.#opened.leave();
    this.event = event.slug && !/^\d+$/.test(event.slug) ? event.slug : String(event.id);
  };

  readonly #share = async (): Promise<void> => {
    this.#hasCopied = false;
    this.requestUpdate();
    await this.updateComplete;
    this.#hasCopied = await share(this.#address.href());
    this.requestUpdate();
  };

  /** The heading of a day leads to the view of that day, where there is one. */
  readonly #onDaySelect = (selection: CustomEvent<{ readonly date: string }>): void => {
    const isWeek = this.#shown === 'week' && this.#offered.includes('day');
    if (!isWeek) return;
    selection.preventDefault();
    selection.stopPropagation();
    const { date } = selection.detail;
    if (!emit(this, 'cal-day-select', { date }, { cancelable: true })) return;
    this.date = date;
    this.#switchTo('day');
  };
}

/** Where the state stands; nowhere where that cannot be read. */
function readPlace(text: string | null): StatePlace {
  const { kind, default: usual } = calendarAttributes.state;
  const place = text ? kind.parse(text) : usual;
  return place instanceof Unreadable ? 'none' : place;
}

define('cal-calendar', CalCalendar);

declare global {
  interface HTMLElementTagNameMap {
    'cal-calendar': CalCalendar;
  }
}
