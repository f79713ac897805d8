import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import type { CalError, Period, QueryOptions } from '../../query/index.js';
import type { CalendarMessages, Messages } from '../../locale/index.js';
import { listQueryOptions, planEventPeriod, QueryController, type Settings } from '../../query/index.js';
import type { EventRepresentation, FilterTable, ReadFilters } from '../../schema/index.js';
import { occupiedDays, today, weekOf } from '../../time/index.js';
import { CalElement, setStates } from '../base/cal-element.js';
import { calendarEvent, type CalendarEvent } from '../../records/index.js';
import { emit, emitError } from '../base/events.js';
import { filterProperties, valuesOf, type FilterProperties } from '../base/attributes.js';
import { notice, type NextStep } from '../parts/notice.js';
import { periodToolbar, type ToolbarOptions, type Turn } from './period-toolbar.js';
import { errorNotice, staleNotice } from '../parts/problems.js';
import { periodFilters, periodAttributes } from './period-attributes.js';
import { MessageController } from '../base/message-controller.js';

/** What is painted with. */
export interface PeriodOptions {
  readonly words: Messages;
  readonly phrases: CalendarMessages;
  /** `YYYY-MM-DD` where the reader is. */
  readonly today: string;
}

/** The years that have four digits, with a year to spare on each side. */
const [earliest, latest] = ['0002-01-01', '9998-12-31'];

type Properties = FilterProperties<typeof periodFilters> & FilterProperties<typeof periodAttributes>;
export interface CalPeriod extends Properties {}

/**
 * All events of some days: it asks for all that touch them, keeps those before and after at hand, turns to them and reports its state;
 * subclasses render the days.
 *
 * @slot empty - Replaces the message that nothing was found.
 *
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
 * @cssprop --cal-color-featured - Featured events.
 *
 * @cssstate empty - Nothing was found.
 *
 * @fires cal-empty - Nothing was found.
 * @fires cal-select - An event was chosen: `event`. Cancelable.
 * @fires cal-navigate - The reader turned to other days: `date`, and the `first` and `last` day shown. Cancelable.
 */
export abstract class CalPeriod extends CalElement {
  static override properties: PropertyDeclarations = filterProperties({ ...periodFilters, ...periodAttributes });

  readonly #bundle = new MessageController(this, 'calendar');
  readonly #query = new QueryController<EventRepresentation>(this, () => this.#readOptions(0));
  #told: { events?: readonly CalendarEvent[] | undefined; error?: CalError | undefined; isFetching?: boolean } = {};
  /** The events last found, and from what. */
  #known: { readonly from: readonly unknown[]; readonly events: readonly CalendarEvent[] } = { from: [], events: [] };

  constructor() {
    super();
    for (const way of [1, -1] as const) new QueryController<EventRepresentation>(this, () => this.#readOptions(way));
  }

  /** The days that hold this one. */
  protected abstract periodOf(day: string): Period;

  /** The day to show after turning back or forth once. */
  protected abstract dayAfterTurn(day: string, way: -1 | 1): string;

  /** Names of the period and of the buttons that turn. */
  protected abstract phrasesOf(look: PeriodOptions): { readonly heading: string; readonly previous: string; readonly next: string };

  /** A heading that does more than say the name, and what stands beside it. */
  protected heading?(look: PeriodOptions): Pick<ToolbarOptions, 'heading' | 'picker'>;

  /** The next step to offer when the days have no events. */
  protected nextStep?(look: PeriodOptions): NextStep | undefined;

  protected abstract renderDays(events: readonly CalendarEvent[], look: PeriodOptions): TemplateResult;

  protected abstract renderSkeleton(): TemplateResult;

  /** Attributes of the heirs' own. */
  protected readonly look: FilterTable = {};

  /** What the attributes say beside the filters. */
  protected get sugar(): ReadFilters<FilterTable> {
    return valuesOf({ ...periodAttributes, ...this.look }, this);
  }

  /** The day whose period is shown, `YYYY-MM-DD`. */
  protected get day(): string {
    const { date } = valuesOf(periodAttributes, this);
    const day = typeof date === 'string' ? date : this.today;
    return day < earliest ? earliest : day > latest ? latest : day;
  }

  protected get period(): Period {
    return this.periodOf(this.day);
  }

  /** `YYYY-MM-DD` where the reader is. */
  protected get today(): string {
    return today(this.reader.timeZone, Date.now());
  }

  /** 1 (Monday) to 7 (Sunday). */
  protected get firstDayOfWeek(): number {
    const { first_day: firstDay } = this.settings as Settings;
    return typeof firstDay === 'number' ? firstDay : weekOf(this.language).firstDay;
  }

  /** Whether the events of the period are on their way. */
  protected get isFetching(): boolean {
    return this.#query.state.isFetching;
  }

  /** Asks for the events shown anew. */
  refresh(): Promise<void> {
    return this.#query.refetch();
  }

  /** Shows the period that holds a day; `false` if the page prevents it. */
  protected show(date: string): boolean {
    if (!emit(this, 'cal-navigate', { date, ...this.periodOf(date) }, { cancelable: true })) return false;
    this.date = date;
    return true;
  }

  /** Turns to the days before or after. */
  protected turn(way: Turn): boolean {
    return this.show(way === 'today' ? this.today : this.dayAfterTurn(this.day, way));
  }

  protected override updated(): void {
    const { error, isFetching, staleSince } = this.#query.state;
    const events = isFetching ? undefined : this.#events;
    const told = this.#told;
    this.#told = { events: events ?? told.events, error, isFetching };
    setStates(this.internals, {
      loading: isFetching && !this.#events?.length,
      empty: events?.length === 0 && !error,
      error: Boolean(error) && staleSince === undefined,
      stale: staleSince !== undefined,
    });
    // Once this update is over, so that listeners may ask for the next.
    queueMicrotask(() => this.#tell(told));
  }

  override render(): TemplateResult {
    const { words } = this;
    const { messages: phrases } = this.#bundle;
    const { error, isFetching, staleSince } = this.#query.state;
    const events = this.#events;
    const isWaiting = !words || !phrases || (!events && !error);
    const look = words && phrases && { words, phrases, today: this.today };
    return html`
      <div part="base ${isFetching && events ? 'busy' : ''}" class="base" aria-busy=${isFetching}>
        <slot name="header"></slot>
        ${look ? this.#renderToolbar(look) : nothing}
        <p part="status" class="unseen" role="status">
          ${isFetching || isWaiting ? words?.loading : look && events ? this.#count(events, look) : nothing}
        </p>
        ${
          isWaiting || !look
            ? html`<slot name="loading"><slot>${this.renderSkeleton()}</slot></slot>`
            : [
                staleSince === undefined ? nothing : staleNotice(staleSince, words, this.reader, this.#retry),
                error && staleSince === undefined ? errorNotice(error, words, this, this.#retry) : nothing,
                events?.length === 0 && !isFetching && !error
                  ? html`<slot name="empty">${notice('empty', words.empty, words.emptyHint, this.nextStep?.(look))}</slot>`
                  : nothing,
                events?.length || !error ? this.renderDays(events ?? [], look) : html`<slot></slot>`,
              ]
        }
        <slot name="footer"></slot>
      </div>
    `;
  }

  #renderToolbar(look: PeriodOptions): TemplateResult {
    const toolbar = { ...look, ...this.phrasesOf(look), level: this.level, ...this.heading?.(look) };
    return periodToolbar(toolbar, (way) => this.turn(way));
  }

  #count(events: readonly CalendarEvent[], look: PeriodOptions): string {
    return `${this.phrasesOf(look).heading}: ${look.words.shown(1, events.length, events.length)}`;
  }

  /**
   * The events that stand on the days shown; `undefined` until the first answer. What has been painted of them stays until all are there:
   * painting each page as it comes would cost more than all of them at once.
   */
  get #events(): readonly CalendarEvent[] | undefined {
    const { view } = this.#query.state;
    if (!view) return undefined;
    const { first, last } = this.period;
    const { timeZone, timeDisplay } = this.reader;
    const from = [first, last, timeZone, timeDisplay, view];
    const { from: before, events: known } = this.#known;
    const isPainted = known.length > 0 && this.isFetching && before.slice(0, -1).every((value, index) => value === from[index]);
    if (!isPainted && from.some((value, index) => value !== before[index])) {
      const clock = timeDisplay === 'visitor' ? timeZone : undefined;
      const events = view.items.map(calendarEvent).filter(({ span }) => {
        const days = occupiedDays(span, clock);
        return days.first <= last && days.last >= first;
      });
      this.#known = { from, events };
    }
    return this.#known.events;
  }

  /** Asks for the days shown or, once these are there, for the days before or after. */
  #readOptions(way: -1 | 0 | 1): QueryOptions<EventRepresentation> | undefined {
    if (way !== 0 && (this.#query.state.isFetching || this.#query.state.error)) return undefined;
    const filters = { ...valuesOf(periodFilters, this), ...this.sugar };
    const period = way === 0 ? this.period : this.periodOf(this.dayAfterTurn(this.day, way));
    return listQueryOptions(planEventPeriod({ filters, settings: this.settings }, period), { first: 1, last: Infinity }, calendarEvent);
  }

  /** Of the heading in the outline of the page, 1 to 6. */
  protected get level(): number {
    const { heading_level: level } = valuesOf(periodAttributes, this);
    return typeof level === 'number' ? level : periodAttributes.heading_level.default;
  }

  #retry = (): void => void this.refresh();

  /** Tells the page what has changed since. */
  #tell(before: { events?: readonly CalendarEvent[] | undefined; error?: CalError | undefined; isFetching?: boolean }): void {
    const { events, error, isFetching } = this.#told;
    if (isFetching && !before.isFetching) emit(this, 'cal-load', {});
    if (events && events !== before.events) {
      const { length } = events;
      if (length) emit(this, 'cal-data', { items: events, from: 1, to: length, total: length, pages: 1 });
      else if (!error) emit(this, 'cal-empty', {});
    }
    if (error && error !== before.error) emitError(this, error, this.#retry);
  }
}
