import { html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import {
  type ListView,
  type Period,
  type QueryOptions,
  dayShown,
  firstDayOfWeek,
  listQueryOptions,
  periodFilters,
  planEventPeriod,
  siftedAttributes,
} from '../../data/query/index.js';
import type { CalendarMessages, Messages } from '../../locale/index.js';
import type { EventRepresentation, FilterTable } from '../../data/schema/index.js';
import { commonZone, today } from '../../data/time/index.js';
import { CalResults } from '../base/cal-results.js';
import { allOf, ResultsController } from '../base/results.js';
import { calendarEvent, type CalendarEvent } from '../../data/records/index.js';
import { emit } from '../base/events.js';
import { filterProperties, valuesOf, type FilterProperties } from '../base/attributes.js';
import type { ColorBy } from '../parts/color-by.js';
import { ColorsOnDemand } from '../parts/colors-on-demand.js';
import type { EventColors } from '../parts/event-colors.js';
import { markEnded } from '../cards/ended-events.js';
import type { NextStep } from '../base/errors/notices.js';
import { answer } from './answer.js';
import { periodContent, periodHead, periodStatus, touching } from './period-content.js';
import { periodToolbar, type ToolbarOptions, type Turn } from './period-toolbar.js';
import { legendSpace } from '../parts/legend-space.js';
import { resultsFrame } from '../parts/frame.js';
import { periodAttributes } from '../tables/period-attributes.js';
import { stateAttributes } from '../tables/state-attributes.js';
import { MessageController } from '../base/message-controller.js';

/** The options of rendering. */
export interface PeriodOptions {
  readonly common: Messages;
  readonly messages: CalendarMessages;
  /** The day that is marked, `YYYY-MM-DD`: today on the clock that most of the events are shown on. */
  readonly today: string;
  readonly colors: EventColors | undefined;
  /** The event that is open beside, by its slug or id. */
  readonly openEvent?: string | undefined;
}

/** The room of the toolbar, until its messages are there. */
const toolbarSpace = html`<div class="toolbar"></div>`;

type Properties = FilterProperties<typeof periodFilters> &
  FilterProperties<typeof periodAttributes & typeof stateAttributes>;
export interface CalPeriod extends Properties {}

/**
 * All events of some days: it requests all that touch them, keeps those before and after at hand, turns to them and
 * reports its state; subclasses render the days.
 *
 * @slot empty - Replaces the message that nothing was found.
 *
 * @parts colors
 * @csspart toolbar - The heading and the buttons that turn.
 * @csspart heading - The name of the days shown.
 * @csspart previous - The button to the days before.
 * @csspart next - The button to the days after.
 * @csspart today-button - The button to today.
 * @csspart answer - The line that says how many events the days hold, where filters are set or there are none; then
 * also `empty`.
 * @csspart empty - The message that nothing was found, together with `answer`.
 * @csspart message - The words of that line.
 * @csspart nearest - The button that leads to the nearest events, together with `button`.
 * @csspart event - An event; also `category-` with the slug of each category.
 * @csspart bar - An event of whole days, together with `event`.
 * @csspart featured - A featured event, together with `event`.
 * @csspart past - An event that is over, together with `event`.
 * @csspart has-begun - An event that began before the days shown, together with `event`.
 * @csspart goes-on - An event that continues after the days shown, together with `event`.
 * @csspart today - Today, together with the part of a day.
 *
 * @cssprop --cal-color-on-accent - Text on the accent.
 * @cssprop --cal-color-event - An event; may be set on parts such as `category-music`. The accent by default.
 * @cssprop --cal-color-category-music - What `color-by` colors: `category`, `venue` or `organizer`, and the slug of one
 * of them; or `source`, and the address of a calendar, as in `--cal-color-source-town-example`.
 * @cssprop --cal-color-1 - The first of the nine colors that `color-by` gives out; the others are `--cal-color-2` to
 * `--cal-color-9`.
 * @cssprop --cal-color-other - The color of what is left once the nine are given out.
 * @cssprop --cal-color-featured - Featured events.
 *
 * @cssstate empty - Nothing was found.
 *
 * @fires cal-empty - Nothing was found.
 * @fires cal-select - An event was chosen: `event`. Cancelable.
 * @fires cal-navigate - The visitor turned to other days: `date`, and the `first` and `last` day shown. Cancelable.
 */
export abstract class CalPeriod extends CalResults<EventRepresentation, CalendarEvent> {
  static override tables: readonly FilterTable[] = [periodFilters, periodAttributes, stateAttributes];
  static override properties: PropertyDeclarations = filterProperties(this.tables);

  /** 1 (Monday) to 7 (Sunday). */
  protected firstDayOfWeek = 1;
  readonly #messages = new MessageController(this, 'calendar');
  protected readonly results = new ResultsController<EventRepresentation, CalendarEvent>(this, this._internals, {
    read: () => this.#optionsFor(this.period),
    next: () => ([1, -1] as const).map((way) => this.#optionsFor(this.periodOf(this.dayAfterTurn(this.day, way)))),
    present: ({ items }) => this.#present(items),
    dependencies: () => [this.period.first, this.period.last, this._display.timeZone, this._display.timeDisplay],
    isReady: () => this.#options !== undefined,
  });
  readonly #colors = new ColorsOnDemand(
    this,
    () => (this._values.color_by as ColorBy | undefined) ?? periodAttributes.color_by.default,
    () => this.items,
  );
  /**
   * The zone of most of the events that came first: what is shown must not turn back and forth with the events of other
   * days.
   */
  #eventsZone: string | undefined;

  /** The days that hold this one. */
  protected abstract periodOf(day: string): Period;

  /** The day to show after turning back or forth once. */
  protected abstract dayAfterTurn(day: string, way: -1 | 1): string;

  /** Names of the period and of the buttons that turn. */
  protected abstract navigationLabels(options: PeriodOptions): {
    readonly heading: string;
    readonly previous: string;
    readonly next: string;
  };

  /** A heading with controls, and the content next to it. */
  protected heading?(options: PeriodOptions): Partial<ToolbarOptions>;

  /** The way to the nearest event of other days. */
  protected nextStep?(options: PeriodOptions): NextStep | undefined;

  protected abstract renderDays(events: readonly CalendarEvent[], options: PeriodOptions): TemplateResult;

  protected abstract renderSkeleton(): TemplateResult;

  protected override get _rows(): FilterTable {
    return { ...periodFilters, ...periodAttributes, ...stateAttributes, ...super._rows };
  }

  /** The hour before which the end of an event belongs to the day before. */
  protected get nightEnd(): number {
    const { next_day_threshold: hour } = this._values;
    return typeof hour === 'number' ? hour : periodAttributes.next_day_threshold.default;
  }

  /** The day whose period is shown, `YYYY-MM-DD`. */
  protected get day(): string {
    return dayShown(this._values.date, this.zone);
  }

  /** Whether all events are requested that end in the period or after it, or only those that begin then. */
  protected get since(): 'ends_after' | 'starts_after' {
    return 'ends_after';
  }

  protected get period(): Period {
    return this.periodOf(this.day);
  }

  /** The zone of the clock that the events are shown on; the visitor's until there are some. */
  protected get zone(): string {
    const { timeDisplay, timeZone } = this._display;
    return (timeDisplay !== 'visitor' && this.#eventsZone) || timeZone;
  }

  /** Today on that clock, `YYYY-MM-DD`. */
  protected get today(): string {
    return today(this.zone, Date.now());
  }

  /** Shows the period that holds a day; `false` if the page prevents it. */
  protected show(date: string): boolean {
    if (!emit(this, 'cal-navigate', { date, ...this.periodOf(date) }, { cancelable: true })) return false;
    this.date = date;
    return true;
  }

  /** Turns to the days before or after those that were requested last, which need not have been rendered yet. */
  protected turn(way: Turn): boolean {
    const { date } = valuesOf({ date: periodAttributes.date }, this);
    const day = dayShown(date, this.zone);
    return this.show(way === 'today' ? this.today : this.dayAfterTurn(day, way));
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    this.firstDayOfWeek = firstDayOfWeek(this._settings, this._language);
    for (const code of this.#colors.needed) code.load();
  }

  override render(): TemplateResult {
    const { _common: common, _display: display, retry } = this;
    const options = this.#options;
    return resultsFrame(this.results, {
      common,
      display,
      retry,
      loading: common?.loading,
      head: (status) =>
        periodHead(
          options
            ? [this.#renderToolbar(options), this.isAnswerBelow ? nothing : this.renderAnswer(options)]
            : toolbarSpace,
          status,
        ),
      status: ({ items }) => (this.results.current.isComplete ? this.#count(items, options!) : common!.loading),
      skeleton: () =>
        html`${common ? nothing : html`<div class="above">${toolbarSpace}</div>`}${this.renderSkeleton()}
        ${this.#colors.mayFollow ? legendSpace : nothing}`,
      pending: options && (() => this.#renderContent([], options)),
      success: ({ items }) => this.#renderContent(items, options!),
      around: (message) =>
        html`<div class="failed">
          <div class="fill">${this.renderDays([], options!)}</div>
          ${message}
        </div>`,
      empty: () => this.#renderContent([], options!),
    });
  }

  #renderContent(events: readonly CalendarEvent[], options: PeriodOptions): TemplateResult {
    return periodContent(this.renderDays(markEnded(events, this._display), options), this.#colors.legend(events));
  }

  /** The number of events and the way to others, once they are known: where filters leave some, or there are none. */
  protected renderAnswer(options: PeriodOptions): TemplateResult | typeof nothing {
    const { count } = this;
    if (count === undefined || (count && !this.isFiltered)) return nothing;
    return answer(this.answerWords(count, options), !count, this.nextStep?.(options));
  }

  protected answerWords(count: number, { common }: PeriodOptions): string {
    return count ? common.shown(1, count, count) : common.empty;
  }

  /** Whether the answer stands below the days, and not beside their name. */
  protected get isAnswerBelow(): boolean {
    return false;
  }

  /** The number of events of the days named, once all of them are there. */
  protected get count(): number | undefined {
    const { shown, status, isComplete } = this.results.current;
    const isKnown = (status === 'success' || status === 'empty') && isComplete && !this.results.isPending;
    return isKnown ? touching(shown.items, this.named, this._display).length : undefined;
  }

  protected get isFiltered(): boolean {
    const { per_page: _, ...filters } = periodFilters;
    return Object.keys({ ...filters, ...siftedAttributes }).some((name) => this._values[name] !== undefined);
  }

  #renderToolbar(options: PeriodOptions): TemplateResult {
    const toolbar = { ...options, ...this.navigationLabels(options), level: this.level, ...this.heading?.(options) };
    return periodToolbar(toolbar, (way) => {
      if (this.turn(way)) this._pressed = new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    });
  }

  /** The render options, once all of them have arrived. */
  get #options(): PeriodOptions | undefined {
    const { _common: common } = this;
    const { messages } = this.#messages;
    const isColored = this.#colors.needed.every(({ value }) => value !== undefined);
    return common && messages && isColored
      ? {
          common,
          messages,
          today: this.today,
          colors: this.#colors.value,
          openEvent: this._values.open_event as string | undefined,
        }
      : undefined;
  }

  #count(events: readonly CalendarEvent[], options: PeriodOptions): string {
    const { length } = touching(events, this.named, this._display);
    return periodStatus(this.navigationLabels(options).heading, length, options.common);
  }

  /** The days that the heading names, whose events are counted. */
  protected get named(): Period {
    return this.period;
  }

  /** The events on the days shown. */
  #present(all: readonly EventRepresentation[]): ListView<CalendarEvent> {
    const events = all.map(calendarEvent);
    if (events.length && this.#eventsZone === undefined) {
      const { today } = this;
      this.#eventsZone = commonZone(events, this._display);
      // The days have been requested by another clock.
      if (this.today !== today) queueMicrotask(() => this.requestUpdate());
    }
    return allOf(touching(events, this.period, this._display));
  }

  #optionsFor(period: Period): QueryOptions<EventRepresentation> {
    return listQueryOptions(
      planEventPeriod({ filters: this._values, settings: this._settings }, period, this.since),
      // Paints the events again only once all pages are there, because later ones would move those that are seen.
      { first: 1, last: Infinity, growth: Infinity },
      calendarEvent,
    );
  }

  /** Of the heading in the outline of the page. */
  protected get level(): number {
    const { heading_level: level } = this._values;
    return typeof level === 'number' ? level : periodAttributes.heading_level.default;
  }
}
