/** Lists of events on pages. */
import { html } from 'hono/html';
import type { EventRepresentation } from '../../data/schema/index.js';
import { messagesIn } from '../languages/languages.js';
import { get, unknown, type PageContext } from './context.js';
import type { Markup } from './document.js';
import { comingEvents, element, wall, type Attributes } from './parts.js';

/** The number of events on a page. */
const mostListed = 20;

const eventList = (context: PageContext, attributes: Attributes): Markup =>
  element('cal-event-list', context, { 'per-page': mostListed, ...attributes });

/** The pages of a list, and the requested one. */
export interface AskedList {
  /** The filter of lists that finds the events, and its value; all events without it. */
  readonly filter?: Readonly<Record<string, number>>;
  /** The address of the first page. */
  readonly address: string;
  /** Counted from 1. */
  readonly number: number;
}

/** One page of a list. */
export interface ListedEvents {
  readonly list: Markup;
  /** The filter that finds its events, as a query; empty for all. */
  readonly filters: string;
  /** Links to the pages before and after it, where there are any. */
  readonly turns: Markup | false;
  readonly number: number;
  /** Which of how many it is, in words. */
  readonly said: string;
  readonly canonical: string;
}

/**
 * The events to come that a filter finds, a page of them, with links to those before and after it: readers without
 * scripts press no button.
 * @param attributes of the list
 */
export async function comingEventsOf(
  context: PageContext,
  { filter = {}, address, number }: AskedList,
  attributes: Attributes,
): Promise<ListedEvents> {
  const { language, now } = context;
  const messages = messagesIn(language);
  const filters = Object.entries(filter)
    .map(([name, id]) => `${name}=${id}`)
    .join('&');
  const path = [comingEvents(context, mostListed), filters].filter(Boolean).join('&');
  const { events, total } = await get<{ events: readonly EventRepresentation[]; total: number }>(context, path);
  // The element leaves out those of today that are over.
  const over = events.filter(({ utc_end_date }) => wall(utc_end_date) <= now);
  const last = Math.max(Math.ceil((total - over.length) / mostListed), 1);
  if (number > last) throw unknown();
  const addressOf = (page: number) => (page > 1 ? `${address}?page=${page}` : address);
  const turn = (page: number, relation: 'prev' | 'next', text: string) => {
    const { pathname, search } = new URL(addressOf(page));
    return page > 0 && page <= last && html`<a rel="${relation}" href="${pathname}${search}">${text}</a>`;
  };
  const said = [number, last].reduce<string>(
    (text, count, place) => text.replace(`{${place}}`, count.toLocaleString(language)),
    messages.pageOf,
  );
  const turns = html`<nav aria-label="${said}">
    ${turn(number - 1, 'prev', messages.previousPage)}
    <span>${said}</span> ${turn(number + 1, 'next', messages.nextPage)}
  </nav>`;
  const page: Attributes = number > 1 ? { page: number } : {};
  const list = eventList(context, { ...filter, ...page, ...attributes });
  return { list, filters, turns: last > 1 && turns, number, said, canonical: addressOf(number) };
}
