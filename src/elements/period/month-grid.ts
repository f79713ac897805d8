import { html, nothing, type TemplateResult } from 'lit/html.js';
import { dayName, dayNumber, monthOf, weekdayName, type MonthWeek, type WeekBars } from '../../data/time/index.js';
import type { CalendarEvent } from '../../data/records/index.js';
import { customProperties } from '../parts/custom-properties.js';
import { categoryParts, type PeriodRenderContext } from './event-box.js';
import { barsOn, dotsFor, eventsFrom, ownEvents } from './month-day.js';
import { monthEvent } from './month-event.js';
import type { SecondDay } from './second-days.js';

/** A row of the grid: its seven days, those of them that are shown, and what lies on these. */
export interface GridWeek extends MonthWeek, WeekBars<CalendarEvent> {
  readonly shown: readonly string[];
}

/** The options that a grid is rendered with. */
export interface MonthGridOptions extends PeriodRenderContext {
  /** Name of the month. */
  readonly name: string;
  /** The first day of the month, `YYYY-MM-DD`. */
  readonly month: string;
  /** The day that Tab reaches. */
  readonly day: string;
  readonly selected: string | undefined;
  /** The day whose events are listed. */
  readonly open: string | undefined;
  readonly isMini: boolean;
  readonly isNumbered: boolean;
  /** The number of lines below the number of a day. */
  readonly lines: number;
  readonly weekend: readonly number[];
  /** A day in a second calendar, where there is one. */
  readonly second?: ((date: string, locale: string) => SecondDay | undefined) | null | undefined;
}

/** Dots in the colors of a day's own events; a faint one for events that only run through it. */
function dots(events: readonly CalendarEvent[], count: number, colors: MonthGridOptions['colors']): TemplateResult {
  const own = events.slice(0, dotsFor(events.length));
  return html`<span part="dots" class="dots" aria-hidden="true"
    >${own.map((event) => html`<i part="dot ${categoryParts(event)}" ${customProperties(colors?.properties(event) ?? {})}></i>`)}${
      count && !own.length ? html`<i part="dot ongoing" class="ongoing"></i>` : nothing
    }</span
  >`;
}

const flags = (all: Readonly<Record<string, boolean>>) =>
  Object.keys(all)
    .filter((name) => all[name])
    .join(' ');

/** Whether a second calendar stands beside the Gregorian one; its days come later, into room that is kept for them. */
export const hasSecondDays = (locale: string): boolean => /-ca-(heb|isl)/.test(locale);

/** The classes of a month. */
export const monthClasses = (isMini: boolean, isNumbered: boolean, locale: string): string =>
  flags({ mini: isMini, numbered: isNumbered, second: hasSecondDays(locale) });

const isWeekend = (date: string, weekend: readonly number[]) => weekend.includes(new Date(date).getUTCDay() || 7);

/** The number of events is read where the day itself is reached, since it may show fewer, or begin elsewhere. */
function dayWords(
  date: string,
  count: number,
  { common, display, isWaiting, today }: MonthGridOptions,
  second: SecondDay | undefined,
): string {
  return [dayName(date, display.locale, today), second?.name, !isWaiting && common.shown(1, count, count)]
    .filter(Boolean)
    .join(', ');
}

/** The events that begin on a day. */
function dayEvents(column: number, week: GridWeek, options: MonthGridOptions, isReached: boolean): unknown[] {
  const { above, roomy, line } = eventsFrom(week, column, options.lines);
  const show = (bars: WeekBars<CalendarEvent>['bars']) => bars.map((bar) => monthEvent(bar, options, isReached));
  return [
    ...show(above),
    ...(roomy.length
      ? [html`<div class="roomy" ${customProperties({ '--line': line + 2 })}>${show(roomy)}</div>`]
      : []),
  ];
}

function monthDay(date: string, week: GridWeek, options: MonthGridOptions): TemplateResult {
  const column = week.shown.indexOf(date);
  if (column < 0) return html`<div role="gridcell" part="day void" class="day void"></div>`;
  const { isMini, today, selected, display, messages } = options;
  const hidden = week.hidden[column]!;
  const count = hidden + barsOn(week, column).length;
  const isReached = date === options.day;
  const second = options.second?.(date, display.locale);
  const states = flags({
    today: date === today,
    'before-today': date < today,
    outside: monthOf(date, display.locale) !== options.month,
    weekend: isWeekend(date, options.weekend),
    selected: date === selected,
    open: date === options.open,
  });
  const more = html`
    <button part="more-events" class="more-events" type="button" tabindex=${isReached ? 0 : -1}>
      <span .textContent=${messages.more(hidden)}></span
      ><span class="unseen" .textContent=${`, ${dayName(date, display.locale, today)}`}></span>
    </button>
  `;
  return html`
    <div
      role="gridcell"
      part="day ${states}"
      class="day ${states}"
      data-date=${date}
      aria-current=${date === today ? 'date' : 'false'}
      .ariaSelected=${isMini ? String(date === selected) : null}
    >
      <button
        part="day-number"
        class="number"
        type="button"
        tabindex=${isReached ? 0 : -1}
        aria-label=${dayWords(date, count, options, second)}
        .ariaPressed=${isMini ? String(date === selected) : null}
      >
        <span .textContent=${dayNumber(date, display.locale)}></span>
      </button>
      ${second?.mark}
      ${isMini ? dots(ownEvents(week, column), count, options.colors) : dayEvents(column, week, options, isReached)}
      ${hidden && !isMini ? more : nothing}
    </div>
  `;
}

function monthWeek(week: GridWeek, options: MonthGridOptions): TemplateResult {
  const { isNumbered, isMini, messages } = options;
  const used = Math.max(Number.isFinite(options.lines) ? options.lines : 1, ...week.bars.map(({ line }) => line + 1));
  return html`
    <div role="row" part="week" class="week" ${customProperties({ '--lines': isMini ? 1 : used })}>
      ${
        isNumbered
          ? html`<div role="rowheader" part="week-number" class="week-number" aria-label=${messages.week(week.number)}>
              ${options.common.number(week.number)}
            </div>`
          : nothing
      }
      ${week.days.map((date) => monthDay(date, week, options))}
    </div>
  `;
}

/** The usual number of letters of a line on paper. */
const lettersOfLine = 22;

/** The lines of a week on paper with the number of its days: titles are whole, behind their clock. */
const printedLines = (week: GridWeek): number =>
  Math.max(
    ...week.shown.map((_, column) =>
      barsOn(week, column).reduce((sum, { item }) => sum + Math.ceil((item.title.length + 7) / lettersOfLine), 2),
    ),
  );

/** A month as a grid of days. Keys and clicks are the host's. */
export function monthGrid(weeks: readonly GridWeek[], options: MonthGridOptions): TemplateResult {
  const { locale } = options.display;
  const rows = weeks.reduce((sum, week) => sum + printedLines(week), 0);
  const { isMini, isNumbered, messages } = options;
  return html`
    <div
      part="month"
      class="month ${monthClasses(isMini, isNumbered, locale)}"
      role="grid"
      aria-label=${options.name}
      ${customProperties({ '--_rows': rows })}
    >
      <div role="row" part="weekdays" class="weekdays">
        ${isNumbered ? html`<div role="columnheader" part="weekday" class="weekday week-number">${messages.weekShort}</div>` : nothing}
        ${weeks[0]!.days.map(
          (date) => html`
            <div role="columnheader" part="weekday" class="weekday" aria-label=${weekdayName(date, locale, 'long')}>
              ${weekdayName(date, locale, isMini ? 'narrow' : 'short')}
            </div>
          `,
        )}
      </div>
      ${weeks.map((week) => monthWeek(week, options))}
    </div>
  `;
}
