import { css, html, nothing, unsafeCSS } from 'lit';
import {
  firstDayOfWeek,
  periodFilters,
  periodOfMonth,
  planEventPeriod,
  readable,
  readFirstView,
} from '../data/query/index.js';
import { calendarEvent, recordsOf } from '../data/records/index.js';
import { readFilters, type EventRepresentation } from '../data/schema/index.js';
import {
  commonZone,
  dayItemsOf,
  lastOfMonth,
  monthName,
  monthOf,
  shortDay,
  today as todayIn,
  weekOf,
} from '../data/time/index.js';
import { markEnded } from '../elements/cards/ended-events.js';
import { frame, statusLine } from '../elements/cards/frame.js';
import { nodesIn } from '../elements/cards/node.js';
import { planDay } from '../elements/period/agenda.js';
import { answer as answerLine } from '../elements/period/answer.js';
import { chosenDay } from '../elements/period/day-events.js';
import { firstMonthStyles } from '../elements/period/first-month.js';
import { pickerButton } from '../elements/period/month-picker.js';
import { belowMonth, gridWidth, monthDays, monthLabels, numberedWeeks } from '../elements/period/month-view.js';
import { periodContent, periodHead, periodStatus, touching } from '../elements/period/period-content.js';
import { legendSpace } from '../elements/parts/legend-space.js';
import { periodToolbar } from '../elements/period/period-toolbar.js';
import { monthAttributes, monthDefaults } from '../elements/tables/month-attributes.js';
import { periodAttributes } from '../elements/tables/period-attributes.js';
import { loadMessages } from '../locale/index.js';
import { keptDisplay, type ElementMarkup, type ElementRenderer, type RenderContext } from './element-renderer.js';
import { readPage } from './read-page.js';

/** The lines of a week that the style sheet has places for: the number of the day is the first. */
const mostLines = 24;

/** The places of events in a week, which scripts set as styles. */
const places = unsafeCSS(
  Array.from({ length: mostLines }, (_, index) => index + 1)
    .flatMap((number) =>
      ['line', 'lines', ...(number <= 7 ? ['length'] : [])].map(
        (name) => `.printed [data-${name}='${number}'] { --${name}: ${number} }`,
      ),
    )
    .join('\n'),
);

/** Below this width a month is a small one. */
const least = unsafeCSS(`${gridWidth}em`);

/**
 * Nobody knows the width yet, so both looks are written, of which one is seen. Without scripts days are no buttons, and
 * the words list the events that the grid has no room for.
 */
const looks = css`
  .printed :is(.in-small, .all-events) {
    display: none;
  }
  .all-events ::slotted(ul) {
    margin-block: var(--_gap) 0;
    padding-inline-start: 1.25em;
    line-height: 2;
  }
  .printed .nearest {
    visibility: hidden;
  }
  @container cal (width >= ${least}) {
    .printed:has(.in-small) .above .toolbar .heading {
      font-size: 1.25em;
    }
  }
  @container cal (width < ${least}) {
    .printed .in-grid:has(+ .in-small) {
      display: none;
    }
    .printed:has(.in-small) .above .answer {
      display: none;
    }
    .printed .in-small {
      display: block;
    }
  }
  @media (scripting: none) {
    .printed .toolbar .month-button,
    .printed .month button.event {
      display: flex;
    }
    .printed .month .number {
      display: inline-grid;
    }
    .printed .month .more-events,
    .printed:has(.more-events) .all-events,
    .printed:not(:has(.in-grid)) .all-events {
      display: block;
    }
    .printed .month :is(.day, button) {
      cursor: auto;
    }
    .printed :is(.month-button, .month button) {
      pointer-events: none;
    }
    .printed :is(.month-button svg, .legend-space) {
      display: none;
    }
    @container cal (width < ${least}) {
      .printed .in-grid + .in-small {
        display: none;
      }
      .printed .in-small ~ .all-events {
        display: block;
      }
    }
  }
`;

const periodDefaults = {
  heading_level: periodAttributes.heading_level.default,
  next_day_threshold: periodAttributes.next_day_threshold.default,
};

/** The handler of everything, until the element is there. */
const nobody = () => {};

async function read(context: RenderContext): Promise<ElementMarkup | string> {
  const { element, document, answer, locale, common, settings, timeZone } = context;
  const display = keptDisplay(context);
  const attribute = (name: string) => element.getAttribute(name);
  const filters = readFilters(periodFilters, attribute);
  const { color_by, open_event, ...given } = readable(
    readFilters({ ...periodAttributes, ...monthAttributes }, attribute),
  );
  const attributes = { ...monthDefaults, ...periodDefaults, ...given };
  const { layout, week_numbers: numbering, max_per_day: lines = 4 } = attributes;
  if (color_by && color_by !== 'auto' && color_by !== 'none')
    return 'its colors would need the attribute style, which strict policies refuse';
  if (open_event) return 'it marks the event that is open';
  if (layout === 'agenda') return 'its agenda begins with the day of the reader';
  if (lines > mostLines - 2) return `a day has more than ${mostLines - 2} lines`;
  if (display.timeDisplay === 'visitor' && !context.display.timeZone)
    return 'the clock of the reader decides on its days';
  const zone = settings.time_zone ?? timeZone;
  const firstDay = firstDayOfWeek(settings, locale);
  const asked = given.date ?? todayIn(zone, answer.time);
  const plan = planEventPeriod(
    { filters, settings: { ...settings, ...(zone && { time_zone: zone }) } },
    periodOfMonth(asked, firstDay, display.locale),
  );
  const accept = (item: EventRepresentation) => {
    document.renewLimits();
    return calendarEvent(item);
  };
  const view = await readFirstView(plan, 1, accept, (number) => readPage(plan, number, context), Infinity);
  if (!view) return 'its calendar did not give the events that it shows';
  const all = recordsOf(view.items, calendarEvent);
  const today = todayIn(commonZone(all, display) || zone, answer.time);
  const day = given.date ?? today;
  const month = monthOf(day, display.locale);
  if (month !== monthOf(asked, display.locale)) return 'on the clock of its events it is another month';
  const last = lastOfMonth(day, display.locale);
  const named = touching(all, { first: month, last }, display);
  const { length: count } = named;
  const { per_page: _, ...narrowing } = periodFilters;
  const isFiltered = Object.keys(narrowing).some((name) => filters[name as keyof typeof narrowing] !== undefined);
  const messages = await loadMessages('calendar', locale);
  const render = () => {
    const level = attributes.heading_level;
    const labels = monthLabels(month, messages, display.locale);
    const shown = {
      ...{ common, messages, colors: undefined, display, choose: nobody, isWaiting: false, open: undefined },
      node: nodesIn(document.dom),
      // No day of any reader.
      today: '',
      now: answer.time,
    };
    const items = dayItemsOf(
      markEnded(touching(all, periodOfMonth(day, firstDay, display.locale), display), display, answer.time),
      display,
      attributes.next_day_threshold,
    );
    const grid = (look: { isMini: boolean; lines: number; selected: string | undefined }) =>
      monthDays({
        ...shown,
        ...look,
        weeks: numberedWeeks(day, firstDay, numbering, display.locale),
        items,
        day,
        isOutsideShown: attributes.outside_days,
        isNumbered: numbering !== 'none',
        weekend: weekOf(locale).weekend,
      });
    const mini = (selected: string | undefined) => grid({ isMini: true, lines: Infinity, selected });
    const words = count
      ? messages.eventsIn(common.shown(1, count, count), monthName(month, display.locale))
      : messages.emptyMonth;
    // The year of today, and no day near the one that is chosen, of which no card then says that it is today.
    const inYear = day.slice(5);
    const quiet = `${today.slice(0, 5)}${inYear > '01-03' && inYear < '12-28' ? '12-31' : '06-30'}`;
    // On that day, wherever an event takes place.
    const quietly = { ...shown, today: quiet, now: Date.parse(`${quiet}T09:00Z`) };
    // Keeps room for the step to the nearest events, which the element looks for.
    const next = { label: messages.nextEvents(shortDay(last, display.locale, quiet)), take: nobody };
    const said = count && !isFiltered ? nothing : answerLine(words, !count, next);
    const small = () =>
      html`<div class="in-small">
        ${mini(day)} ${belowMonth(chosenDay(planDay(items, day), quietly, level + 1, said))}
      </div>`;
    const days =
      layout === 'mini'
        ? html`${mini(attributes.selected)} ${said}`
        : html`<div class="in-grid fill">${grid({ isMini: false, lines, selected: attributes.selected })}</div>
            ${layout === 'auto' ? small() : nothing}`;
    const toolbar = periodToolbar(
      { ...labels, messages, level, heading: pickerButton(labels.heading, messages) },
      nobody,
    );
    const status = statusLine(periodStatus(labels.heading, count, common), false);
    const list = html`<div class="all-events"><slot></slot></div>`;
    return frame([
      periodHead([toolbar, layout === 'mini' ? nothing : said], status),
      periodContent(days, color_by === 'none' ? nothing : legendSpace),
      list,
    ]);
  };
  return { items: named.map(({ representation }) => representation), render };
}

export const monthRenderer: ElementRenderer = { styles: [firstMonthStyles, places, looks], read };
