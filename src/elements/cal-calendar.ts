import { html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { loadMessages, type CalendarMessages } from '../locale/index.js';
import { firstDayOfWeek, ownEventAttributes, settings, settingsChanged } from '../data/query/index.js';
import type { CalError } from '../data/client/index.js';
import type { CalendarEvent } from '../data/records/index.js';
import { camelCase, eventFilters, kebabCase, type FilterTable } from '../data/schema/index.js';
import { commonZone, monthOf, today, weekOf } from '../data/time/index.js';
import { attributeText, setAttributeText } from './base/attribute-text.js';
import { filterProperties, type FilterProperties } from './base/attributes.js';
import { CalElement } from './base/cal-element.js';
import { define } from './base/define.js';
import { emit, isEvent, type CalEventDetails, type CalSelectDetail, type FilterChange } from './base/events.js';
import { MessageController } from './base/message-controller.js';
import { OnDemand } from './base/on-demand.js';
import { FocusKeeper } from './base/focus-keeper.js';
import { WidthController } from './base/width-controller.js';
import { shared } from './cards/shared.styles.js';
import { widthProbe } from './cards/frame.js';
import { AddressState, readStateKey, readStateLocation } from './base/address-state.js';
import { attributes, calendarAttributes, calendarTables, stateNames } from './calendar/calendar-attributes.js';
import { daysOf } from './calendar/calendar-days.js';
import { CalendarState } from './calendar/calendar-state.js';
import { styles } from './calendar/calendar.styles.js';
import { fillStyles } from './parts/fill.styles.js';
import { labeledStyles } from './parts/labeled.styles.js';
import { InnerControls, type InnerControlName } from './calendar/inner-controls.js';
import type { KeyCommand } from './calendar/keys.js';
import { OpenedEvent } from './calendar/opened-event.js';
import { ShownView } from './calendar/shown-view.js';
import { Tools } from './calendar/tools.js';
import { ViewToolbar } from './calendar/view-toolbar.js';
import { viewKeys, ViewSwitch } from './calendar/view-switch.js';
import { eventName } from './parts/event-name.js';
import { AttributeMistakes } from './base/errors/attribute-mistakes.js';
import { notice } from './base/errors/notices.js';

/** Loads the code of a view. */
const load = {
  'cal-event-list': () => import('./cal-event-list.js'),
  'cal-event-map': () => import('./cal-event-map.js'),
  'cal-event-month': () => import('./cal-event-month.js'),
  'cal-event-week': () => import('./cal-event-week.js'),
} as const;

const loadDetail = () => import('./cal-event-detail.js');

/**
 * Narrower than so many times its own font size, a calendar has no room for a month of seven columns, nor for a panel
 * beside a view.
 */
const monthWidth = 36;

/** In narrower windows, an event opens beside no view unless the page asks for it: 1100 pixels, less a scrollbar. */
const panelWindow = 67.75;

/** Nor, below this width, for the columns of a week, some of which can be scrolled to. */
const weekWidth = 29;

/** In narrower windows, a button opens the filters. */
const barWidth = 48;

/** The attributes whose change makes a list begin at its first page. */
const filterNames = ['date', ...Object.keys({ ...eventFilters, ...ownEventAttributes }).map(camelCase)];

type Properties = FilterProperties<typeof attributes>;
export interface CalCalendar extends Properties {}

/**
 * The views are elements of their own, and show what the calendar's attributes say: its filters and settings are
 * theirs, and only the code of the one shown is loaded. Turning to another view keeps the date, the filters and the
 * focus. Without a date, a list or map begins today, and with one it shows the month of that date; `range` says
 * otherwise. The page's address names what the visitor has changed, so that Back undoes each step and a copied address
 * shows the same. The view fills the height that a page gives the calendar. In a narrow box a month is a small one
 * above the events of a day; in a narrower one a week gives way to its day, if days are offered; else it is a list of
 * days.
 *
 * @summary A whole calendar in one element: events as a list, month, week, day or map, with a toolbar that switches and
 * turns.
 *
 * @example
 * <cal-calendar base-url="https://example.org/wp-json" views="month list map"></cal-calendar>
 * @picture cal-calendar.png A calendar: views, search and filters above a month in the colors of its categories
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
 * @csspart unknown - The note about a value of a filter in the page's address that the calendar does not know any more.
 * @csspart message - Its text.
 * @csspart dismiss - The button that takes the note away, together with `button`.
 * @csspart subscribe - The button that takes the events into the visitor's calendar.
 * @csspart share - The button that shares the address, together with `button`.
 * @csspart print - The button that prints, together with `button`.
 * @csspart view - The element of the view; its parts are parts of the calendar.
 * @csspart detail-view - The element of the event that is open; its parts are parts of the calendar.
 * @csspart event-box - The box of the event that is open; also `event-page` or `event-panel`.
 * @csspart event-page - That of an event in place of the view, together with `event-box`.
 * @csspart event-panel - That of an event beside the view, together with `event-box`.
 * @csspart leave - The button that leads back from an event, together with `button`; of a panel also `close`.
 * @csspart close - A button that closes a panel or the list of keys, together with `button`.
 * @csspart keys - The list of keys.
 * @csspart keys-heading - Its heading.
 * @csspart key - One of them.
 *
 * @cssstate narrow - There is no room for a month of seven columns.
 *
 * @fires cal-empty - Nothing was found.
 * @fires cal-select - An event was chosen: `event`. Cancelable: it is then not opened.
 * @fires cal-view-change - The visitor turned to another view: `view`. Cancelable.
 * @fires cal-navigate - The visitor turned to other days: `date`, and the `first` and `last` day shown. Cancelable.
 * @fires cal-page-change - The visitor requested another page of a list: `page`. Cancelable.
 * @fires cal-day-select - A day was chosen: `date`. Cancelable.
 * @fires cal-edit - An author is about to do something with an event, or to add one, where it is `editable`: `action`,
 * which is `add`, `edit`, `duplicate`, `move`, `publish`, `cancel`, `postpone`, `reinstate` or `delete`, and the
 * `event`, or the `date` of a new one. Cancelable: nothing is done then.
 */
export class CalCalendar extends CalElement {
  static override styles = [shared, fillStyles, labeledStyles, styles];

  static override tables: readonly FilterTable[] = calendarTables;
  /** Reflected, because the views and the controls inside read them. */
  static override properties: PropertyDeclarations = filterProperties([settings, ...this.tables.toReversed()], {
    reflect: true,
  });

  readonly #messages = new MessageController(this, 'calendar');
  readonly #mistakes = new AttributeMistakes(this);
  readonly #address = new AddressState(this, {
    names: stateNames,
    // Read before the first update, and therefore from the attributes.
    stateLocation: () => readStateLocation(this.getAttribute('state')),
    key: () => readStateKey(this),
  });
  readonly #controls = new InnerControls(this, {
    search: () => import('./cal-event-search.js'),
    filters: () => import('./cal-event-filters.js'),
    subscribe: () => import('./cal-add-to-calendar.js'),
  });
  readonly #view = new ShownView(this, load);
  readonly #width = new WidthController(this, { least: monthWidth });
  readonly #panelWidth = new WidthController(this, { least: 0, step: 0.5 });
  readonly #panelWindow = new WidthController(this, { least: panelWindow, measured: () => document.documentElement });
  readonly #weekWidth = new WidthController(this, { least: weekWidth });
  readonly #windowWidth = new WidthController(this, { least: barWidth, measured: () => document.documentElement });
  readonly #state = new CalendarState({
    values: () => this._values,
    isNarrow: () => this.#width.isNarrow,
    panelRoom: () => (this.#panelWindow.isNarrow ? 0 : this.#panelWidth.ems),
    hasWeek: () => !this.#weekWidth.isNarrow,
    today: () => this.#today,
    firstDay: () => firstDayOfWeek(this._settings, this._language),
    weekend: () => weekOf(this._language).weekend,
    locale: () => this._display.locale,
  });
  readonly #opened = new OpenedEvent(this, this.#state, loadDetail);
  readonly #switch = new ViewSwitch(this, this.#state, this.#address);
  readonly #toolbar = new ViewToolbar(this, this.#state);
  readonly #keys = new OnDemand(this, async () => {
    const { commandOf, keyList, keyStyles } = await import('./calendar/keys.js');
    this.shadowRoot!.adoptedStyleSheets.push(...keyStyles.map(({ styleSheet }) => styleSheet!));
    return { commandOf, keyList };
  });
  readonly #unknown = new OnDemand(this, async () => {
    const { UnknownFilters } = await import('./calendar/unknown-filters.js');
    return new UnknownFilters(this, (name, text) => `,${this.#address.initial(name)},`.includes(`,${text},`));
  });
  readonly #tools = new Tools(this, this.#state, () => this.#address.href());
  /**
   * The zone of most of the events that came first: days must not turn back and forth with the events that they show.
   */
  #eventsZone: string | undefined;
  /** Whether a script is adding a page below. */
  #isAdding = false;

  constructor() {
    super();
    new FocusKeeper(this, () =>
      this.renderRoot.querySelector<HTMLElement>('[aria-current="true"]')?.focus({ preventScroll: true }),
    );
  }

  /** The records that are shown. */
  get items(): readonly CalendarEvent[] {
    return this.#view.view?.items ?? [];
  }

  /** The number of records on all pages. */
  get total(): number {
    return this.#view.view?.total ?? 0;
  }

  /** `gte` where there are more records than `total`: servers may stop counting what a search finds. */
  get totalRelation(): 'gte' | undefined {
    return this.#view.view?.totalRelation;
  }

  /** The number of pages to turn. */
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
    this.#isAdding = true;
    this.#view.view?.loadMore?.();
    this.#isAdding = false;
  }

  override attributeChangedCallback(name: string, old: string | null): void {
    super.attributeChangedCallback(name, old);
    if (kebabCase(name).replaceAll('-', '_') in settings) settingsChanged();
  }

  protected override get _rows() {
    return attributes;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    this.#followFilters(changed);
    if (this.hasUpdated && !changed.has('page') && filterNames.some((name) => changed.has(name))) this.#startOver();
    this._internals.states[this.#width.isNarrow ? 'add' : 'delete']('narrow');
    if (!this.#state.view.hasToolbar) this.#toolbar.load();
    if (this.#state.value('keys')) this.#keys.load();
  }

  protected override updated(): void {
    const open = this.#opened.isPanel ? this.#state.event : this.#state.detail === 'panel' ? 'none' : undefined;
    const attributes = this.#state.viewAttributes((name) => attributeText(this, name), open);
    if (!this.#opened.isPage) this.#view.show({ tag: this.#state.view.tag, attributes });
    this.#opened.updated();
  }

  override render(): TemplateResult {
    const { _common: common } = this;
    const messages = this.#messages.messages;
    const { isPage } = this.#opened;
    return html`
      ${widthProbe}
      <div
        part="base"
        class="base"
        aria-busy=${this.#isArriving || !messages}
        @cal-select=${this.#onSelect}
        @keydown=${this.#onKeydown}
      >
        <slot name="header"></slot>
        <div ?hidden=${isPage}>
          <div part="bar" class="bar">
            <slot name="toolbar-start"></slot>
            ${this.#state.offered.length > 1 ? this.#switch.render(messages) : nothing} ${this.#renderInner('search')}
            ${this.#renderInner('filters')}
            <slot name="toolbar-end"></slot>
          </div>
          ${this.#renderProblems()}
        </div>
        <div class="fill ${this.#opened.isPanel ? 'split' : ''}">
          <div class="fill" ?hidden=${isPage}>
            ${this.#state.view.hasToolbar ? nothing : this.#toolbar.render(messages, this._display.locale)}
            <div
              class="content fill"
              @cal-day-select=${this.#switch.onDaySelect}
              @cal-day-shown=${this.#onDayShown}
              @cal-navigate=${this.#onNavigate}
              @cal-page-change=${this.#onPageChange}
              @cal-filter-change=${this.#onFilterChange}
              @cal-data=${this.#onData}
              @cal-empty=${this.#startOver}
              @cal-error=${this.#onError}
            ></div>
          </div>
          ${messages && common ? this.#opened.render({ inAddress: this.#address.isOn, common, messages }) : nothing}
        </div>
        ${messages && common && !isPage ? this.#tools.render(this.#renderInner('subscribe'), common, messages) : nothing}
        <slot name="footer"></slot>
        ${messages && common && this.#state.value('keys') ? this.#keys.value?.keyList(this.#commands(messages), common, messages) : nothing}
      </div>
    `;
  }

  /** The commands of the keys. */
  #commands(messages: CalendarMessages): KeyCommand[] {
    const one = <T extends HTMLElement>(selector: string) => this.renderRoot.querySelector<T>(selector);
    const views = this.#state.offered.flatMap((name) => {
      const key = viewKeys[name];
      return key ? { key, name: messages.views[name], take: () => this.#switch.to(name) } : [];
    });
    return [
      ...(this.#state.has('search')
        ? [{ key: '/', name: messages.searchKey, take: () => one('.search')!.focus() }]
        : []),
      { key: 'T', name: messages.today, take: () => this.#goToToday() },
      ...views,
      { key: '?', name: messages.keys, take: () => one<HTMLDialogElement>('.keys')!.showModal() },
    ];
  }

  /** An element that is a control, if it is wanted. */
  #renderInner(control: InnerControlName): TemplateResult | typeof nothing {
    if (!this.#state.has(control)) return nothing;
    const hasBar = !this.#windowWidth.isNarrow && !this.#width.isNarrow;
    const layout = (this.#state.value('filter_layout') as string | undefined) ?? (hasBar ? 'bar' : 'button');
    const feedUrl = this.#state.value('feed_url') as string | undefined;
    return this.#controls.render(control, { layout, feedUrl }, this._common, this.#messages.messages);
  }

  /** The errors of the calendar's own attributes, and the notice that the view could not be loaded. */
  #renderProblems(): unknown {
    const { _common: common, _values: values } = this;
    const { attributes: viewAttributes } = this.#state.view;
    const own = Object.keys(calendarAttributes).filter((name) => !(name in viewAttributes));
    const next = common && { label: common.retry, take: () => this.#view.retry() };
    return [
      this.#mistakes.render(Object.fromEntries(own.map((name) => [name, values[name]]))),
      this.#view.missing && common ? notice('error', common.failed, undefined, next) : nothing,
      (common && this.#unknown.value?.render(common)) ?? nothing,
    ];
  }

  /** Whether the view is not there yet. */
  get #isArriving(): boolean {
    const { tag } = this.#state.view;
    return !this.#opened.isPage && this.#view.view?.localName !== tag && this.#view.missing !== tag;
  }

  /** Today on the clock that the events are shown on, `YYYY-MM-DD`; on the visitor's until there are some. */
  get #today(): string {
    const { timeDisplay, timeZone } = this._display;
    return today((timeDisplay !== 'visitor' && this.#eventsZone) || timeZone, Date.now());
  }

  async #settle(): Promise<void> {
    await this.updateComplete;
    await loadMessages('calendar', this._language);
    if (!this.#state.view.hasToolbar) await this.#toolbar.settle();
    await Promise.all([this.#view.settle(), this.#opened.settle(), this.#controls.settle(this._language)]);
    await this.updateComplete;
  }

  /** Turns a view of a month, week or day to the days that new filters leave, if it shows none of them. */
  #followFilters(changed: PropertyValues): void {
    const isFiltered = ['range', 'startsBefore', 'endsAfter', 'view'].some((name) => changed.has(name));
    if (this.hasUpdated && isFiltered && !changed.has('date')) Object.assign(this, this.#state.filteredDate);
  }

  /** The views beside the one shown, and an event, are likely to be wanted next. */
  readonly #onData = ({ detail }: CustomEvent<CalEventDetails['cal-data']>): void => {
    this.#eventsZone ??= commonZone(detail.items.filter(isEvent), this._display);
    this.requestUpdate();
    this.#view.prepare([...this.#state.neighbors.map(({ tag }) => load[tag]), loadDetail]);
    // The page may no longer exist after the list has shrunk.
    if (typeof this.page === 'number' && this.page > detail.pages) this.#startOver();
  };

  /** What the server does not know of the filters in the page's address is taken away. */
  readonly #onError = async ({ detail }: CustomEvent<CalEventDetails['cal-error']>): Promise<void> => {
    if (!detail.fields.length || !this.#address.isOn) return;
    await this.#unknown.load();
    // Screen readers hear only what comes into a status that is there.
    await this.updateComplete;
    const context = { settings: this._settings, language: this._language };
    await this.#unknown.value?.takeAway(detail.fields, context, () => this.#address.amend());
  };

  /** Lets a list begin at its first page; other views have none. */
  readonly #startOver = (): void => {
    if ('page' in this.#state.view.attributes) this.page = undefined;
  };

  /** Unless the page prevents it, the view turns as well, by itself, because the focus and more follow in it. */
  readonly #onNavigate = (navigation: CustomEvent<CalEventDetails['cal-navigate']>): void => {
    if (this.#passOn('cal-navigate', navigation)) this.#goTo(navigation.detail.date!);
  };

  /** Another day of a small month is the date of the calendar. */
  readonly #onDayShown = ({ detail }: CustomEvent<{ readonly date: string }>): void => {
    if (this.#isSmallMonth) this.#goTo(detail.date);
  };

  /** The page of a list is that of its pager: other lists, and scripts, add pages below it. */
  readonly #onPageChange = (change: CustomEvent<CalEventDetails['cal-page-change']>): void => {
    const isAllowed = this.#passOn('cal-page-change', change);
    const { page } = change.detail;
    if (isAllowed && this.#state.value('paging') === 'pager' && !this.#isAdding)
      this.page = page === 1 ? undefined : page;
  };

  /** The filters of a view are those of the calendar. */
  readonly #onFilterChange = (change: CustomEvent<FilterChange>): void => {
    const isAllowed = this.#passOn('cal-filter-change', change);
    change.preventDefault();
    if (isAllowed) for (const [name, text] of Object.entries(change.detail)) setAttributeText(this, name, text);
  };

  /** Fires the event of a view as the calendar's own; `false`, and for the view, too, where the page cancels it. */
  #passOn<Name extends keyof CalEventDetails>(name: Name, event: CustomEvent<CalEventDetails[Name]>): boolean {
    event.stopPropagation();
    const isAllowed = emit(this, name, event.detail, { cancelable: true });
    if (!isAllowed) event.preventDefault();
    return isAllowed;
  }

  /** Shows another day; today needs no date, unless the page's markup names it. */
  #goTo(day: string): void {
    const date = day === this.#today && day !== this.#address.initial('date') ? undefined : day;
    const { locale } = this._display;
    const isSameMonth = monthOf(day, locale) === monthOf(this.#state.date ?? this.#today, locale);
    // Another day of a small month is no step of the history.
    if (this.#isSmallMonth && isSameMonth && date !== this.date) this.#address.amend();
    this.date = date;
  }

  /** Unless the page prevents it. */
  #goToToday(): void {
    const { view, today: date } = this.#state;
    if (!view.hasToolbar) return this.#toolbar.turnToToday();
    const days = daysOf(date, view.days, this.#state.week);
    if (emit(this, 'cal-navigate', { date, ...days }, { cancelable: true })) this.#goTo(date);
  }

  get #isSmallMonth(): boolean {
    return this.#width.isNarrow && this.#state.shown === 'month';
  }

  readonly #onKeydown = (press: KeyboardEvent): void => {
    const { messages } = this.#messages;
    const command =
      messages && this.#keys.value?.commandOf(press, this.#state.value('keys') ? this.#commands(messages) : []);
    if (!command) return;
    press.preventDefault();
    command.take();
  };

  /** Opens an event in the calendar, unless the page prevents it. */
  readonly #onSelect = (selection: CustomEvent<CalSelectDetail>): void => {
    const { event } = selection.detail;
    if (!event || this.#state.detail === 'link') return;
    // The calendar fires its own event for the page, and the link is not followed.
    selection.stopPropagation();
    selection.preventDefault();
    if (!emit(this, 'cal-select', { event }, { cancelable: true })) return;
    this.#opened.leave();
    this.#opened.turnTo(eventName(event));
  };
}

define('cal-calendar', CalCalendar);

declare global {
  interface HTMLElementTagNameMap {
    'cal-calendar': CalCalendar;
  }
}
