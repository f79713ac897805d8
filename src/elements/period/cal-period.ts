import { html, nothing, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import type { Period, QueryOptions } from '../../query/index.js';
import type { CalendarMessages, Messages } from '../../locale/index.js';
import { dayShown, firstDayOfWeek, listQueryOptions, periodFilters, planEventPeriod } from '../../query/index.js';
import type { EventRepresentation, FilterTable } from '../../schema/index.js';
import { occupiedDays, today } from '../../time/index.js';
import { CalResults } from '../base/cal-results.js';
import { allOf } from '../base/all-of.js';
import { ResultsController, type Shown } from '../base/results.js';
import { calendarEvent, type CalendarEvent } from '../../records/index.js';
import { emit } from '../base/events.js';
import { leavesFrame } from '../base/leaves-frame.js';
import { filterProperties, valuesOf, type FilterProperties } from '../base/attributes.js';
import type { ColorBy } from '../parts/color-by.js';
import { colorsOnDemand } from '../parts/colors-on-demand.js';
import type { EventColors } from '../parts/event-colors.js';
import { notice, type NextStep } from '../parts/notice.js';
import { periodToolbar, type ToolbarOptions, type Turn } from './period-toolbar.js';
import { frame } from '../parts/frame.js';
import { periodAttributes } from './period-attributes.js';
import { MessageController } from '../base/message-controller.js';

/** The options of rendering. */
export interface PeriodOptions {
  readonly messages: Messages;
  readonly bundle: CalendarMessages;
  /** Today in the visitor's zone, `YYYY-MM-DD`. */
  readonly today: string;
  readonly colors: EventColors | undefined;
}

/** Where the toolbar will be, once its messages are there. */
const toolbarRoom = html`<div class="toolbar"></div>`;

type Properties = FilterProperties<typeof periodFilters> & FilterProperties<typeof periodAttributes>;
export interface CalPeriod extends Properties {}

/**
 * All events of some days: it asks for all that touch them, keeps those before and after at hand, turns to them and reports its state;
 * subclasses render the days.
 *
 * @slot empty - Replaces the message that nothing was found.
 *
 * @parts colors
 * @csspart toolbar - The heading and the buttons that turn.
 * @csspart heading - The name of the days shown.
 * @csspart previous - The button to the days before.
 * @csspart next - The button to the days after.
 * @csspart today-button - The button to today.
 * @csspart empty - The message that nothing was found.
 * @csspart event - An event; also `category-` with the slug of each category.
 * @csspart bar - An event of whole days, together with `event`.
 * @csspart featured - A featured event, together with `event`.
 * @csspart has-begun - An event that began before the days shown, together with `event`.
 * @csspart goes-on - An event that continues after the days shown, together with `event`.
 * @csspart today - Today, together with the part of a day.
 *
 * @cssprop --cal-color-on-accent - Text on the accent.
 * @cssprop --cal-color-event - An event; may be set on parts such as `category-music`. The accent by default.
 * @cssprop --cal-color-category-music - What `color-by` colors: `category`, `venue` or `organizer`, and the slug of one of them; or `source`, and the address of a calendar, as in `--cal-color-source-town-example`.
 * @cssprop --cal-color-featured - Featured events.
 *
 * @cssstate empty - Nothing was found.
 *
 * @fires cal-empty - Nothing was found.
 * @fires cal-select - An event was chosen: `event`. Cancelable.
 * @fires cal-navigate - The reader turned to other days: `date`, and the `first` and `last` day shown. Cancelable.
 */
export abstract class CalPeriod extends CalResults<EventRepresentation, CalendarEvent> {
  static override properties: PropertyDeclarations = filterProperties({ ...periodFilters, ...periodAttributes });

  /** 1 (Monday) to 7 (Sunday). */
  protected firstDayOfWeek = 1;
  readonly #bundle = new MessageController(this, 'calendar');
  protected readonly results = new ResultsController<EventRepresentation, CalendarEvent>(this, this.internals, {
    read: () => this.#optionsFor(this.period),
    next: () => ([1, -1] as const).map((way) => this.#optionsFor(this.periodOf(this.dayAfterTurn(this.day, way)))),
    present: ({ items }) => this.#present(items),
    dependencies: () => [this.period.first, this.period.last, this.reader.timeZone, this.reader.timeDisplay],
    isReady: () => this.#options !== undefined,
  });
  readonly #colors = colorsOnDemand(this);

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

  /** The next step to offer when the days have no events. */
  protected nextStep?(options: PeriodOptions): NextStep | undefined;

  protected abstract renderDays(events: readonly CalendarEvent[], options: PeriodOptions): TemplateResult;

  protected abstract renderSkeleton(): TemplateResult;

  /** Own attributes of a subclass. */
  protected readonly viewAttributes: FilterTable = {};

  protected override get rows(): FilterTable {
    return { ...periodFilters, ...periodAttributes, ...this.viewAttributes };
  }

  /** The hour before which the end of an event belongs to the day before. */
  protected get nightEnd(): number {
    const { next_day_threshold: hour } = this.values;
    return typeof hour === 'number' ? hour : periodAttributes.next_day_threshold.default;
  }

  /** The day whose period is shown, `YYYY-MM-DD`. */
  protected get day(): string {
    return dayShown(this.values.date, this.reader.timeZone);
  }

  /** Whether all events are asked for that end in the period or after it, or only those that begin then. */
  protected get since(): 'ends_after' | 'starts_after' {
    return 'ends_after';
  }

  protected get period(): Period {
    return this.periodOf(this.day);
  }

  /** Today in the visitor's zone, `YYYY-MM-DD`. */
  protected get today(): string {
    return today(this.reader.timeZone, Date.now());
  }

  /** Shows the period that holds a day; `false` if the page prevents it. */
  protected show(date: string): boolean {
    if (!emit(this, 'cal-navigate', { date, ...this.periodOf(date) }, { cancelable: true })) return false;
    this.date = date;
    return true;
  }

  /** Turns to the days before or after those that were asked for last, which need not have been rendered yet. */
  protected turn(way: Turn): boolean {
    const { date } = valuesOf({ date: periodAttributes.date }, this);
    const day = dayShown(date, this.reader.timeZone);
    return this.show(way === 'today' ? this.today : this.dayAfterTurn(day, way));
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    this.firstDayOfWeek = firstDayOfWeek(this.settings, this.language);
    if (this.#colorBy !== 'none') this.#colors.need();
  }

  override render(): TemplateResult {
    const { messages, reader, retry } = this;
    const options = this.#options;
    return frame(this.results, {
      messages,
      reader,
      retry,
      loading: messages?.loading,
      head: (status) => [options ? this.#renderToolbar(options) : toolbarRoom, status],
      status: ({ items }) => (this.results.isComplete ? this.#count(items, options!) : messages!.loading),
      skeleton: () => html`${messages ? nothing : toolbarRoom}${this.renderSkeleton()}`,
      pending: options && (() => this.#renderContent([], options)),
      success: ({ items }) => this.#renderContent(items, options!),
      error: (error, message) =>
        leavesFrame(error, this.results)
          ? html`<div class="failed">
              <div>${this.renderDays([], options!)}</div>
              ${message}
            </div>`
          : undefined,
      empty: () => this.#renderContent([], options!, notice('empty', messages!.empty, messages!.emptyHint, this.nextStep?.(options!))),
    });
  }

  /** The days stay while the message comes and goes, and with them the focus. */
  #renderContent(events: readonly CalendarEvent[], options: PeriodOptions, message?: TemplateResult): TemplateResult {
    return html`${message ? html`<slot name="empty">${message}</slot>` : nothing} ${this.renderDays(events, options)}
    ${options.colors?.legend(events) ?? nothing}`;
  }

  #renderToolbar(options: PeriodOptions): TemplateResult {
    const { first, last } = this.period;
    const isAway = options.today < first || last < options.today;
    const toolbar = { ...options, ...this.navigationLabels(options), level: this.level, isAway, ...this.heading?.(options) };
    return periodToolbar(toolbar, (way) => {
      if (this.turn(way)) this.pressed = new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    });
  }

  /** What rendering takes, once all of it has arrived. */
  get #options(): PeriodOptions | undefined {
    const { messages } = this;
    const { messages: bundle } = this.#bundle;
    const isColored = this.#colorBy === 'none' || this.#colors.value !== undefined;
    return messages && bundle && isColored
      ? { messages, bundle, today: this.today, colors: this.#colors.value?.(this.#colorBy) }
      : undefined;
  }

  get #colorBy(): ColorBy {
    return (this.values.color_by as ColorBy | undefined) ?? periodAttributes.color_by.default;
  }

  #count(events: readonly CalendarEvent[], options: PeriodOptions): string {
    return `${this.navigationLabels(options).heading}: ${options.messages.shown(1, events.length, events.length)}`;
  }

  /** The events on the days shown. */
  #present(all: readonly EventRepresentation[]): Shown<CalendarEvent> {
    const { first, last } = this.period;
    const { timeZone, timeDisplay } = this.reader;
    const clock = timeDisplay === 'visitor' ? timeZone : undefined;
    const events = all.map(calendarEvent).filter(({ span }) => {
      const days = occupiedDays(span, clock);
      return days.first <= last && days.last >= first;
    });
    return allOf(events);
  }

  #optionsFor(period: Period): QueryOptions<EventRepresentation> {
    return listQueryOptions(
      planEventPeriod({ filters: this.values, settings: this.settings }, period, this.since),
      // What has been painted of them stays until all are there, because events that come between would move the others.
      { first: 1, last: Infinity, growth: Infinity },
      calendarEvent,
    );
  }

  /** Of the heading in the outline of the page, 1 to 6. */
  protected get level(): number {
    const { heading_level: level } = this.values;
    return typeof level === 'number' ? level : periodAttributes.heading_level.default;
  }
}
