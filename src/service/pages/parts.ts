/** The parts that pages of several kinds of items share. */
import { decodeHTML } from 'entities';
import { html, raw } from 'hono/html';
import type { EventRepresentation } from '../../data/schema/index.js';
import { addDays, dateFormat } from '../../data/time/index.js';
import { messagesIn, type Language } from '../languages/languages.js';
import { addressOf } from '../text/postal-address.js';
import { textOf } from '../text/html.js';
import type { PageContext } from './context.js';
import type { Markup } from './document.js';

export type Attributes = Readonly<Record<string, string | number>>;

/** An element that knows where its calendar is, and the pages that are known only here. */
export function element(tag: string, { basePath, isEditable }: PageContext, attributes: Attributes): Markup {
  const all = Object.entries({
    'base-url': basePath || '/',
    'tag-href': '/tag/{slug}/',
    ...(isEditable && { editable: '' }),
    ...attributes,
  });
  return html`${raw(`<${tag}`)}${all.map(([name, value]) => html`${raw(` ${name}="`)}${value}${raw('"')}`)}${raw(`></${tag}>`)}`;
}

/** The address of a website that a page may lead to. */
export const linkable = (address: string | undefined) =>
  /^https?:\/\//i.test(address ?? '') ? decodeHTML(address!) : undefined;

const isList = Array.isArray as (value: unknown) => value is readonly unknown[];
/** The venues of an event. */
export const venuesOf = ({ venue }: EventRepresentation) => (isList(venue) ? venue : [venue]);

/** Wall times, which are formatted as they are. */
export const wall = (text: string) => Date.parse(`${text.replace(' ', 'T')}Z`);

/** When an event takes place, in words. */
function timeOf({ start_date, end_date, all_day, timezone_abbr }: EventRepresentation, language: Language): string {
  const format = dateFormat(language, { dateStyle: 'full', ...(!all_day && { timeStyle: 'short' }) });
  const text = format.formatRange(wall(start_date), wall(end_date));
  return all_day ? text : `${text} ${timezone_abbr}`;
}

/** Whether an event does not take place as planned, and why, when and where it does. */
export function factsOf(event: EventRepresentation, language: Language): string {
  const { event_status: status, event_status_reason: reason, is_virtual: isVirtual, sold_out: isSoldOut } = event;
  const messages = messagesIn(language);
  const marked = status === 'cancelled' || status === 'postponed' ? messages[status] : '';
  const places = venuesOf(event).map((venue) =>
    [textOf(String(venue.venue ?? '')), addressOf(venue)].filter(Boolean).join(', '),
  );
  return [
    marked && reason ? `${marked}: ${textOf(reason)}` : marked,
    isSoldOut && messages.soldOut,
    timeOf(event, language),
    ...places,
    isVirtual && (places.some(Boolean) ? messages.alsoOnline : messages.online),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The address at which the interface lists the events of today and later. */
export const comingEvents = ({ today }: PageContext, count: number): string =>
  `/events?ends_after=${addDays(today, -1)}&per_page=${count}`;
