import { html, type PropertyDeclarations, type PropertyValues, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { listQueryOptions, planList, QueryController, type Period, type QueryOptions } from '../query/index.js';
import { eventFilters, type EventRepresentation } from '../schema/index.js';
import {
  addMonths,
  layWeeks,
  monthHeading,
  monthOf,
  sameDay,
  dayItemsOf,
  weekOf,
  weeksOfMonth,
  type MonthWeek,
  type DayItem,
} from '../time/index.js';
import { CalPeriod, type PeriodOptions } from './period/cal-period.js';
import { calendarEvent, type CalendarEvent } from '../records/index.js';
import { define } from './base/define.js';
import { emit } from './base/events.js';
import { filterProperties, valuesOf, type FilterProperties } from './base/attributes.js';
import { monthDefaults, monthAttributes, type MonthAttributes } from './period/month-attributes.js';
import { agendaDay, dayPopover } from './period/day-events.js';
import type { MonthRenderContext } from './period/month-event.js';
import { monthGrid, type MonthGridOptions } from './period/month-grid.js';
import { dayByKey } from './period/month-keys.js';
import { monthPicker, pickerButton } from './period/month-picker.js';
import { monthSkeleton } from './period/month-skeleton.js';
import type { NextStep } from './parts/notice.js';
import { skeleton } from './parts/skeleton.js';
import { toolbarStyles } from './period/period-toolbar.styles.js';
import { periodFilters } from './period/period-attributes.js';
import { shared } from './base/shared.styles.js';
import { styles as eventStyles } from './parts/event-cards.styles.js';
import { styles } from './period/cal-event-month.styles.js';

/** Narrower than so many times its own font size, a month is an agenda. */
const gridWidth = 36;

/** So many events are added to an agenda at a time, that none of the steps is felt. */
const agendaStep = 40;

// eslint-disable-next-line @typescript-eslint/no-empty-object-type, @typescript-eslint/no-unsafe-declaration-merging -- the table's properties
export interface CalEventMonth extends FilterProperties<typeof monthAttributes> {}

/**
 * The keyboard follows the ARIA grid pattern: arrow keys go from day to day, Home and End to the ends of a week, Page Up and Page Down
 * to other months, with Shift to other years. Enter or Space chooses the day: its events are listed in a box above the page, which
 * Escape closes. Tab goes on to the events seen on that day, and then leaves the grid, so that a full month is no long way; F2 leads to
 * them too, the arrows up and down from one to the next, and Escape back to the day.
 *
 * Each event stands on the days of its own clock, or of the visitor's with `time-display="visitor"`. Whole days never move.
 *
 * @summary A month of events: a grid with bars over several days, an agenda where there is no room for one, or a small month to pick a day.
 *
 * @slot - Shown until the first answer, and beside an error: what a page wants to say without us.
 * @slot header - Above the month.
 * @slot footer - Below the month.
 * @slot loading - In place of the skeleton.
 * @slot empty - In place of the message that nothing was found.
 * @slot error - In place of the message that something went wrong.
 *
 * @csspart base - The whole; with `busy` while it asks.
 * @csspart toolbar - Heading and buttons.
 * @csspart heading - The name of the month; also the heading of the list of a day, as `day-heading`.
 * @csspart month-button - The name of the month, as the button that offers others.
 * @csspart previous - The button back.
 * @csspart today-button - The button to today.
 * @csspart next - The button forth.
 * @csspart button - Any button.
 * @csspart status - What is said aloud of the month.
 * @csspart month - The grid.
 * @csspart weekdays - The row of weekdays.
 * @csspart weekday - The name of a weekday.
 * @csspart week - A week.
 * @csspart week-number - Its number.
 * @csspart day - A day; with `today`, `outside` (of another month), `weekend`, `selected`, `open`, or `void` where it is not shown.
 * @csspart day-number - The number of a day.
 * @csspart event - An event; with `bar` or `moment`, `featured`, `has-begun`, `goes-on`, and `category-` with the slug of each category.
 * @csspart event-time - When it begins.
 * @csspart event-title - Its title.
 * @csspart more-events - The button that lists the events for which there is no room.
 * @csspart dots - The dots of a day in the layout `mini`.
 * @csspart dot - One of them.
 * @csspart agenda - The agenda.
 * @csspart agenda-day - A day of it; with `today`.
 * @csspart agenda-date - Its date.
 * @csspart agenda-weekday - Its weekday.
 * @csspart popover - A box above the page; also `day-popover` or `picker`.
 * @csspart close - The button that closes it.
 * @csspart year - The year whose months are offered.
 * @csspart month-choice - A month that is offered; with `current`, `today`.
 * @csspart list - The list of a day.
 * @csspart item - The place of one event in it.
 * @csspart card - An event in it; its inner parts are those of `<cal-event-list>`.
 * @csspart loading - The skeleton.
 * @csspart empty - The message that nothing was found.
 * @csspart error - The message that something went wrong.
 * @csspart stale - The message that older data is shown.
 * @csspart message - What a message says.
 * @csspart hint - What it adds.
 *
 * @cssprop --cal-color-event - Of an event: to be set on parts such as `category-music`; the accent by default.
 * @cssprop --cal-font - Font; the page's by default.
 * @cssprop --cal-color-text - Text; the page's by default.
 * @cssprop --cal-color-muted - Secondary text.
 * @cssprop --cal-color-surface - Behind cards and buttons; transparent by default.
 * @cssprop --cal-color-accent - Bars, marks and today; fits light and dark text by default.
 * @cssprop --cal-color-on-accent - Text on the accent.
 * @cssprop --cal-color-border - Lines.
 * @cssprop --cal-color-featured - Featured events.
 * @cssprop --cal-radius - Roundness of corners.
 * @cssprop --cal-space - The unit of all distances.
 * @cssprop --cal-gap - Distance between items.
 * @cssprop --cal-focus-ring - Outline of what has the focus.
 *
 * @cssstate loading - Events are on their way and none is there yet.
 * @cssstate empty - Nothing was found.
 * @cssstate error - Something went wrong.
 * @cssstate stale - Older data is shown because a refresh failed.
 *
 * @fires cal-load - A request has started.
 * @fires cal-data - All events of the days shown are there: `items`, `from`, `to`, `total`, `pages`.
 * @fires cal-empty - Nothing was found.
 * @fires cal-error - Something went wrong: `kind`, `status`, `code`, `fields`, `hint`, `error`, `retry()`.
 * @fires cal-navigate - Another month is wanted: `date`, and the `first` and `last` day shown with it. Cancelable.
 * @fires cal-day-select - A day was chosen: `date`. Cancelable: its events are then not listed, nor is it marked.
 * @fires cal-select - An event was chosen: `event`. Cancelable.
 */
// eslint-disable-next-line @typescript-eslint/no-unsafe-declaration-merging -- the table's properties
export class CalEventMonth extends CalPeriod {
  static override styles = [shared, toolbarStyles, eventStyles, styles];

  static override properties: PropertyDeclarations = filterProperties(monthAttributes);

  protected override readonly look = monthAttributes;

  readonly #later = new QueryController<EventRepresentation>(this, () => this.#askNearest('starts_after'));
  readonly #earlier = new QueryController<EventRepresentation>(this, () => this.#askNearest('ends_before'));
  /** The day whose events are listed above the page. */
  #open: string | undefined;
  /** The year whose months are offered, where it is another than the one shown. */
  #pickerYear: string | undefined;
  #isNarrow = false;
  /** On paper nothing can be opened: all events are laid out. */
  #isPrinting = false;
  /** How many events of the agenda are painted, and whether there are more. */
  #painted = agendaStep;
  #isCut = false;
  /** The frame in which more is painted; one, however many answers arrive before it. */
  #frame: number | undefined;
  #placed: { readonly events: readonly CalendarEvent[]; readonly standing: readonly DayItem<CalendarEvent>[] } = {
    events: [],
    standing: [],
  };
  /** Whether the focus goes to the day, once it is there. */
  #isLanding = false;
  /** What had the focus before this update, and before the list of a day. */
  #focused: Element | null | undefined;
  #opener: HTMLElement | null | undefined;
  // In the next frame, because a new layout has another height, which would be observed at once.
  readonly #size = new ResizeObserver(() => requestAnimationFrame(() => this.#measure()));

  override connectedCallback(): void {
    super.connectedCallback();
    this.#measure();
    this.#size.observe(this);
    window.addEventListener('beforeprint', this.#print);
    window.addEventListener('afterprint', this.#print);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#size.disconnect();
    window.removeEventListener('beforeprint', this.#print);
    window.removeEventListener('afterprint', this.#print);
  }

  protected override willUpdate(changed: PropertyValues): void {
    super.willUpdate(changed);
    if (changed.has('date')) this.#painted = agendaStep;
    this.#focused = this.shadowRoot?.activeElement;
  }

  protected override updated(): void {
    const { states } = this.internals;
    const wasEmpty = states.has('empty');
    super.updated();
    // Only an empty month asks for what is nearest.
    if (states.has('empty') !== wasEmpty) queueMicrotask(() => this.requestUpdate());
    if (this.#isLanding || this.#focused?.isConnected === false) this.#land();
    if (this.#isAgenda && this.#isCut) this.#frame ??= requestAnimationFrame(() => this.#paintMore());
  }

  protected periodOf(day: string): Period {
    const weeks = this.#weeksOf(day);
    return { first: weeks[0]!.days[0]!, last: weeks.at(-1)!.days[6]! };
  }

  protected dayAfterTurn(day: string, way: -1 | 1): string {
    return sameDay(day, way);
  }

  protected phrasesOf({ phrases }: PeriodOptions) {
    return { heading: monthHeading(this.#month, this.reader.locale), previous: phrases.previousMonth, next: phrases.nextMonth };
  }

  protected override heading(look: PeriodOptions) {
    const { locale } = this.reader;
    const { phrases, today } = look;
    const year = this.#pickerYear ?? this.#month.slice(0, 4);
    return {
      heading: pickerButton(this.phrasesOf(look).heading, phrases),
      picker: monthPicker({ phrases, locale, year, month: this.#month, today }, this.#pickerHandlers),
    };
  }

  protected override nextStep({ phrases }: PeriodOptions): NextStep | undefined {
    const step = ({ state }: QueryController<EventRepresentation>, label: (month: string) => string) => {
      const [first] = state.view?.items ?? [];
      if (!first) return undefined;
      const { start } = calendarEvent(first);
      return { label: label(monthHeading(monthOf(start), this.reader.locale)), take: () => void this.show(start.slice(0, 10)) };
    };
    return step(this.#later, phrases.nextEvents) ?? step(this.#earlier, phrases.previousEvents);
  }

  protected renderSkeleton(): TemplateResult {
    return this.#isAgenda ? skeleton('compact') : monthSkeleton(this.#weeks.length);
  }

  protected renderDays(events: readonly CalendarEvent[], periodLook: PeriodOptions): TemplateResult {
    const look = { ...periodLook, reader: this.reader };
    if (events !== this.#placed.events) this.#placed = { events, standing: dayItemsOf(events, this.reader) };
    return html`
      ${this.#isAgenda ? this.#renderAgenda(look) : this.#renderGrid(look)}
      ${dayPopover(this.#open, this.#on(this.#open), look, this.level + 1, this.#onDayToggle)}
    `;
  }

  #renderGrid(reader: MonthRenderContext): TemplateResult {
    const { max_per_day: most, outside_days: isOutsideShown, week_numbers: numbering, selected } = this.#sugar;
    const { day } = this;
    const isMini = this.#isMini;
    const lines = isMini || this.#isPrinting ? Infinity : most;
    const weeks = this.#weeks;
    const shown = weeks.map(({ days }) => days.filter((date) => isOutsideShown || monthOf(date) === this.#month));
    const laid = layWeeks(shown, this.#placed.standing, lines);
    const look: MonthGridOptions = {
      ...reader,
      name: monthHeading(this.#month, this.reader.locale),
      month: this.#month,
      day,
      selected,
      open: this.#open,
      isMini,
      lines,
      isNumbered: numbering !== 'none',
      isComplete: !this.isFetching,
      weekend: weekOf(this.language).weekend,
    };
    return html`
      <div @click=${this.#onClick} @keydown=${this.#onKeydown} @focusin=${this.#onFocus}>
        ${monthGrid(
          weeks.map((week, index) => ({ ...week, ...laid[index]!, shown: shown[index]! })),
          look,
        )}
      </div>
    `;
  }

  #renderAgenda(look: MonthRenderContext): TemplateResult {
    const days = this.#weeks.flatMap(({ days }) => days).filter((date) => monthOf(date) === this.#month);
    let room = this.#painted;
    const sections = days.flatMap((date) => {
      const all = this.#on(date);
      const events = all.slice(0, Math.max(room, 0));
      room -= all.length;
      if (!events.length) return [];
      // A day is painted anew only when something of it has changed: others come and go beside it.
      const { locale, timeZone, hourCycle, timeDisplay } = look.reader;
      const shown = [events.map(({ item }) => item.key).join(), date, look.words, look.phrases, look.today, this.level];
      return guard([...shown, locale, timeZone, hourCycle, timeDisplay], () => agendaDay(date, events, look, this.level + 1));
    });
    this.#isCut = room < 0;
    // What was found may lie on the days around the month only.
    const isBare = !sections.length && this.#placed.standing.length > 0 && !this.isFetching;
    return html`<div part="agenda" class="agenda">${isBare ? html`<p part="hint">${look.phrases.emptyMonth}</p>` : sections}</div>`;
  }

  get #sugar(): MonthAttributes {
    return { ...monthDefaults, ...(valuesOf(monthAttributes, this) as Partial<MonthAttributes>) };
  }

  /** `YYYY-MM`. */
  get #month(): string {
    return monthOf(this.day);
  }

  get #weeks(): MonthWeek[] {
    return this.#weeksOf(this.day);
  }

  #weeksOf(day: string): MonthWeek[] {
    const { week_numbers: asked } = this.#sugar;
    const numbering = asked === 'iso' || (asked !== 'simple' && this.firstDayOfWeek === 1) ? 'iso' : 'simple';
    return weeksOfMonth(monthOf(day), this.firstDayOfWeek, numbering);
  }

  get #isMini(): boolean {
    return this.#sugar.layout === 'mini';
  }

  get #isAgenda(): boolean {
    const { layout } = this.#sugar;
    return layout === 'agenda' || (layout === 'auto' && this.#isNarrow);
  }

  /** What stands on a day, whole days first, then by time. */
  #on(date = ''): DayItem<CalendarEvent>[] {
    const here = this.#placed.standing.filter(({ first, last }) => first <= date && date <= last);
    return here.sort((a, b) => (a.rank < b.rank ? -1 : 1));
  }

  /** Asks for the one event nearest to an empty month, before or after it. */
  #askNearest(filter: 'starts_after' | 'ends_before'): QueryOptions<EventRepresentation> | undefined {
    if (!this.internals.states.has('empty')) return undefined;
    const { first, last } = this.period;
    const isLater = filter === 'starts_after';
    const filters = { ...valuesOf(periodFilters, this), per_page: 1, [filter]: isLater ? last : first };
    const plan = planList('events', eventFilters, { filters, settings: this.settings });
    return listQueryOptions(plan, { order: isLater ? 'asc' : 'desc', first: 1, last: 1 }, calendarEvent);
  }

  /** Lists the events of a day, or marks it in a small month. */
  #choose(date: string): void {
    if (!emit(this, 'cal-day-select', { date }, { cancelable: true })) return;
    if (this.#isMini) {
      this.selected = date;
      this.#go(date);
    } else if (this.#on(date).length) {
      this.#open = date;
      this.#opener =
        (this.shadowRoot?.activeElement as HTMLElement | null) ?? numberOf(this.renderRoot.querySelector(`[data-date="${date}"]`));
      this.requestUpdate();
      void this.updateComplete.then(() => this.#popover('day')?.showPopover());
    }
  }

  /** Moves the focus to a day, in another month if need be. */
  #go(date: string): void {
    if (monthOf(date) === this.#month) this.date = date;
    else if (!this.show(date)) return;
    this.#isLanding = true;
    this.requestUpdate();
  }

  #land(): void {
    const one = (selector: string) => this.renderRoot.querySelector<HTMLElement>(selector);
    const target = one('.number[tabindex="0"]') ?? one('.notice button');
    if (!target) return;
    this.#isLanding = false;
    target.focus();
  }

  #measure(): void {
    const { clientWidth: width } = this;
    const isNarrow = width < gridWidth * parseFloat(getComputedStyle(this).fontSize);
    // What is not displayed has no width.
    if (!width || isNarrow === this.#isNarrow) return;
    this.#isNarrow = isNarrow;
    this.requestUpdate();
  }

  #paintMore(): void {
    this.#frame = undefined;
    this.#painted += agendaStep;
    this.requestUpdate();
  }

  #popover(id: 'day' | 'picker'): HTMLElement | null {
    return this.renderRoot.querySelector(`#${id}`);
  }

  readonly #print = ({ type }: Event): void => {
    this.#isPrinting = type === 'beforeprint';
    this.requestUpdate();
  };

  readonly #onDayToggle = (): void => {
    if (this.#hasClosed('day', this.#opener)) this.#open = undefined;
  };

  /** Whether a box has just been closed. The focus then goes back to where it came from, unless the reader has chosen something else. */
  #hasClosed(id: 'day' | 'picker', opener: HTMLElement | null | undefined): boolean {
    const popover = this.#popover(id)!;
    if (popover.matches(':popover-open')) return false;
    if (popover.contains(this.shadowRoot!.activeElement)) opener?.focus();
    this.requestUpdate();
    return true;
  }

  readonly #pickerHandlers = {
    turnYear: (years: -1 | 1) => {
      this.#pickerYear = addMonths(`${this.#pickerYear ?? this.#month.slice(0, 4)}-01`, years * 12).slice(0, 4);
      this.requestUpdate();
    },
    pick: (month: string) => {
      this.#popover('picker')?.hidePopover();
      this.show(month === monthOf(this.today) ? this.today : `${month}-01`);
    },
    onToggle: () => {
      if (this.#hasClosed('picker', this.renderRoot.querySelector<HTMLElement>('.month-button'))) this.#pickerYear = undefined;
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
    if (date && date !== this.day && monthOf(date) === this.#month) this.date = date;
  };

  readonly #onKeydown = (event: KeyboardEvent): void => {
    const day = dayAt(event.target);
    const date = day?.dataset.date;
    if (!day || !date || event.altKey || event.ctrlKey || event.metaKey) return;
    const take = numberOf(day) === event.target ? this.#keyOnDay(event, day, date) : keyInDay(event, day);
    if (!take) return;
    event.preventDefault();
    take();
  };

  #keyOnDay(event: KeyboardEvent, day: HTMLElement, date: string): (() => void) | undefined {
    if (event.key === 'F2') return () => stopsIn(day)[0]?.focus();
    const week = this.#weeks.find(({ days }) => days.includes(date))!;
    const to = dayByKey(event, date, week.days, this.matches(':dir(rtl)') ? -1 : 1);
    return to ? () => this.#go(to) : undefined;
  }
}

const dayAt = (target: EventTarget | null) => (target as Element).closest<HTMLElement>('.day[data-date]');

const numberOf = (day: Element | null) => day?.querySelector<HTMLElement>('.number');

const stopsIn = (day: HTMLElement) => [...day.querySelectorAll<HTMLElement>('.event, .more-events')];

/** Among the events of a day arrows lead up and down, and Escape back to the day. */
function keyInDay({ key, target }: KeyboardEvent, day: HTMLElement): (() => void) | undefined {
  const way = { ArrowUp: -1, ArrowDown: 1 }[key];
  const stops = stopsIn(day);
  if (way) return () => stops[stops.indexOf(target as HTMLElement) + way]?.focus();
  return key === 'Escape' ? () => numberOf(day)?.focus() : undefined;
}

define('cal-event-month', CalEventMonth);

declare global {
  interface HTMLElementTagNameMap {
    'cal-event-month': CalEventMonth;
  }
}
