import { adoptStyles, type CSSResult } from '@lit/reactive-element/css-tag.js';
import { nothing, render } from 'lit/html.js';
import {
  allowedByHosts,
  eventGroups,
  frame,
  hostsOf,
  itemSlot,
  listed,
  markEnded,
  moreButton,
  placed,
  shared,
  statusLine,
  styles,
  withAllowedImage,
} from '../cards/index.js';
import { readList, type Page } from '../client/index.js';
import { loadMessages, type Messages } from '../locale/index.js';
import {
  afterFrame,
  arrange,
  firstPageAt,
  giveAnswersOf,
  giveFirstPage,
  isComplete,
  readFound,
  shownOf,
  type EventListRequest,
} from '../query/index.js';
import { calendarEvent, type CalendarEvent } from '../records/index.js';
import type { EventRepresentation } from '../schema/index.js';
import { loadTemporal, sharedDisplay, todayOf, type DisplayOptions } from '../time/index.js';
import { notePainted } from './painted.js';

/** A list of events, as the first script has read it from its attributes. */
export interface ListToPaint {
  readonly element: HTMLElement;
  readonly asked: EventListRequest;
  readonly display: DisplayOptions;
  readonly hasMore: boolean;
  readonly headingLevel: number;
  /** The root addresses whose pictures may be asked for, beside the page's own; `undefined` where all may. */
  readonly servers: readonly string[] | undefined;
  /** Whether its attributes still ask for the same. */
  readonly isCurrent: () => boolean;
  /** Loads the code of the element. */
  readonly loadElement: () => void;
}

const isArrived = ({ localName }: Element): boolean => customElements.get(localName) !== undefined;

/** About as many rows as a screen shows. */
const screen = 10;

/** Milliseconds for which an answer is waited for before the code of the element is loaded, which shows that it waits. */
const patience = 300;

/**
 * Paints a list by the templates of its element, before the code of the element is there. The element finds the page among the first pages of
 * lists, and its nodes where they are. What cannot be painted so is the element's: what is empty, in part unreadable, or an error.
 */
export async function paint(list: ListToPaint): Promise<void> {
  const { element, asked, display, loadElement } = list;
  // It came with another element, and asks by itself.
  if (isArrived(element)) return loadElement();
  const url = asked.url(1);
  const read = (actual: string) =>
    readList<EventRepresentation>({}, 'events', { url: actual, page: 1, perPage: asked.perPage }, { isItem: () => true });
  // Another list may have asked for the same.
  const before = firstPageAt(url);
  const times = before?.times ?? giveAnswersOf(url);
  const answer = (before?.answer as ReturnType<typeof read> | undefined) ?? readFound(url, asked.settings.namespace, read);
  giveFirstPage(url, { answer, times });
  const timer = setTimeout(loadElement, patience);
  try {
    const [page, common] = await Promise.all([answer, loadMessages('common', display.locale), loadTemporal()]);
    const draw = drawing(list, page, common);
    if (!draw) return;
    draw(screen);
    giveFirstPage(url, { answer, times, painted: { page, at: Math.min(Date.now(), ...times) } });
    notePainted(element);
    await afterFrame();
    loadElement();
    draw(Infinity);
  } finally {
    clearTimeout(timer);
    loadElement();
  }
}

/** Draws so many rows of an answer; `undefined` where the element is to show it. */
function drawing(list: ListToPaint, page: Page<EventRepresentation>, common: Messages): ((count: number) => void) | undefined {
  const { element, asked, hasMore, headingLevel, servers, isCurrent } = list;
  const { order, perPage, limit, beyond, range } = asked;
  const now = Date.now();
  const { isLeftOut, since } = shownOf(asked, now);
  const window = { order, perPage, limit, beyond, isLeftOut, first: 1, last: 1 };
  const known = new Map([[1, page]]);
  const view = isComplete(window, known) || (isLeftOut && order === 'asc') ? arrange(window, known) : undefined;
  if (!view?.items.length || isArrived(element) || !isCurrent()) return undefined;
  const display = sharedDisplay(list.display);
  const allows = allowedByHosts(servers && hostsOf(servers));
  const daysFor = ({ span }: CalendarEvent) => {
    const today = todayOf(span, display, now);
    return { today, since: since(today) };
  };
  const options = {
    layout: 'list',
    group_by: 'none',
    heading_level: headingLevel,
    common,
    display,
    daysFor,
    range,
    hasOwnCards: false,
  } as const;
  const left = hasMore ? Math.min(view.total, limit) - view.to : 0;
  const paging = left > 0 ? moreButton(common.more(Math.min(left, perPage))) : nothing;
  const head = statusLine(common.shown(view.from, view.to, view.total, !!view.totalRelation), true);
  return (count) => {
    if (isArrived(element)) return;
    const events = view.items.slice(0, count).map((item) => withAllowedImage(calendarEvent(item), allows));
    const shown = range === 'past' ? events : markEnded(events, display, now);
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    adoptStyles(root, [shared, styles].flat(Infinity) as CSSResult[]);
    render(frame(placed({ head, data: listed(eventGroups(shown, options), paging), foot: itemSlot() })), root, { host: element });
  };
}
