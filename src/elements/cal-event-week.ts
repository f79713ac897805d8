import type { PropertyDeclarations, TemplateResult } from 'lit';
import type { Period } from '../query/index.js';
import { Unreadable } from '../schema/index.js';
import { addDays, daysFrom, daysName, minuteOfDay } from '../time/index.js';
import { CalPeriod, type PeriodOptions } from './period/cal-period.js';
import type { CalendarEvent } from '../records/index.js';
import { define } from './base/define.js';
import { emit } from './base/events.js';
import { filterProperties, type FilterProperties } from './base/attributes.js';
import { toolbarStyles } from './period/period-toolbar.styles.js';
import { weekGrid, weekSkeleton } from './period/week-grid.js';
import { eventByArrow } from './period/week-keys.js';
import { shared } from './base/shared.styles.js';
import { layWeek, type WeekLayout } from './period/week-layout.js';
import { numbersFrom, weekDefaults, weekAttributes, type WeekAttributes } from './period/week-attributes.js';
import { styles } from './period/cal-event-week.styles.js';

type Properties = FilterProperties<typeof weekAttributes>;
export interface CalEventWeek extends Properties {}

const minuteLength = 60_000;

/**
 * An event stands at the time of its own clock, or of the visitor's with `time-display="visitor"`; all-day events, and those longer than a
 * day, stand above the hours. In a narrow box more than three days become a list of days. Tab reaches every event, arrows lead from event
 * to event, Page Up and Page Down to other days.
 *
 * @summary Events between the hours of a week, a day, or any days up to seven.
 *
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
 * @csspart visitor-time - The same time on the visitor's clock.
 * @csspart venue - The venue, if there is room.
 * @csspart now - The line at the current time.
 *
 * @cssprop --cal-color-surface - Behind buttons; transparent by default.
 * @cssprop --cal-color-today - Behind today.
 * @cssprop --cal-hour-height - Height of an hour.
 * @cssprop --cal-week-height - Height of the hours visible at once; the others are scrolled to.
 *
 * @fires cal-day-select - A day was chosen: `date`.
 */
export class CalEventWeek extends CalPeriod {
  static override styles = [shared, toolbarStyles, styles];

  static override properties: PropertyDeclarations = filterProperties(weekAttributes);

  #layout: { readonly from: readonly unknown[]; readonly layout: WeekLayout } | undefined;
  /** What has been scrolled to its opening hour. */
  #opened: { readonly scroller: HTMLElement; readonly days: string } | undefined;
  #nextMinute: ReturnType<typeof setTimeout> | undefined;
  readonly #sizes = new ResizeObserver(() => this.#open());

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.#nextMinute);
    this.#sizes.disconnect();
  }

  protected override readonly viewAttributes = weekAttributes;

  protected override readValues(): Readonly<Record<string, unknown>> {
    const given = super.readValues();
    const { slot_min: min, slot_max: max } = { ...weekDefaults, ...given };
    const isReversed = typeof min === 'number' && typeof max === 'number' && max <= min;
    return { ...given, ...(isReversed && { slot_max: new Unreadable('choice', max, numbersFrom(min + 1, 24)) }) };
  }

  protected override periodOf(day: string): Period {
    const days = this.#daysFrom(day);
    return { first: days[0]!, last: days.at(-1)! };
  }

  protected override dayAfterTurn(day: string, way: -1 | 1): string {
    return addDays(day, way * this.#wanted.days);
  }

  protected override phrasesOf({ phrases }: PeriodOptions) {
    const { first, last } = this.period;
    const heading = daysName(first, last, this.reader.locale);
    const { days } = this.#wanted;
    if (days === 7) return { heading, previous: phrases.previousWeek, next: phrases.nextWeek };
    if (days === 1) return { heading, previous: phrases.previousDay, next: phrases.nextDay };
    return { heading, previous: phrases.previousDays, next: phrases.nextDays };
  }

  protected override updated(): void {
    // Tells of its size in any case, once that is known without being asked for.
    this.#sizes.disconnect();
    const scroller = this.#scroller;
    if (scroller) this.#sizes.observe(scroller);
    clearTimeout(this.#nextMinute);
    if (this.isConnected && this.#daysFrom(this.day).includes(this.today)) {
      this.#nextMinute = setTimeout(() => this.requestUpdate(), minuteLength - (Date.now() % minuteLength));
    }
  }

  protected override renderDays(events: readonly CalendarEvent[], look: PeriodOptions): TemplateResult {
    const days = this.#daysFrom(this.day);
    return weekGrid(this.#lay(events, days), {
      ...look,
      reader: this.reader,
      days,
      now: this.#wanted.now_line ? minuteOfDay(this.reader.timeZone, Date.now()) : undefined,
      isWaiting: this.results.isFetching && !events.length,
      headingLevel: this.level + 1,
      chooseDay: this.#chooseDay,
      scrolled: ({ currentTarget }) => follow(currentTarget as HTMLElement),
      pressed: this.#press,
    });
  }

  protected override renderSkeleton(): TemplateResult {
    return weekSkeleton({ reader: this.reader, days: this.#daysFrom(this.day), today: this.today });
  }

  #lay(events: readonly CalendarEvent[], days: readonly string[]): WeekLayout {
    const { slot_min: min, slot_max: max } = this.#wanted;
    const from = [events, String(days), JSON.stringify(this.reader), min, max];
    if (!this.#layout || from.some((value, index) => value !== this.#layout!.from[index])) {
      this.#layout = { from, layout: layWeek(events, days, this.reader, this.#wanted) };
    }
    return this.#layout.layout;
  }

  #daysFrom(day: string): string[] {
    return daysFrom(day, this.#wanted.days, this.firstDayOfWeek);
  }

  /** What cannot be read is an error that is shown; until then the defaults do. */
  get #wanted(): WeekAttributes {
    const given = Object.entries(this.values).filter(([, value]) => !(value instanceof Unreadable));
    return { ...weekDefaults, ...(Object.fromEntries(given) as Partial<WeekAttributes>) };
  }

  get #scroller(): HTMLElement | null {
    return this.renderRoot.querySelector('.scroller');
  }

  /** Once the events of other days are there, scrolls to the first of them. */
  #open(): void {
    const scroller = this.#scroller;
    const days = String(this.#daysFrom(this.day));
    if (!scroller || !this.#layout || this.results.isFetching) return;
    if ((this.#opened?.scroller === scroller && this.#opened.days === days) || !scroller.clientHeight) return;
    this.#opened = { scroller, days };
    const { openingHour, firstHour, lastHour } = this.#layout.layout;
    // A quarter of an hour more, for the name of the hour.
    scroller.scrollTop = (scroller.scrollHeight * (openingHour - firstHour - 0.25)) / (lastHour - firstHour);
    follow(scroller);
  }

  #chooseDay = (date: string): void => {
    emit(this, 'cal-day-select', { date });
    this.renderRoot.querySelector<HTMLElement>(`#day-${date} + ol .event`)?.focus();
  };

  #press = (press: KeyboardEvent): void => {
    if (press.defaultPrevented || press.altKey || press.ctrlKey || press.metaKey || press.shiftKey) return;
    if (press.key === 'PageUp' || press.key === 'PageDown') {
      press.preventDefault();
      if (this.turn(press.key === 'PageUp' ? -1 : 1)) this.#scroller?.focus();
      return;
    }
    const next = press.key.startsWith('Arrow') && eventByArrow(press.target as Element, press.key, this.matches(':dir(rtl)'));
    if (!next) return;
    press.preventDefault();
    next.focus();
  };
}

/** Headings and hours go where the days go. */
function follow({ scrollLeft, scrollTop, parentElement: grid }: HTMLElement): void {
  for (const row of grid!.querySelectorAll('.head, .bars')) row.scrollLeft = scrollLeft;
  grid!.querySelector('.axis')!.scrollTop = scrollTop;
}

define('cal-event-week', CalEventWeek);

declare global {
  interface HTMLElementTagNameMap {
    'cal-event-week': CalEventWeek;
  }
}
