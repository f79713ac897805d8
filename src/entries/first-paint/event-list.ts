import { nothing } from 'lit/html.js';
import { allowedByHosts, hostsOf, withAllowedImage } from '../../elements/cards/allowed-images.js';
import { rowDisplay } from '../../elements/cards/event-card.js';
import { eventGroups } from '../../elements/cards/event-groups.js';
import { itemSlot, listed, moreButton } from '../../elements/cards/list-parts.js';
import { markEnded } from '../../elements/cards/ended-events.js';
import { withoutOngoing } from '../../elements/cards/ongoing-line.js';
import { shared } from '../../elements/cards/shared.styles.js';
import { statusLine } from '../../elements/cards/frame.js';
import { styles } from '../../elements/cards/event-cards.styles.js';
import type { PagingAttributes } from '../../elements/tables/common-attributes.js';
import { arrange, isComplete, shownOf, type EventListRequest } from '../../data/query/index.js';
import { calendarEvent, type CalendarEvent } from '../../data/records/index.js';
import { todayOf } from '../../data/time/index.js';
import { drawInto, paintFirst, type Drawing, type ElementToPaint } from './first-paint.js';

type ListToPaint = ElementToPaint<EventListRequest, PagingAttributes>;

/** About as many rows as a screen shows. */
const screen = 10;

/** Draws a screen of rows, and then all; where a server has printed them, all at once, so that nothing moves. */
const drawing =
  (list: ListToPaint): Drawing =>
  (page, common, display) => {
    const { element, asked, attributes, servers } = list;
    const { order, perPage, limit, beyond, range } = asked;
    const now = Date.now();
    const { isLeftOut, ongoingDay } = shownOf(asked, now);
    const window = { order, perPage, limit, beyond, isLeftOut, first: 1, last: 1 };
    const known = new Map([[1, page]]);
    const view = isComplete(window, known) || (isLeftOut && order === 'asc') ? arrange(window, known) : undefined;
    if (!view?.items.length) return undefined;
    const allows = allowedByHosts(servers && hostsOf(servers));
    const daysFor = (event: CalendarEvent) => {
      const today = todayOf(event.span, rowDisplay(event, display), now);
      return { today, ongoingDay: ongoingDay(today) };
    };
    const options = {
      layout: 'list',
      group_by: 'none',
      heading_level: attributes.heading_level,
      common,
      display,
      daysFor,
      range,
      hasOwnCards: false,
    } as const;
    const left = attributes.paging === 'more' ? Math.min(view.total, limit) - view.to : 0;
    const paging = left > 0 ? moreButton(common.more(Math.min(left, perPage))) : nothing;
    const head = statusLine(common.shown(view.from, view.to, view.total, !!view.totalRelation), true);
    const events = view.items.map((item) => withAllowedImage(calendarEvent(item), allows));
    const shown = range === 'past' ? events : markEnded(events, display, now);
    const { rows, ongoing } = withoutOngoing(shown, perPage, options);
    const draw = (count: number) => () =>
      drawInto(element, [shared, ...styles.flat()], {
        head,
        data: listed(eventGroups({ rows: rows.slice(0, count), ongoing }, options), paging),
        foot: itemSlot(),
      });
    return element.shadowRoot ? [draw(Infinity)] : [draw(screen), draw(Infinity)];
  };

/** Paints a list of events before its element is there. */
export const paint = (list: ListToPaint): Promise<void> => paintFirst(list, drawing(list));
