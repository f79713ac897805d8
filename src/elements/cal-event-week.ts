import type { PropertyDeclarations, TemplateResult } from 'lit';
import { isPainted, periodOfWeek, type Period } from '../data/query/index.js';
import { onlyReadable, Unreadable, type FilterTable } from '../data/schema/index.js';
import { sameInputs } from '../data/memo/index.js';
import { addDays, dayItemsOf, daysFrom, daysName } from '../data/time/index.js';
import { CalPeriod, type PeriodOptions } from './period/cal-period.js';
import type { CalendarEvent } from '../data/records/index.js';
import { type Listen, emit } from './base/events.js';
import { define } from './base/define.js';
import { FocusKeeper } from './base/focus-keeper.js';
import { landmarkName } from './base/landmark-name.js';
import { Printing } from './base/printing.js';
import { WidthController } from './base/width-controller.js';
import { filterProperties, type FilterProperties } from './base/attributes.js';
import type { ToolbarOptions } from './period/period-toolbar.js';
import { periodStyles } from './period/period.styles.js';
import { weekGrid, weekSkeleton } from './period/week-grid.js';
import { eventByArrow } from './period/week-keys.js';
import {
  currentMinute,
  follow,
  listWidth,
  mostColumns,
  scrollToFirst,
  weekContent,
  weekLabels,
} from './period/week-view.js';
import { dayRoom, layWeek, type WeekLayout } from './period/week-layout.js';
import { numbersFrom } from './tables/period-attributes.js';
import { weekDefaults, weekAttributes, type WeekAttributes } from './tables/week-attributes.js';
import { planDay } from './period/agenda.js';
import { dayPopover } from './period/day-events.js';
import { popoverStyles } from './period/popover.styles.js';
import { Popovers } from './period/popovers.js';
import { EventPreview } from './period/preview.js';
import { followSwipe } from './period/swipe.js';
import { styles } from './period/cal-event-week.styles.js';

type Properties = FilterProperties<typeof weekAttributes>;
export interface CalEventWeek extends Properties {
  addEventListener: Listen<CalendarEvent, 'event'>;
}

const minuteLength = 60_000;

/**
 * An event stands at the time of its own clock, or of the visitor's with `time-display="visitor"`; all-day events, and
 * those longer than a day, stand above the hours. Where there is little room, an event stands beside the number of
 * those at the same time; in a narrow box three or four of more days are seen at once, and in a very narrow one they
 * become a list of days. It fills the height that a page gives it. Tab reaches every event, arrows lead from event to
 * event, Page Up and Page Down to other days, and so does a swipe. A click or Enter opens the preview of an event, a
 * card beside it; clicks that ask for another tab follow the link. The heading of a day shows that day alone, with a
 * way back.
 *
 * @summary Events between the hours of a week, a day, or any days up to seven.
 *
 * @example
 * <cal-event-week base-url="https://example.org/wp-json" slot-min="8" slot-max="20"></cal-event-week>
 * @picture cal-event-week.png A week: events between the hours of seven days
 *
 * @parts editing editing-days
 * @csspart grid - Days and hours.
 * @csspart axis - The hours at the side.
 * @csspart hour - The name of an hour.
 * @csspart column - A day; also `today`.
 * @csspart day-heading - The button with the name of a day; also `today`.
 * @csspart all-day - The events of whole days, above the hours.
 * @csspart block - An event between the hours, together with `event`.
 * @csspart short - An event with room for one line, together with `event`.
 * @csspart title - The title of an event.
 * @csspart time - The time of an event.
 * @csspart ended - The word that an event is over, where its day is not.
 * @csspart visitor-time - The same time on the visitor's clock.
 * @csspart venue - The venue, if there is room.
 * @csspart cost - The price, where a day is shown alone, if there is room.
 * @csspart excerpt - The first words of the description, where a day is shown alone, if there is room.
 * @csspart back - The button from a single day back to the days shown before, together with `button`.
 * @csspart more-events - The button that lists the events of a day for which there is no room.
 * @csspart popover - A box above the page; also `preview` or `day-popover`.
 * @csspart preview - The card of an event, beside it, together with `popover`.
 * @csspart preview-title - The title of the event in a preview.
 * @csspart facts - The time, venue and price of the event in a preview.
 * @csspart details - The link of a preview to the event's page, together with `button`.
 * @csspart day-popover - The box with the events of a day, together with `popover`.
 * @csspart list - The events of a day.
 * @csspart item - The box of one event.
 * @csspart close - The button that closes a box.
 * @csspart now - The line at the current time.
 *
 * @cssprop --cal-color-surface - Behind buttons; transparent by default.
 * @cssprop --cal-color-today - Behind today.
 * @cssprop --cal-hour-height - Height of an hour.
 * @cssprop --cal-week-height - Height of the hours visible at once, where the page gives the element no height; the
 * others are scrolled to. By default it follows the height of the window.
 *
 * @fires cal-day-select - A day was chosen: `date`. Cancelable: it is then not shown alone.
 * @fires cal-edit - An author is about to do something with an event, or to add one, where it is `editable`: `action`,
 * which is `add`, `edit`, `duplicate`, `move`, `publish`, `cancel`, `postpone`, `reinstate` or `delete`, and the
 * `event`, or the `date` of a new one. Cancelable: nothing is done then.
 */
export class CalEventWeek extends CalPeriod {
  static override styles = periodStyles(popoverStyles, styles);

  static override tables: readonly FilterTable[] = [weekAttributes];
  static override properties: PropertyDeclarations = filterProperties(this.tables);

  #layout: { readonly from: readonly unknown[]; readonly layout: WeekLayout } | undefined;
  /** The scroller that has been scrolled to its opening hour. */
  #opened: { readonly scroller: HTMLElement; readonly days: string } | undefined;
  readonly #popovers = new Popovers(this);
  readonly #preview = new EventPreview(this);
  /** The day whose events are listed above the page. */
  #listed: string | undefined;
  /** The number of days that were shown before a single one was chosen. */
  #daysBefore: { readonly days: WeekAttributes['days']; readonly given: CalEventWeek['days'] } | undefined;
  /** Finds the node that gets the focus after the next render. */
  #landing: (() => HTMLElement | null) | undefined;
  #nextMinute: ReturnType<typeof setTimeout> | undefined;
  readonly #sizes = new ResizeObserver(() => this.#open());
  readonly #width = new WidthController(this, { least: listWidth, step: 1 });
  readonly #printing = new Printing(this);

  constructor() {
    super();
    new FocusKeeper(this, () => {
      if (!this.#landing) this.#scroller?.focus();
    });
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#nextMinute);
    document.removeEventListener('visibilitychange', this.#passMinute);
    this.#sizes.disconnect();
  }

  protected override readValues(): Readonly<Record<string, unknown>> {
    const given = super.readValues();
    const { slot_min: min, slot_max: max } = { ...weekDefaults, ...given };
    const isReversed = typeof min === 'number' && typeof max === 'number' && max <= min;
    return { ...given, ...(isReversed && { slot_max: new Unreadable('choice', max, numbersFrom(min + 1, 24)) }) };
  }

  protected override periodOf(day: string): Period {
    return periodOfWeek(day, this.firstDayOfWeek, this.#options.days);
  }

  protected override dayAfterTurn(day: string, way: -1 | 1): string {
    return addDays(day, way * this.#options.days);
  }

  protected override navigationLabels({ messages }: PeriodOptions) {
    return weekLabels(this.period, this.#options.days, messages, this._display.locale);
  }

  protected override heading(): Partial<ToolbarOptions> {
    const before = this.#daysBefore;
    if (!before || this.#options.days > 1) return {};
    const days = daysFrom(this.day, before.days, this.firstDayOfWeek);
    return { back: { days: daysName(days[0]!, days.at(-1)!, this._display.locale), take: this.#goBack } };
  }

  protected override updated(): void {
    const target = this.#landing?.();
    if (target) {
      this.#landing = undefined;
      target.focus();
    }
    // Observing again reports the size without forcing a layout.
    this.#sizes.disconnect();
    const scroller = this.#scroller;
    if (scroller) this.#sizes.observe(scroller);
    clearTimeout(this.#nextMinute);
    document.removeEventListener('visibilitychange', this.#passMinute);
    if (this.isConnected && this.#daysFrom(this.day).includes(this.today)) {
      this.#nextMinute = setTimeout(this.#passMinute, minuteLength - (Date.now() % minuteLength));
    }
  }

  readonly #passMinute = (): void => {
    // A hidden page makes no requests, not even at midnight.
    if (document.hidden) document.addEventListener('visibilitychange', this.#passMinute, { once: true });
    else this.requestUpdate();
  };

  protected override renderDays(events: readonly CalendarEvent[], options: PeriodOptions): TemplateResult {
    const days = this.#daysFrom(this.day);
    const { _display: display } = this;
    const context = {
      ...options,
      display,
      choose: this.#preview.choose,
      isWaiting: this.results.current.isFetching && !events.length,
    };
    const grid = weekGrid(this.#lay(events, days), {
      ...context,
      days,
      nightEnd: this.nightEnd,
      isListed: this.#printing.isOn || (this.#width.isNarrow && days.length > mostColumns),
      currentMinute: this.#options.now_line ? currentMinute(events, display, this.zone, this.today) : undefined,
      headingLevel: this.level + 1,
      nameOf: (name) => landmarkName(name, this),
      chooseDay: days.length > 1 ? this.#chooseDay : undefined,
      listDay: this.#listDay,
      scrolled: ({ currentTarget }) => follow(currentTarget as HTMLElement),
      pressed: this.#press,
      touched: this.#swipe,
    });
    const listed = this.#listed ? planDay(dayItemsOf(events, display, this.nightEnd), this.#listed) : {};
    return weekContent(grid, {
      day: dayPopover(listed, context, this.level + 1, this.#popovers, this.#onListToggle),
      preview: this.#preview.render(options, display, this.level + 1),
    });
  }

  protected override renderSkeleton(): TemplateResult {
    const { slot_min: first, slot_max: end } = this.#options;
    const options = { display: this._display, today: this.today, hours: end - first };
    return weekSkeleton({ ...options, days: this.#daysFrom(this.day) });
  }

  #lay(events: readonly CalendarEvent[], days: readonly string[]): WeekLayout {
    const { slot_min: min, slot_max: max } = this.#options;
    const room = dayRoom(days.length, this.#width.ems);
    const from = [
      ...events,
      String(days),
      JSON.stringify(this._display),
      min,
      max,
      this.nightEnd,
      room.lanes,
      room.numberShare,
    ];
    if (!this.#layout || !sameInputs(this.#layout.from, from)) {
      this.#layout = { from, layout: layWeek(events, days, this._display, this.#options, this.nightEnd, room) };
    }
    return this.#layout.layout;
  }

  #daysFrom(day: string): string[] {
    return daysFrom(day, this.#options.days, this.firstDayOfWeek);
  }

  /** Unreadable values count as the defaults here; the query reports them. */
  get #options(): WeekAttributes {
    return { ...weekDefaults, ...(onlyReadable(this._values) as Partial<WeekAttributes>) };
  }

  get #scroller(): HTMLElement | null {
    return this.renderRoot.querySelector('.scroller');
  }

  /** Once the events of other days are there, scrolls to the first of them. */
  #open(): void {
    const scroller = this.#scroller;
    const days = String(this.#daysFrom(this.day));
    if (!scroller || !this.#layout || this.results.current.isFetching) return;
    if ((this.#opened?.scroller === scroller && this.#opened.days === days) || !scroller.clientHeight) return;
    // What has been painted before the element was there has been scrolled, too.
    const isScrolled = !this.#opened && isPainted(this);
    this.#opened = { scroller, days };
    if (!isScrolled) scrollToFirst(scroller, this.#layout.layout, this.matches(':dir(rtl)'));
  }

  /** Shows a single day; the way back leads to as many days as before. */
  readonly #chooseDay = (date: string): void => {
    if (!emit(this, 'cal-day-select', { date }, { cancelable: true })) return;
    const before = { days: this.#options.days, given: this.days };
    if (!this.show(date)) return;
    this.#daysBefore = before;
    this.days = 1;
    this.#landing = () =>
      this.renderRoot.querySelector<HTMLElement>(`#day-${date} + ol :not(.list-only) > .event`) ?? this.#scroller;
  };

  readonly #goBack = (): void => {
    const { day } = this;
    this.days = this.#daysBefore?.given;
    this.#daysBefore = undefined;
    this.#landing = () => this.renderRoot.querySelector<HTMLElement>(`button[data-date="${day}"]`);
  };

  readonly #listDay = ({ currentTarget }: Event, date: string): void => {
    this.#listed = date;
    this.#popovers.open('day', currentTarget as HTMLElement);
  };

  readonly #onListToggle = (): void => {
    if (this.#popovers.hasClosed('day')) this.#listed = undefined;
  };

  readonly #swipe = (down: PointerEvent): void => {
    const { scrollWidth = 0, clientWidth = 0 } = this.#scroller ?? {};
    // Days that are scrolled sideways go with the finger.
    if (scrollWidth <= clientWidth) followSwipe(down, (way) => this.turn(way));
  };

  #press = (press: KeyboardEvent): void => {
    if (press.defaultPrevented || press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return;
    if (press.key === 'PageUp' || press.key === 'PageDown') {
      press.preventDefault();
      if (this.turn(press.key === 'PageUp' ? -1 : 1)) this.#scroller?.focus();
      return;
    }
    const next =
      press.key.startsWith('Arrow') && eventByArrow(press.target as Element, press.key, this.matches(':dir(rtl)'));
    if (!next) return;
    press.preventDefault();
    next.focus();
  };
}

define('cal-event-week', CalEventWeek);

declare global {
  interface HTMLElementTagNameMap {
    'cal-event-week': CalEventWeek;
  }
}
