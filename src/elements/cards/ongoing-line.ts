import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Messages } from '../../locale/index.js';
import { addDays, daysOf } from '../../data/time/index.js';
import { calendarEvent, type CalendarEvent } from '../../data/records/index.js';
import { select } from './card.js';
import { rowDisplay } from './event-card.js';
import { marksOf } from './event-marks.js';
import type { GroupRenderContext } from './groups.js';
import type { Appearance } from './layouts.js';

/** The least number of days of an event that stands in the line above the rows once it has begun. */
const leastDays = 7;

/** The events of a list: those of its rows, and those of the line above them. */
export interface ListedEvents {
  readonly rows: readonly CalendarEvent[];
  readonly ongoing: readonly CalendarEvent[];
}

/**
 * Takes what runs for weeks from the head of a list, where that would push what begins off the screen each day: not
 * from cards, which are looked at, and not where the first page holds little else.
 * @param perPage the size of a page, so that pages that are added change nothing
 */
export function withoutOngoing(
  events: readonly CalendarEvent[],
  perPage: number,
  {
    display,
    daysFor,
    layout,
    group_by: grouping,
    hasOwnCards,
  }: Omit<GroupRenderContext, 'common'> & Pick<Appearance, 'layout' | 'group_by'> & { readonly hasOwnCards: boolean },
): ListedEvents {
  const runsSince = (event: CalendarEvent, days: number) => {
    const { first, last } = daysOf(event.span, rowDisplay(event, display));
    const { today, ongoingDay } = daysFor(event);
    return first <= today && first < ongoingDay && ongoingDay <= last && addDays(first, days) <= last;
  };
  const isByTime = grouping !== 'venue' && grouping !== 'category';
  if (hasOwnCards || layout === 'cards' || !isByTime || !events[0] || !runsSince(events[0], 0))
    return { rows: events, ongoing: [] };
  const ongoing = new Set(events.filter((event) => runsSince(event, leastDays)));
  const page = events.slice(0, perPage);
  if (page.filter((event) => ongoing.has(event)).length * 2 > page.length) return { rows: events, ongoing: [] };
  return { rows: events.filter((event) => !ongoing.has(event)), ongoing: [...ongoing] };
}

/**
 * The line above the rows of a list: what is on already, by its name.
 * @param endOf when an event leaves the line of a page that is not asked again
 */
export function ongoingLine(
  events: readonly CalendarEvent[],
  common: Messages,
  endOf?: (event: CalendarEvent) => string | undefined,
): TemplateResult {
  const nameOf = (event: CalendarEvent) => [
    marksOf(event, common).map(
      (mark) => html`<span part="badge badge-${mark}" class="badge" dir="auto">${common.statuses[mark]}</span> `,
    ),
    event.title || common.untitled,
  ];
  const choose = (event: CalendarEvent) => (click: MouseEvent) =>
    select(click, { event: calendarEvent(event.representation) });
  const linkOf = (event: CalendarEvent) =>
    event.url ? html`<a part="link" href=${event.url} @click=${choose(event)}>${nameOf(event)}</a>` : nameOf(event);
  // Whatever the direction of a name, the dot behind it follows that of the page.
  const item = (event: CalendarEvent) =>
    html`<li part="ongoing-item" data-cal-end=${endOf?.(event) ?? nothing}><bdi>${linkOf(event)}</bdi></li>`;
  return html`
    <div part="ongoing" class="now-on">
      <span>${common.nowOn}</span>
      <ul part="ongoing-list" role="list">
        ${events.map(item)}
      </ul>
    </div>
  `;
}
