/** What the pages of several kinds of items show alike. */
import { decodeHTML } from 'entities';
import { html } from 'hono/html';
import type { EventRepresentation, VenueRepresentation } from '../../schema/index.js';
import { messagesIn, type Language } from '../languages/languages.js';
import { safeHtml, textOf } from '../text/html.js';
import type { Markup } from './document.js';

/** The address of a website that a page may lead to. */
export const linkable = (address: string | undefined) => (/^https?:\/\//i.test(address ?? '') ? decodeHTML(address!) : undefined);

const isList = Array.isArray as (value: unknown) => value is readonly unknown[];
export const venuesOf = ({ venue }: EventRepresentation) => (isList(venue) ? venue : [venue]);

/** Wall times, which are formatted as they are. */
export const wall = (text: string) => Date.parse(`${text.replace(' ', 'T')}Z`);

/** When an event takes place, in words. */
export function timeOf({ start_date, end_date, all_day, timezone_abbr }: EventRepresentation, language: Language): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'full', ...(!all_day && { timeStyle: 'short' }), timeZone: 'UTC' });
  const text = format.formatRange(wall(start_date), wall(end_date));
  return all_day ? text : `${text} ${timezone_abbr}`;
}

export const addressOf = ({ address, zip, city, stateprovince, country }: VenueRepresentation): string =>
  [address, [zip, city].filter(Boolean).join(' '), stateprovince, country]
    .filter(Boolean)
    .map((text) => textOf(text!))
    .join(', ');

/** The beginning of a description, for search engines. */
export const summaryOf = (description = '') => textOf(safeHtml(description)).slice(0, 200);

/** Rows of a description list; those without a value are left out. */
export const facts = (rows: readonly (readonly [label: string, value: Markup | string | undefined | false])[]): Markup => {
  const filled = rows.filter(([, value]) => Boolean(value));
  return filled.length
    ? html`<dl>
        ${filled.map(
          ([label, value]) =>
            html`<dt>${label}</dt>
              <dd>${value}</dd>`,
        )}
      </dl>`
    : html``;
};

export const link = (href: string | undefined, text: string) => (href ? html`<a href="${href}">${text}</a>` : undefined);

export function statusOf({ event_status, event_status_reason }: EventRepresentation, language: Language): Markup | undefined {
  if (event_status !== 'cancelled' && event_status !== 'postponed') return undefined;
  const reason = event_status_reason ? `: ${textOf(event_status_reason)}` : '';
  return html`<span class="status">${messagesIn(language)[event_status]}${reason}</span>`;
}

export const picture = (image: EventRepresentation['image'] | undefined) =>
  image ? html`<p><img src="${image.url}" alt="" width="${image.width}" height="${image.height}" /></p>` : undefined;
