import { html, nothing, type PropertyDeclarations, type TemplateResult } from 'lit';
import { sameInputs } from '../data/memo/index.js';
import { isSifted, periodOfMonth, type Period } from '../data/query/index.js';
import type { FilterTable } from '../data/schema/index.js';
import {
  addDays,
  lastOfMonth,
  monthName,
  monthOf,
  shortDay,
  sameDay,
  dayItemsOf,
  weekOf,
  yearOf,
  type MonthWeek,
  type DayItem,
} from '../data/time/index.js';
import { CalPeriod, type PeriodOptions } from './period/cal-period.js';
import type { CalendarEvent } from '../data/records/index.js';
import { type Listen, emit } from './base/events.js';
import { define } from './base/define.js';
import { emitDayShown } from './period/day-shown.js';
import { OnDemand } from './base/on-demand.js';
import { FocusKeeper } from './base/focus-keeper.js';
import { filterProperties, type FilterProperties } from './base/attributes.js';
import { Printing } from './base/printing.js';
import { WidthController } from './base/width-controller.js';
import { monthDefaults, monthAttributes, type MonthAttributes } from './tables/month-attributes.js';
import { planDay } from './period/agenda.js';
import { AgendaView } from './period/agenda-view.js';
import { chosenDay, dayPopover } from './period/day-events.js';
import type { PeriodRenderContext } from './period/event-box.js';
import { dayAt, followKey, numberOf } from './parts/month-keys.js';
import { turnPaper } from './period/landscape.js';
import { hasSecondDays } from './period/month-grid.js';
import { monthPicker, pickerButton } from './period/month-picker.js';
import { monthSkeleton } from './period/month-skeleton.js';
import {
  belowMonth,
  gridWidth,
  linesIn,
  monthContent,
  monthDays,
  monthLabels,
  numberedWeeks,
} from './period/month-view.js';
import { NearestEvents } from './period/nearest-events.js';
import type { NextStep } from './base/errors/notices.js';
import type { Turn } from './period/period-toolbar.js';
import { popoverStyles } from './period/popover.styles.js';
import { Popovers } from './period/popovers.js';
import { EventPreview } from './period/preview.js';
import { followSwipe } from './period/swipe.js';
import { skeleton } from './cards/skeleton.js';
import { periodStyles } from './period/period.styles.js';
import { styles } from './period/cal-event-month.styles.js';

export interface CalEventMonth extends FilterProperties<typeof monthAttributes> {
  addEventListener: Listen<CalendarEvent, 'event'>;
}

/**
 * The keyboard follows the ARIA grid pattern: arrow keys go from day to day, Home and End to the ends of a week, Page
 * Up and Page Down to other months, with Shift to other years. Enter or Space chooses the day: its events are listed in
 * a box above the page, which Escape closes. Tab goes on to the events on that day, and then leaves the grid, so that a
 * full month is quick to pass; F2 leads to them too, the arrows up and down from one to the next, and Escape back to
 * the day. A click or Enter opens the preview of an event, a card beside it; clicks that ask for another tab follow the
 * link.
 *
 * Each event stands on the days of its own clock, or of the visitor's with `time-display="visitor"`. All-day events
 * never move. The weeks fill the height that a page gives the element. An event that ends before six in the morning
 * stays on its evening (`next-day-threshold`).
 *
 * @summary A month of events: a grid, in narrow boxes a small month above the events of a day; an agenda, or a mini
 * month to pick a day.
 *
 * @example
 * <cal-event-month base-url="https://example.org/wp-json" week-numbers></cal-event-month>
 * @picture month.png A month: days with events, and bars over several days
 *
 * @parts card event-card event-time editing editing-days
 * @csspart month-button - The name of the month, as the button that offers other months.
 * @csspart month - The grid.
 * @csspart weekdays - The row of weekdays.
 * @csspart weekday - The name of a weekday.
 * @csspart week - A week.
 * @csspart week-number - The number of a week.
 * @csspart day - A day; also `today`, `before-today`, `outside`, `weekend`, `selected` or `open`, or `void` where it is
 * not shown.
 * @csspart before-today - A day before today, together with `day`.
 * @csspart outside - A day of another month, together with `day`.
 * @csspart weekend - A day of the weekend, together with `day`.
 * @csspart selected - The day picked in a mini month, together with `day`.
 * @csspart open - The day whose events are listed, together with `day`.
 * @csspart void - A day that is not shown, together with `day`.
 * @csspart day-number - The number of a day.
 * @csspart second-day - The day in the calendar beside the Gregorian one, where `calendar` sets one.
 * @csspart moment - An event of one day with a time, together with `event`.
 * @csspart event-time - The time at which an event begins.
 * @csspart event-title - The title of an event.
 * @csspart more-events - The button that lists the events for which there is no room.
 * @csspart dots - The dots of a day in a small month: one for one event, two for some, three for many.
 * @csspart dot - A dot; also `category-` with the slug of each category of its event, or `ongoing` where events only
 * run through the day.
 * @csspart chosen-day - The day chosen in a small month, with its events.
 * @csspart ongoing-list - The events that run over several days, in a line each.
 * @csspart ongoing - An event of that list, together with `event`; or a dot, together with `dot`.
 * @csspart earlier - The button of an agenda that shows the days before today, together with `button`.
 * @csspart agenda - The agenda.
 * @csspart agenda-day - A day of the agenda; also `today`.
 * @csspart agenda-date - The date of a day of the agenda.
 * @csspart agenda-weekday - The weekday of a day of the agenda.
 * @csspart popover - A box above the page; also `preview`, `day-popover` or `picker`.
 * @csspart preview - The card of an event, beside it, together with `popover`.
 * @csspart preview-title - The title of the event in a preview.
 * @csspart facts - The time, venue and price of the event in a preview.
 * @csspart details - The link of a preview to the event's page, together with `button`.
 * @csspart day-popover - The box with the events of a day, together with `popover`.
 * @csspart day-heading - The heading of the box with the events of a day, together with `heading`.
 * @csspart picker - The box that offers months, together with `popover`.
 * @csspart close - The button that closes a box.
 * @csspart year - The year whose months are offered.
 * @csspart month-choice - A month that is offered; also `current` or `today`.
 * @csspart current - The month shown, together with `month-choice`.
 * @csspart list - The events of a day.
 * @csspart item - The box of one event.
 *
 * @cssprop --cal-color-surface - Behind cards and buttons; transparent by default.
 *
 * @fires cal-day-select - A day was chosen: `date`. Cancelable: its events are then not listed, nor is it marked.
 * @fires cal-edit - An author is about to do something with an event, or to add one, where it is `editable`: `action`,
 * which is `add`, `edit`, `duplicate`, `move`, `publish`, `cancel`, `postpone`, `reinstate` or `delete`, and the
 * `event`, or the `date` of a new one. Cancelable: nothing is done then.
 */
export class CalEventMonth extends CalPeriod {
  static override styles = periodStyles(popoverStyles, styles);

  static override tables: readonly FilterTable[] = [monthAttributes];
  static override properties: PropertyDeclarations = filterProperties(this.tables);

  readonly #nearest = new NearestEvents(this, () => {
    const { count } = this;
    const isAsked = this.results.current.status === 'empty' || (count !== undefined && this.isFiltered);
    // The server cannot tell which of the nearest events would be shown.
    if (!isAsked || isSifted(this._values) || this.#nextShown) return undefined;
    return { filters: this._values, settings: this._settings, period: this.named, isEmpty: !count };
  });
  readonly #agenda = new AgendaView(this, () => {
    this.date = this.#month;
    this.#isLanding = true;
  });
  /** The day whose events are listed above the page. */
  #open: string | undefined;
  /** The first day of the year whose months are offered, where it is another than the one shown. */
  #pickerYear: string | undefined;
  /** In print nothing can be opened: all events are laid out. */
  readonly #width = new WidthController(this, { least: gridWidth });
  readonly #printing = new Printing(this, (isOn) => turnPaper(this, isOn && this.#layout === 'grid'));
  readonly #popovers = new Popovers(this);
  readonly #preview = new EventPreview(this);
  readonly #second = new OnDemand(this, async () => (await import('./period/second-days.js')).secondDaysIn(this));
  #placed: {
    readonly events: readonly CalendarEvent[];
    readonly threshold: number;
    readonly items: readonly DayItem<CalendarEvent>[];
  } = { events: [], threshold: 0, items: [] };
  /** Whether the focus goes to the day, once it is there. */
  #isLanding = false;
  /** Whether a small month has been turned to, whose first day with events is chosen once they are there. */
  #isTurned = false;
  constructor() {
    super();
    new FocusKeeper(this, () => (this.#isLanding = true));
  }

  protected override updated(): void {
    // The focus moves later if the day is not rendered yet.
    if (this.#isLanding) this.#land();
    if (this.#layout === 'agenda') this.#agenda.paintMore();
    if (this.#isTurned && this.results.current.isComplete) queueMicrotask(() => this.#chooseFirst());
  }

  /** In an agenda, today is scrolled to. */
  protected override turn(way: Turn): boolean {
    if (way === 'today' && this.#layout === 'agenda') this.#isLanding = true;
    const isTurned = super.turn(way);
    this.#isTurned = isTurned && way !== 'today' && this.#layout === 'small';
    return isTurned;
  }

  protected periodOf(day: string): Period {
    return periodOfMonth(day, this.firstDayOfWeek, this.#locale);
  }

  /** The days around the month are not counted. */
  protected override get named(): Period {
    return { first: this.#month, last: lastOfMonth(this.#month, this.#locale) };
  }

  protected override get since() {
    return this.#layout === 'agenda' && this.#attributes.ongoing === 'hide' ? 'starts_after' : 'ends_after';
  }

  protected dayAfterTurn(day: string, way: -1 | 1): string {
    const date = sameDay(day, way, this.#locale);
    return this.#layout === 'small' ? this.#beginning(monthOf(date, this.#locale)) : date;
  }

  protected navigationLabels({ messages }: PeriodOptions) {
    return monthLabels(this.#month, messages, this._display.locale);
  }

  protected override heading(options: PeriodOptions) {
    const { locale } = this._display;
    const { messages, today } = options;
    const year = this.#pickerYear ?? yearOf(this.#month, locale);
    return {
      heading: pickerButton(this.navigationLabels(options).heading, messages),
      picker: monthPicker({ messages, locale, year, month: this.#month, today }, this.#pickerHandlers),
    };
  }

  protected override nextStep({ messages, today }: PeriodOptions): NextStep | undefined {
    const next = this.#nextShown;
    const nearest = next ? { date: next, isLater: true } : this.#nearest.day;
    if (!nearest) return undefined;
    const { date, isLater } = nearest;
    const label = isLater ? messages.nextEvents : messages.previousEvents;
    return {
      label: label(shortDay(date, this._display.locale, today)),
      take: () => {
        if (!this.show(date)) return;
        this.#isLanding = true;
      },
    };
  }

  protected override answerWords(count: number, { common, messages }: PeriodOptions): string {
    return count
      ? messages.eventsIn(common.shown(1, count, count), monthName(this.#month, this._display.locale))
      : messages.emptyMonth;
  }

  protected override get isAnswerBelow(): boolean {
    return this.#layout === 'small' || this.#layout === 'mini';
  }

  /**
   * The day of the first event after the month among those that are there already, because its last week goes on into
   * the next one.
   */
  get #nextShown(): string | undefined {
    const items = dayItemsOf(this.results.current.shown?.items ?? [], this._display, this.nightEnd);
    const later = items.map(({ first }) => first).filter((first) => first > this.named.last);
    return later.sort()[0];
  }

  protected renderSkeleton(): TemplateResult {
    const layout = this.#layout;
    if (layout === 'agenda') return skeleton('compact', 30);
    const { locale } = this._display;
    const options = {
      weeks: this.#weeks,
      locale,
      month: this.#month,
      today: this.today,
      isNumbered: this.#attributes.week_numbers !== 'none',
      isSmall: layout !== 'grid',
    };
    return html`${monthSkeleton(options)}${layout === 'small' ? html`<div class="chosen-day waiting">${skeleton('compact')}</div>` : nothing}`;
  }

  protected renderDays(events: readonly CalendarEvent[], periodOptions: PeriodOptions): TemplateResult {
    const { choose } = this.#preview;
    const { day, level, _display: display } = this;
    const layout = this.#layout;
    const context = {
      ...periodOptions,
      display,
      choose,
      isWaiting: this.results.current.isFetching || !this.results.current.isComplete,
    };
    const placed = this.#placed;
    if (!sameInputs(events, placed.events) || placed.threshold !== this.nightEnd) {
      this.#placed = { events, threshold: this.nightEnd, items: dayItemsOf(events, display, this.nightEnd) };
    }
    const { items } = this.#placed;
    const below =
      layout === 'small'
        ? belowMonth(
            chosenDay(planDay(items, day), context, level + 1, this.renderAnswer(periodOptions)),
            this.#swipeDays,
          )
        : layout === 'mini'
          ? this.renderAnswer(periodOptions)
          : nothing;
    return monthContent(
      layout === 'agenda' ? this.#renderAgenda(context) : this.#renderGrid(context),
      {
        day: dayPopover(
          this.#open ? planDay(items, this.#open) : {},
          context,
          level + 1,
          this.#popovers,
          this.#onDayToggle,
        ),
        preview: this.#preview.render(context, display, level + 1),
      },
      below,
    );
  }

  #renderGrid(display: PeriodRenderContext): TemplateResult {
    const { max_per_day: most, outside_days: isOutsideShown, week_numbers: numbering, selected } = this.#attributes;
    const { day } = this;
    const layout = this.#layout;
    if (hasSecondDays(this._display.locale)) this.#second.load();
    const isMini = layout !== 'grid';
    const options = {
      ...display,
      weeks: this.#weeks,
      items: this.#placed.items,
      day,
      selected: layout === 'small' ? day : selected,
      open: this.#open,
      isMini,
      isOutsideShown,
      lines: isMini || this.#printing.isOn ? Infinity : (most ?? linesIn(this, this.#weeks)),
      isNumbered: numbering !== 'none',
      weekend: weekOf(this._language).weekend,
      second: this.#second.value,
    };
    return monthDays(options, this.#gridHandlers);
  }

  #renderAgenda(context: PeriodRenderContext): TemplateResult {
    const { items } = this.#placed;
    const days = this.#weeks.flatMap((week) => week.days).filter((date) => monthOf(date, this.#locale) === this.#month);
    return this.#agenda.render({
      ...context,
      days,
      items,
      ongoing: this.#attributes.ongoing,
      isPrinting: this.#printing.isOn,
      level: this.level + 1,
    });
  }

  get #attributes(): MonthAttributes {
    return { ...monthDefaults, ...(this._values as Partial<MonthAttributes>) };
  }

  /** Its months are shown. */
  get #locale(): string {
    return this._display.locale;
  }

  /** The first day of the month, `YYYY-MM-DD`. */
  get #month(): string {
    return monthOf(this.day, this.#locale);
  }

  get #weeks(): MonthWeek[] {
    return numberedWeeks(this.#month, this.firstDayOfWeek, this.#attributes.week_numbers, this.#locale);
  }

  /** How the month looks, by what is wanted and by the room: `small` is a mini month above the events of the day. */
  get #layout(): 'grid' | 'agenda' | 'mini' | 'small' {
    const { layout } = this.#attributes;
    if (layout !== 'auto') return layout;
    return !this.#width.isNarrow ? 'grid' : this.#printing.isOn ? 'agenda' : 'small';
  }

  /** Lists the events of a day, or marks it in a mini month. */
  #choose(date: string): void {
    if (!emit(this, 'cal-day-select', { date }, { cancelable: true })) return;
    const layout = this.#layout;
    if (layout === 'mini') this.selected = date;
    if (layout !== 'grid') return this.#go(date);
    const { items, ongoing } = planDay(this.#placed.items, date);
    if (!items.length && !ongoing.length) return;
    this.#open = date;
    const cell = this.renderRoot.querySelector<HTMLElement>(`[data-date="${date}"]`)!;
    this.#popovers.open('day', (this.shadowRoot?.activeElement as HTMLElement | null) ?? numberOf(cell)!);
  }

  /** Moves the focus to a day, in another month if need be. */
  #go(date: string): void {
    if (monthOf(date, this.#locale) === this.#month) this.#showDay(date);
    else if (!this.show(date)) return;
    this.#isLanding = true;
    this.requestUpdate();
  }

  /**
   * Goes to another day of the month, which is no turn that a page could prevent; a calendar around the month follows.
   */
  #showDay(date: string): void {
    this.date = date;
    emitDayShown(this, date);
  }

  /** The day of a month to begin with: today, or the first. */
  #beginning(month: string): string {
    return month === monthOf(this.today, this.#locale) ? this.today : month;
  }

  /** Chooses the first day with events, unless the visitor was faster, or today is there. */
  #chooseFirst(): void {
    this.#isTurned = false;
    const { day } = this;
    const dates = this.#weeks.flatMap(({ days }) => days).filter((date) => monthOf(date, this.#locale) === this.#month);
    const first = dates.find((date) => this.#placed.items.some((item) => item.first <= date && date <= item.last));
    if (first && day === dates[0] && day !== this.today) this.#showDay(first);
  }

  #land(): void {
    const one = (selector: string) => this.renderRoot.querySelector<HTMLElement>(selector);
    const days = [...this.renderRoot.querySelectorAll<HTMLElement>('[data-agenda-date]')];
    const day = days.find(({ dataset }) => dataset.agendaDate! >= this.day);
    const target = day ?? one('.number[tabindex="0"]') ?? one('.notice button');
    if (!target) return;
    this.#isLanding = false;
    if (day) day.scrollIntoView({ block: 'start' });
    target.focus({ preventScroll: Boolean(day) });
  }

  readonly #onDayToggle = (): void => {
    if (this.#popovers.hasClosed('day')) this.#open = undefined;
  };

  readonly #swipeMonths = (down: PointerEvent): void => {
    if (this.#layout === 'small') followSwipe(down, (way) => this.turn(way));
  };

  readonly #swipeDays = (down: PointerEvent): void =>
    followSwipe(down, (way) => {
      const date = addDays(this.day, way);
      if (monthOf(date, this.#locale) === this.#month) this.#showDay(date);
      else this.show(date);
    });

  readonly #pickerHandlers = {
    turnYear: (years: -1 | 1) => {
      this.#pickerYear = sameDay(this.#pickerYear ?? yearOf(this.#month, this.#locale), years * 12, this.#locale);
      this.requestUpdate();
    },
    pick: (month: string) => {
      this.#popovers.close('picker');
      this.#isTurned = this.show(this.#beginning(month)) && this.#layout === 'small';
    },
    onToggle: () => {
      const button = this.renderRoot.querySelector<HTMLElement>('.month-button')!;
      if (this.#popovers.hasClosed('picker', button)) this.#pickerYear = undefined;
    },
  };

  readonly #onClick = ({ target }: MouseEvent): void => {
    const isEvent = (target as Element).closest('.event');
    const date = isEvent ? undefined : dayAt(target)?.dataset.date;
    if (date) this.#choose(date);
  };

  /** Of the events of all days only those of one can be reached by Tab: those of the day that had the focus last. */
  readonly #onFocus = ({ target }: FocusEvent): void => {
    const date = dayAt(target)?.dataset.date;
    if (date && date !== this.day && monthOf(date, this.#locale) === this.#month) this.#showDay(date);
  };

  readonly #gridHandlers = {
    click: this.#onClick,
    keydown: (event: KeyboardEvent): void => followKey(event, this.#weeks, this.#locale, (date) => this.#go(date)),
    focusin: this.#onFocus,
    pointerdown: this.#swipeMonths,
  };
}

define('cal-event-month', CalEventMonth);

declare global {
  interface HTMLElementTagNameMap {
    'cal-event-month': CalEventMonth;
  }
}
