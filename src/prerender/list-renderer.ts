import { css, html, nothing, type TemplateResult } from 'lit';
import { allowedImage } from '../elements/cards/allowed-images.js';
import { rowDisplay } from '../elements/cards/event-card.js';
import { eventGroups } from '../elements/cards/event-groups.js';
import { frame, statusLine } from '../elements/cards/frame.js';
import { groupSections, type EventDays } from '../elements/cards/groups.js';
import { layoutStyles } from '../elements/cards/layout.styles.js';
import { markEnded } from '../elements/cards/ended-events.js';
import { withoutOngoing } from '../elements/cards/ongoing-line.js';
import { shared } from '../elements/cards/shared.styles.js';
import { styles } from '../elements/cards/event-cards.styles.js';
import type { Page } from '../data/client/index.js';
import { emptyList } from '../elements/list/empty-list.js';
import { listAttributes, listDefaults, type ListAttributes } from '../elements/tables/list-attributes.js';
import type { Messages } from '../locale/index.js';
import {
  isOnItsDays,
  ownEventAttributes,
  planEventList,
  readable,
  readFirstView,
  type EventListPlan,
  type ListView,
} from '../data/query/index.js';
import { calendarEvent, recordsOf, type CalendarEvent } from '../data/records/index.js';
import { eventFilters, readFilters, type EventRepresentation } from '../data/schema/index.js';
import {
  briefSpan,
  clockNearness,
  dayHeading,
  hasEnded,
  nearDay,
  today,
  todayOf,
  type DisplayOptions,
} from '../data/time/index.js';
import { renderPager, pagerStyles } from '../elements/parts/pager.js';
import { endOf } from './ends.js';
import {
  allowedImages,
  dayWithoutEvents,
  keptDisplay,
  type ElementMarkup,
  type ElementRenderer,
  type RenderContext,
} from './element-renderer.js';
import type { MarkupElement } from './markup-document.js';
import { readPage } from './read-page.js';

/** The button that adds a page. */
function moreButton(
  { to, total }: ListView<unknown>,
  limit: number,
  perPage: number,
  common: Messages,
): TemplateResult | typeof nothing {
  const left = Math.min(total, limit) - to;
  return left < 1
    ? nothing
    : html`<button part="button more" class="more" type="button">${common.more(Math.min(left, perPage))}</button>`;
}

/** The buttons that turn pages. */
const pager = (pages: number, page: number, common: Messages) =>
  pages > 1 ? renderPager(common.pages, page, pages, common, { turnTo() {}, turnBy() {} }) : nothing;

/** The message that there are no events. */
function emptyNotice(...of: Parameters<typeof emptyList>): TemplateResult {
  return html`<slot name="empty">${emptyList(...of).said}</slot>`;
}

/** When the markup is made, and for which days. */
interface Moment {
  readonly common: Messages;
  readonly display: DisplayOptions;
  readonly daysFor: (event: CalendarEvent) => EventDays;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

/**
 * The styles of a day's line. The day has the line of "Today" where the element shows that word and no badge shows the
 * day. In the layout `compact` it is shown in any width, beside the time. The end of a running event keeps room for
 * "Now · until", which may need another line.
 */
const linesOfDays = css`
  .printed .time:has(> .runs) {
    display: grid;
  }
  .printed :is(.runs, .runs + [part='date']) {
    grid-area: 1 / 1;
  }
  .printed .compact .time .near {
    display: none;
  }
  @container cal (max-width: 20em) {
    .printed .time .near {
      display: none;
    }
    .printed .near + .day {
      inline-size: 100%;
    }
    .printed .near + .day::after {
      content: none;
    }
  }
`;

/** Keeps room for the element's words about an event near that day, such as "Today" and "in 3 hours". */
function keepPlaces(
  card: MarkupElement,
  event: CalendarEvent,
  { common, display, daysFor, now }: Moment,
  isCompact: boolean,
): void {
  const { span } = event;
  const { today: day, ongoingDay } = daysFor(event);
  const isOver = hasEnded(span, day, now);
  const brief = briefSpan(span, rowDisplay(event, display), day, isOver ? '' : ongoingDay);
  const time = card.part('time')!;
  const place = (attribute: 'class' | 'part', name: string, text: string) => {
    const made = card.ownerDocument.createElement('span');
    made.setAttribute(attribute, name);
    made.append(text);
    return made;
  };
  if (brief.until && ongoingDay === day)
    time.insertBefore(place('class', 'runs', common.runs(brief.until)), time.children[0]);
  if (brief.isDay && !brief.isBadge) time.insertBefore(place('class', 'near', `${brief.date} ·`), time.children[0]);
  if (isCompact || brief.day !== day || brief.until || span.allDay || isOver) return;
  const soon = clockNearness(span.start.epochMilliseconds, display.locale, now) ?? '';
  time.insertBefore(
    place('part', 'nearness', soon),
    time.children.find((one) => one.attributes.get('class') === 'kept'),
  );
}

/** The most pages of a list that are read. */
const mostPages = 20;

/**
 * The first page of a list whose days differ on other clocks: the list is read whole, without events on other days on
 * its own clock.
 */
async function readSifted(
  plan: EventListPlan,
  page: number,
  accept: (item: EventRepresentation) => CalendarEvent,
  read: (number: number) => Promise<Page<EventRepresentation>>,
): Promise<ListView<EventRepresentation>> {
  const all: EventRepresentation[] = [];
  for (let number = 1, pages = 1; number <= pages; number++) {
    const { items, totalPages } = await read(number);
    pages = Math.min(totalPages, mostPages);
    all.push(...items.filter((item) => recordsOf([item], accept).length > 0 && isOnItsDays(item, plan)));
  }
  if (plan.order === 'desc') all.reverse();
  const [from, total] = [(page - 1) * plan.perPage, Math.min(all.length, plan.limit)];
  const items = all.slice(from, Math.min(from + plan.perPage, total));
  const { length } = items;
  return {
    items,
    from: length && from + 1,
    to: length && from + length,
    total: all.length,
    pages: Math.ceil(total / plan.perPage),
  };
}

async function read(context: RenderContext): Promise<ElementMarkup | string> {
  const { element, document, answer, locale, common, settings, timeZone } = context;
  const display = keptDisplay(context);
  const attribute = (name: string) => element.getAttribute(name);
  const filters = readFilters({ ...eventFilters, ...ownEventAttributes }, attribute);
  const {
    color_by,
    open_event,
    page = 1,
    ...given
  } = readable(readFilters({ ...listAttributes, page: eventFilters.page }, attribute));
  if (color_by && color_by !== 'none' && color_by !== 'auto')
    return 'its colors would need the attribute style, which strict policies refuse';
  if (open_event) return 'it marks the event that is open';
  const appearance: ListAttributes = { ...listDefaults, ...given };
  const { time_zone: ownZone } = settings;
  const plan = planEventList(
    { filters, settings: { ...settings, time_zone: ownZone ?? timeZone }, language: locale },
    answer.time,
  );
  const accept = (item: EventRepresentation) => {
    document.renewLimits();
    return calendarEvent(item);
  };
  const pageOf = (number: number) => readPage(plan, number, context);
  const view = plan.days?.differ
    ? await readSifted(plan, page, accept, pageOf)
    : await readFirstView(plan, page, accept, pageOf);
  if (!view) return 'its calendar did not give the events that it shows';
  const daysFor = (event: CalendarEvent) => {
    const day = todayOf(event.span, rowDisplay(event, display), answer.time);
    return { today: day, ongoingDay: plan.ongoingDay(day) };
  };
  const isUpcoming = plan.range === 'upcoming';
  const moment = { common, display, daysFor, now: answer.time };
  const ending = (event: CalendarEvent) => (isUpcoming ? endOf(event, context.display) : undefined);
  const mark = (card: HTMLElement, event: CalendarEvent, isCompact: boolean) => {
    const end = ending(event);
    if (end) card.setAttribute('data-cal-end', end);
    keepPlaces(card as unknown as MarkupElement, event, moment, isCompact);
  };
  const render = () => {
    const allows = allowedImages(context);
    const events = view.items
      .map(calendarEvent)
      .map((event) => ({ ...event, image: allowedImage(event.image, allows) }));
    const { layout, group_by, heading_level, paging } = appearance;
    const quiet = dayWithoutEvents(events, today(ownZone ?? timeZone, answer.time).slice(0, 4));
    const heading = (of: string, _: string, day: string) => {
      const near = nearDay(of, display.locale, day);
      return html`${near ? html`<span class="near">${near} · </span>` : nothing}${dayHeading(of, display.locale, quiet)}`;
    };
    const options = {
      layout,
      group_by,
      heading_level,
      common,
      display,
      daysFor,
      quiet: { today: quiet },
      range: plan.range,
      hasOwnCards: false,
      colors: { mark, legend: () => undefined },
      endOf: ending,
      heading,
      ...(group_by !== 'none' && { sections: groupSections }),
    };
    const shown = plan.range === 'past' ? events : markEnded(events, display, answer.time);
    const groups = eventGroups(withoutOngoing(shown, plan.perPage, options), options);
    const more =
      paging === 'none'
        ? nothing
        : paging === 'pager'
          ? pager(view.pages, page, common)
          : moreButton(view, plan.limit, plan.perPage, common);
    const status = statusLine(common.shown(view.from, view.to, view.total, !!view.totalRelation), events.length > 0);
    return frame([status, events.length ? html`${groups} ${more}` : emptyNotice(plan.range, filters, common)]);
  };
  return {
    items: view.items,
    render,
    ...(isUpcoming && { endOf: (item) => endOf(calendarEvent(item as EventRepresentation), context.display) }),
  };
}

export const listRenderer: ElementRenderer = {
  styles: [shared, styles, linesOfDays],
  laterStyles: [layoutStyles, pagerStyles],
  read,
};
