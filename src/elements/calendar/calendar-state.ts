import { kebabCase, Unreadable } from '../../data/schema/index.js';
import type { Period } from '../../data/query/index.js';
import type { Range } from '../../data/time/index.js';
import { daysLeft } from '../parts/days-left.js';
import { calendarAttributes, views, type attributes, type View } from './calendar-attributes.js';
import { boundedFilters, daysOf, monthFilters, overlap } from './calendar-days.js';
import type { ViewName } from './first-view.js';
import type { WeekOptions } from './turned-days.js';

/** The values that the state of a calendar depends on. */
interface StateSource extends WeekOptions {
  /** The values of its attributes. */
  readonly values: () => Readonly<Record<string, unknown>>;
  /** Whether there is no room for a month of seven columns. */
  readonly isNarrow: () => boolean;
  /** The width of the calendar, in times its font size; 0 where the window has no room for a panel beside a view. */
  readonly panelRoom: () => number;
  /** Whether there is room for the columns of a week. */
  readonly hasWeek: () => boolean;
  /** Today on the clock that the events are shown on, `YYYY-MM-DD`. */
  readonly today: () => string;
}

/** The state that the attributes of a calendar describe, and its meaning for the view shown. */
export class CalendarState {
  readonly #source: StateSource;

  constructor(source: StateSource) {
    this.#source = source;
  }

  get isNarrow(): boolean {
    return this.#source.isNarrow();
  }

  /** A value of an attribute; `undefined` for one that cannot be read. */
  value(name: keyof typeof attributes): unknown {
    const value = this.#source.values()[name];
    return value instanceof Unreadable ? undefined : value;
  }

  /** The views to choose from: there is no room for some. */
  get offered(): readonly ViewName[] {
    const all = (this.value('views') as readonly ViewName[] | undefined) ?? (Object.keys(views) as ViewName[]);
    const givesWay = (name: ViewName) =>
      !this.#source.hasWeek() && views[name].narrow && all.includes(views[name].narrow);
    return all.filter((name) => !givesWay(name));
  }

  /** The view of the attributes, or the one that replaces it. */
  get shown(): ViewName {
    const { offered } = this;
    const view = this.value('view') as ViewName | undefined;
    return [view, view && views[view].narrow].find((name) => name && offered.includes(name)) ?? offered[0] ?? 'list';
  }

  /** The row of that view. */
  get view(): View {
    return views[this.shown];
  }

  /** The views beside the one shown. */
  get neighbors(): readonly View[] {
    const { offered } = this;
    const index = offered.indexOf(this.shown);
    return [offered[index - 1], offered[index + 1]].flatMap((name) => (name ? views[name] : []));
  }

  /** The date that the attributes say, `YYYY-MM-DD`. */
  get date(): string | undefined {
    return this.value('date') as string | undefined;
  }

  /** The way an event opens, by the attribute `detail`, or by the view and its room. */
  get detail(): 'dialog' | 'page' | 'panel' | 'link' {
    const { panelFrom = Infinity } = this.view;
    const mode = this.value('detail') as 'dialog' | 'page' | 'panel' | 'link' | undefined;
    return mode ?? (this.#source.panelRoom() < panelFrom ? 'dialog' : 'panel');
  }

  /** The event that is open: its slug or id. */
  get event(): string | undefined {
    return this.value('event') as string | undefined;
  }

  /** Today on the clock that the events are shown on, `YYYY-MM-DD`. */
  get today(): string {
    return this.#source.today();
  }

  /** How weeks run. */
  get week(): WeekOptions {
    return this.#source;
  }

  get level(): number {
    return (this.value('heading_level') as number | undefined) ?? calendarAttributes.heading_level.default;
  }

  /** Whether a control is wanted. */
  has(control: string): boolean {
    const { controls } = this.#source.values();
    return controls === undefined || (Array.isArray(controls) && controls.includes(control));
  }

  /**
   * The attributes of the view: those of the calendar, and what it takes beside them.
   * @param read reads an attribute of the calendar
   * @param open the event that is open beside it, or none where one may open there
   */
  viewAttributes(
    read: (name: string) => string | null,
    open: string | undefined,
  ): Readonly<Record<string, string | null>> {
    const { attributes: own, marksOpen } = this.view;
    const computed: Readonly<Record<string, string | undefined>> = {
      ...this.#computed,
      ...(marksOpen && { open_event: open }),
    };
    const textOf = (name: string) => (name in own ? read(kebabCase(name)) : null);
    return Object.fromEntries(
      Object.keys({ ...own, ...computed }).map((name) => [kebabCase(name), textOf(name) ?? computed[name] ?? null]),
    );
  }

  /** The days that filters leave, where they say both the first and the last. */
  get filteredDays(): Period | undefined {
    return daysLeft({ ...this.#source.values(), ...this.#rangeDays });
  }

  /** The days that a list or map turns from; none where its filters leave no first or no last of them. */
  get turnedDays(): Period | undefined {
    const { range, starts_before: before, ends_after: after } = this.#source.values();
    const isEndless = range === 'past' || range === 'all' || before !== undefined || after !== undefined;
    return this.filteredDays ?? (isEndless ? undefined : daysOf(this.date ?? this.today, undefined, this.#source));
  }

  /** The date of a month, week or day that new filters leave, if the one shown has none of their days. */
  get filteredDate(): { readonly date: string | undefined } | undefined {
    const { hasToolbar, days } = this.view;
    const left = hasToolbar && this.filteredDays;
    const { today } = this;
    if (!left || overlap(left, daysOf(this.date ?? today, days, this.#source))) return undefined;
    return { date: left.first <= today && today <= left.last ? undefined : left.first };
  }

  /** The attributes of a view beside those of the calendar. */
  get #computed(): Readonly<Record<string, string | undefined>> {
    const { hasToolbar, days } = this.view;
    const level = String(Math.min(this.level + (hasToolbar ? 0 : 1), 6));
    return {
      heading_level: level,
      ...(days && { days: String(days) }),
      // A press opens the panel at once.
      ...(hasToolbar && this.detail === 'panel' && !this.isNarrow && { preview: 'off' }),
      ...(hasToolbar ? this.#rangeDays : this.#monthDays),
    };
  }

  /** The bounds of the month that a list or map shows. */
  get #monthDays() {
    const { date } = this;
    return date && this.#source.values()['range'] === undefined ? monthFilters(date, this.#source.locale()) : {};
  }

  /** The bounds of a range, for views that know only dates. */
  get #rangeDays() {
    const { today, firstDay, weekend } = this.#source;
    return boundedFilters(this.value('range') as Range | undefined, {
      today: today(),
      now: Date.now(),
      firstDay,
      weekend,
    });
  }
}
