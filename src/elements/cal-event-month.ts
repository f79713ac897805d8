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
import { filterProperties, type FilterProperties } from './base/attributes.js';
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
import { shared } from './base/shared.styles.js';
import { styles as eventStyles } from './parts/event-cards.styles.js';
import { styles } from './period/cal-event-month.styles.js';

/** Narrower than so many times its own font size, a month is an agenda. */
const gridWidth = 36;

/** So many events are added to an agenda at a time, that none of the steps is felt. */
const agendaStep = 40;

export interface CalEventMonth extends FilterProperties<typeof monthAttributes> {}

/**
 * The keyboard follows the ARIA grid pattern: arrow keys go from day to day, Home and End to the ends of a week, Page Up and Page Down
 * to other months, with Shift to other years. Enter or Space chooses the day: its events are listed in a box above the page, which
 * Escape closes. Tab goes on to the events on that day, and then leaves the grid, so that a full month is quick to pass; F2 leads to
 * them too, the arrows up and down from one to the next, and Escape back to the day.
 *
 * Each event stands on the days of its own clock, or of the visitor's with `time-display="visitor"`. All-day events never move.
 *
 * @summary A month of events: a grid with bars over several days, an agenda in narrow boxes, or a small month to pick a day.
 *
 * @parts card event-card event-time
 * @csspart month-button - The name of the month, as the button that offers other months.
 * @csspart month - The grid.
 * @csspart weekdays - The row of weekdays.
 * @csspart weekday - The name of a weekday.
 * @csspart week - A week.
 * @csspart week-number - The number of a week.
 * @csspart day - A day; also `today`, `outside`, `weekend`, `selected` or `open`, or `void` where it is not shown.
 * @csspart outside - A day of another month, together with `day`.
 * @csspart weekend - A day of the weekend, together with `day`.
 * @csspart selected - The day picked in a mini month, together with `day`.
 * @csspart open - The day whose events are listed, together with `day`.
 * @csspart void - A day that is not shown, together with `day`.
 * @csspart day-number - The number of a day.
 * @csspart moment - An event of one day with a time, together with `event`.
 * @csspart event-time - The time at which an event begins.
 * @csspart event-title - The title of an event.
 * @csspart more-events - The button that lists the events for which there is no room.
 * @csspart dots - The dots of a day in the layout `mini`.
 * @csspart dot - A dot.
 * @csspart agenda - The agenda.
 * @csspart agenda-day - A day of the agenda; also `today`.
 * @csspart agenda-date - The date of a day of the agenda.
 * @csspart agenda-weekday - The weekday of a day of the agenda.
 * @csspart popover - A box above the page; also `day-popover` or `picker`.
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
 */
export class CalEventMonth extends CalPeriod {
  static override styles = [shared, toolbarStyles, eventStyles, styles];

  static override properties: PropertyDeclarations = filterProperties(monthAttributes);

  protected override readonly viewAttributes = monthAttributes;

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
    const { max_per_day: most, outside_days: isOutsideShown, week_numbers: numbering, selected } = this.#attributes;
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
      isComplete: !this.results.isFetching,
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
    const isBare = !sections.length && this.#placed.standing.length > 0 && !this.results.isFetching;
    return html`<div part="agenda" class="agenda">${isBare ? html`<p part="hint">${look.phrases.emptyMonth}</p>` : sections}</div>`;
  }

  get #attributes(): MonthAttributes {
    return { ...monthDefaults, ...(this.values as Partial<MonthAttributes>) };
  }

  /** `YYYY-MM`. */
  get #month(): string {
    return monthOf(this.day);
  }

  get #weeks(): MonthWeek[] {
    return this.#weeksOf(this.day);
  }

  #weeksOf(day: string): MonthWeek[] {
    const { week_numbers: asked } = this.#attributes;
    const numbering = asked === 'iso' || (asked !== 'simple' && this.firstDayOfWeek === 1) ? 'iso' : 'simple';
    return weeksOfMonth(monthOf(day), this.firstDayOfWeek, numbering);
  }

  get #isMini(): boolean {
    return this.#attributes.layout === 'mini';
  }

  get #isAgenda(): boolean {
    const { layout } = this.#attributes;
    return layout === 'agenda' || (layout === 'auto' && this.#isNarrow);
  }

  /** What stands on a day, whole days first, then by time. */
  #on(date = ''): DayItem<CalendarEvent>[] {
    const here = this.#placed.standing.filter(({ first, last }) => first <= date && date <= last);
    return here.sort((a, b) => (a.rank < b.rank ? -1 : 1));
  }

  /** Requests the one event nearest to an empty month, before or after it. */
  #askNearest(filter: 'starts_after' | 'ends_before'): QueryOptions<EventRepresentation> | undefined {
    const { isComplete, error } = this.results;
    if (!isComplete || error || this.items.length) return undefined;
    const { first, last } = this.period;
    const isLater = filter === 'starts_after';
    const filters = { ...this.values, per_page: 1, [filter]: isLater ? last : first };
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
