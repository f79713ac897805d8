import { html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import type { CalendarMessages } from '../locale/index.js';
import { CalError, firstDayOfWeek, settings, settingsChanged, whenIdle } from '../query/index.js';
import type { CalendarEvent } from '../records/index.js';
import { kebabCase, Unreadable } from '../schema/index.js';
import { addDays, addMonths, lastOfMonth, memoized, monthOf, rangeFilters, today, weekOf, type Range } from '../time/index.js';
import { filterProperties, type FilterProperties } from './base/attributes.js';
import { CalElement } from './base/cal-element.js';
import type { CalResults } from './base/cal-results.js';
import { define } from './base/define.js';
import { emit } from './base/events.js';
import { Explanation } from './base/explanation.js';
import { landmarkName } from './base/landmark-name.js';
import { MessageController } from './base/message-controller.js';
import { OnDemand } from './base/on-demand.js';
import { shared } from './base/shared.styles.js';
import { calendarAttributes, viewAttributes, views, type ViewName } from './calendar/calendar-attributes.js';
import { styles } from './calendar/calendar.styles.js';
import type { Turn } from './calendar/dates-toolbar.js';
import { exportAllParts } from './calendar/export-parts.js';
import { moveTo } from './calendar/transition.js';
import { notice } from './parts/notice.js';

const attributes = { ...viewAttributes, ...calendarAttributes };

/** Loads the code of a view. */
const load = {
  'cal-event-list': () => import('./cal-event-list.js'),
  'cal-event-map': () => import('./cal-event-map.js'),
  'cal-event-month': () => import('./cal-event-month.js'),
  'cal-event-week': () => import('./cal-event-week.js'),
} as const;

/** A view, which has only its attributes until its code has arrived. */
type View = HTMLElement &
  Partial<Omit<CalResults<unknown, CalendarEvent>, keyof HTMLElement>> & { loadMore?: () => void; headingLevel?: number };

/** The slots of a view that the page may fill. */
const replaceable = ['', 'empty', 'error', 'loading'];

/** Narrower than so many times its own font size, a calendar has no room for seven columns, nor for a panel beside a view. */
const roomyWidth = 36;

type Properties = FilterProperties<typeof attributes>;
export interface CalCalendar extends Properties {}

/**
 * The views are elements of their own, and show what the calendar's attributes say: its filters and settings are theirs, and only the
 * code of the one shown is loaded. Turning to another view keeps the date, the filters and the focus. Without a date, a list or map
 * begins today, and with one it shows the month of that date; `range` says otherwise. In a narrow box a month is a small one above the
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
 * @csspart view - The element of the view; its parts are parts of the calendar.
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
  readonly #explanation = new Explanation(this);
  readonly #toolbar = new OnDemand(this, async () => {
    const { datesToolbar, toolbarStyles } = await import('./calendar/dates-toolbar.js');
    this.shadowRoot!.adoptedStyleSheets.push(toolbarStyles.styleSheet!);
    return datesToolbar;
  });
  #view: View | undefined;
  /** Until the view asked for is there. */
  #arriving: Promise<void> | undefined;
  /** The tag whose code could not be loaded. */
  #missing: string | undefined;
  #isNarrow = false;
  /** The focused node before this update. */
  #focused: Element | null | undefined;
  readonly #size = new ResizeObserver(() => requestAnimationFrame(() => this.#measure()));

  /** The records that are shown. */
  get items(): readonly CalendarEvent[] {
    return this.#view?.items ?? [];
  }

  /** How many records there are on all pages. */
  get total(): number {
    return this.#view?.total ?? 0;
  }

  /** How many pages there are to turn. */
  get pages(): number {
    return this.#view?.pages ?? 0;
  }

  /** The error of the view, if any. */
  get error(): CalError | undefined {
    return this.#view?.error;
  }

  /** Resolves when nothing is loading any more, successfully or not, and the calendar shows it. */
  get settled(): Promise<void> {
    return this.#settle();
  }

  /** Fetches everything shown again, from the server itself; resolves when that has succeeded or failed. */
  async refresh(): Promise<void> {
    await this.#view?.refresh?.();
  }

  /** Adds the next page of a list below. */
  loadMore(): void {
    this.#view?.loadMore?.();
  }

  override attributeChangedCallback(name: string, old: string | null): void {
    super.attributeChangedCallback(name, old);
    if (kebabCase(name).replaceAll('-', '_') in settings) settingsChanged();
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#measure();
    this.#size.observe(this);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#size.disconnect();
  }

  protected override get rows() {
    return attributes;
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    this.#focused = this.shadowRoot?.activeElement;
    if (!views[this.#shown].hasToolbar) this.#toolbar.need();
  }

  protected override updated(): void {
    this.#showView();
    // A button that has done its work is gone; its focus must not go with it.
    if (this.#focused?.isConnected === false) this.#current?.focus();
  }

  override render(): TemplateResult {
    const bundle = this.#bundle.messages;
    return html`
      <div part="base" class="base" aria-busy=${this.#view?.localName !== views[this.#shown].tag}>
        <slot name="header"></slot>
        <div part="bar" class="bar">
          <slot name="toolbar-start"></slot>
          ${bundle && this.#offered.length > 1 ? this.#renderSwitch(bundle) : nothing}
          <slot name="toolbar-end"></slot>
        </div>
        ${this.#renderProblems()} ${this.#renderToolbar(bundle)}
        <div
          class="content"
          @cal-day-select=${this.#onDaySelect}
          @cal-navigate=${this.#onNews}
          @cal-page-change=${this.#onNews}
          @cal-load=${this.#onNews}
          @cal-data=${this.#onNews}
          @cal-empty=${this.#onNews}
        ></div>
        <slot name="footer"></slot>
      </div>
    `;
  }

  #renderSwitch({ chooseView, views: names }: CalendarMessages): TemplateResult {
    return html`
      <nav part="views" class="views" aria-label=${landmarkName(chooseView, this)}>
        ${this.#offered.map((name) => {
          const isCurrent = name === this.#shown;
          return html`<button
            part="button view-link view-${name} ${isCurrent ? 'current' : ''}"
            class="view-link"
            type="button"
            aria-current=${isCurrent}
            @click=${() => this.#switchTo(name)}
          >
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
    const { messages } = this;
    if (!messages) return nothing;
    const mistake = this.#mistake;
    const explain = mistake && this.#explanation.isReadyFor(mistake) ? this.#explanation.explain : undefined;
    const title = mistake && explain?.(mistake).title;
    const retry = () => {
      this.#missing = undefined;
      this.requestUpdate();
    };
    return [
      title ? notice('error', title) : nothing,
      this.#missing ? notice('error', messages.failed, undefined, { label: messages.retry, take: retry }) : nothing,
    ];
  }

  get #mistake(): CalError | undefined {
    const own = Object.keys(calendarAttributes).filter((name) => !(name in views[this.#shown].attributes));
    const wrong = own.find((name) => this.values[name] instanceof Unreadable);
    return wrong === undefined ? undefined : unreadable(this.values[wrong] as Unreadable, wrong);
  }

  /** A value of an attribute; `undefined` for one that cannot be read. */
  #value(name: keyof typeof attributes): unknown {
    const value = this.values[name];
    return value instanceof Unreadable ? undefined : value;
  }

  /** The views to choose from: there is no room for some. */
  get #offered(): readonly ViewName[] {
    const all = (this.#value('views') as readonly ViewName[] | undefined) ?? (Object.keys(views) as ViewName[]);
    const givesWay = (name: ViewName) => this.#isNarrow && views[name].narrow && all.includes(views[name].narrow);
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
    while (this.#arriving) await this.#arriving;
    await this.#view?.settled;
    await this.updateComplete;
  }

  /** Shows the view that the attributes ask for. The one before stays until the code of the next is there. */
  #showView(): void {
    const { tag } = views[this.#shown];
    if (this.#view?.localName === tag) return this.#handOn(this.#view);
    if (tag === this.#missing || this.#arriving) return;
    this.#arriving = this.#bring(tag).finally(() => {
      this.#arriving = undefined;
      this.requestUpdate();
    });
  }

  async #bring(tag: keyof typeof load): Promise<void> {
    // Its request starts with its code.
    const isFirst = !this.#view;
    if (isFirst) this.#place(tag);
    try {
      await load[tag]();
    } catch {
      this.#missing = tag;
      return;
    }
    if (!isFirst) await moveTo(this, () => this.#place(tag));
    exportAllParts(this.#view!);
    void this.#view!.settled?.then(() => this.#loadNeighbors());
  }

  #place(tag: string): void {
    const view = document.createElement(tag) as View;
    view.id = 'events';
    view.part.add('view');
    for (const name of replaceable) {
      if (!this.querySelector(`:scope > ${name ? `[slot="${name}"]` : ':not([slot])'}`)) continue;
      const slot = Object.assign(document.createElement('slot'), { name, slot: name });
      view.append(slot);
    }
    this.#handOn(view);
    const content = this.renderRoot.querySelector<HTMLElement>('.content')!;
    const hadFocus = this.shadowRoot!.activeElement === this.#view;
    // Nothing below moves while the next view loads.
    content.style.minBlockSize = `${content.offsetHeight}px`;
    content.replaceChildren(view);
    this.#view = view;
    if (hadFocus) this.#current?.focus();
    void customElements
      .whenDefined(tag)
      .then(() => view.settled)
      .then(() => {
        if (view === this.#view) content.style.minBlockSize = '';
      });
  }

  /** Gives a view what the attributes of the calendar say. */
  #handOn(view: View): void {
    const { attributes: own } = views[this.#shown];
    const computed = this.#computed;
    for (const name of Object.keys({ ...own, ...computed })) {
      const attribute = kebabCase(name);
      const given = name in own ? (this.getAttribute(attribute) ?? this.getAttribute(name)) : null;
      const text = given ?? computed[name] ?? null;
      if (text === view.getAttribute(attribute)) continue;
      if (text === null) view.removeAttribute(attribute);
      else view.setAttribute(attribute, text);
    }
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
    if (!date || this.values.range !== undefined) return {};
    const month = monthOf(date);
    return { starts_before: lastOfMonth(month), ends_after: addDays(`${month}-01`, -1) };
  }

  /** The bounds of a range, for views that know only dates. */
  get #rangeDays() {
    const range = this.#value('range') as Range | undefined;
    if (!range) return {};
    const bounds = rangeFilters(range, {
      today: this.#today,
      firstDay: () => firstDayOfWeek(this.settings, this.language),
      weekend: () => weekOf(this.language).weekend,
    });
    return bounds.starts_before && bounds.ends_after ? bounds : {};
  }

  #loadNeighbors(): void {
    const offered = this.#offered;
    const index = offered.indexOf(this.#shown);
    const neighbors = [offered[index - 1], offered[index + 1]].flatMap((name) => (name ? load[views[name].tag] : []));
    // Loaded again, and told of, when it is asked for.
    whenIdle(() => neighbors.forEach((loadOne) => void loadOne().catch(() => {})));
  }

  #measure(): void {
    const { clientWidth: width } = this;
    const isNarrow = width < roomyWidth * parseFloat(getComputedStyle(this).fontSize);
    // A hidden element has no width.
    if (!width || isNarrow === this.#isNarrow) return;
    this.#isNarrow = isNarrow;
    this.internals.states[isNarrow ? 'add' : 'delete']('narrow');
    this.requestUpdate();
  }

  #switchTo(view: ViewName): void {
    if (view === this.#shown || !emit(this, 'cal-view-change', { view }, { cancelable: true })) return;
    this.view = view;
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

  readonly #onNews = (): void => void this.#adopt();

  /** Takes over what a view has changed by itself: the days it has turned to, or its page. */
  async #adopt(): Promise<void> {
    const view = this.#view!;
    await this.updateComplete;
    await (view as Partial<CalElement>).updateComplete;
    if (view !== this.#view || this.isUpdatePending) return;
    const { attributes: own } = views[this.#shown];
    /** What is not worth saying. */
    const defaults: Readonly<Record<string, unknown>> = { date: this.#today, page: 1 };
    for (const name of ['date', 'range', 'page'] as const) {
      if (!(name in own)) continue;
      const value = (view as Properties)[name];
      Object.assign(this, { [name]: value === defaults[name] ? undefined : value });
    }
  }

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

/** The same error for the same value. */
const unreadable = memoized((value: Unreadable, name: string) => CalError.unreadable(name, value));

define('cal-calendar', CalCalendar);

declare global {
  interface HTMLElementTagNameMap {
    'cal-calendar': CalCalendar;
  }
}
