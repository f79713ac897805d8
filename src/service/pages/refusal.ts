import { html } from 'hono/html';
import { longestPage, type EventRepresentation } from '../../data/schema/index.js';
import { dateFormat } from '../../data/time/index.js';
import { messagesIn, type Language } from '../languages/languages.js';
import type { MessageName } from '../languages/messages.js';
import { textOf } from '../text/html.js';
import type { PageContext, Refused } from './context.js';
import { document, type Markup } from './document.js';
import { comingEvents, venuesOf, wall } from './parts.js';

/** A page, ready to be sent. */
export interface Written {
  readonly status: number;
  readonly retryAfter?: string | null;
  readonly body: string;
}

/** The number of events that a page which is not there leads to. */
const mostNext = 3;

/** When an event begins, and the name of its place. */
function briefly(event: EventRepresentation, language: Language): string {
  const { start_date, all_day } = event;
  const format = dateFormat(language, {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    ...(!all_day && { hour: 'numeric', minute: '2-digit' }),
  });
  const places = venuesOf(event).map(({ venue }) => textOf(String(venue ?? '')));
  return [format.format(wall(start_date)), ...places].filter(Boolean).join(' · ');
}

/** The way on from a page that is not there: what is on next. */
async function whatIsOn(context: PageContext): Promise<Markup> {
  const { language, now } = context;
  const { status, body } = await context.read(comingEvents(context, longestPage));
  const { events = [] } = (status === 200 ? body : {}) as { events?: readonly EventRepresentation[] };
  const begins = events.filter(({ utc_start_date }) => wall(utc_start_date) > now).slice(0, mostNext);
  return html`<p><a class="forward" href="/">${messagesIn(language).whatIsOn}</a></p>
    ${
      begins.length > 0 &&
      html`<ul class="next">
        ${begins.map(
          (event) =>
            html`<li>
              <a href="${event.url}"><bdi>${textOf(event.title)}</bdi></a
              >${briefly(event, language)}
            </li>`,
        )}
      </ul>`
    }`;
}

/**
 * The page of a refused request, with the reason.
 * @param options.gone the title where nothing is at the address
 * @param options.isFile whether only programs ask for the address, again and again
 */
export async function refusalPage(
  { read }: Refused,
  context: PageContext,
  { gone = 'noPage', isFile = false }: { readonly gone?: MessageName | undefined; readonly isFile?: boolean } = {},
): Promise<Written> {
  const { status, body, retryAfter } = read;
  const messages = messagesIn(context.language);
  // A slug that nothing has is an invalid parameter of the interface (wire section 4).
  // Of a file it is a filter, which its answer names.
  const isUnknown = status === 404 || (status === 400 && !isFile);
  const title = isUnknown ? messages[gone] : (body as { message: string }).message;
  const way =
    isUnknown && !isFile
      ? await whatIsOn(context)
      : html`<p>${retryAfter ? messages.triesAgain : html`<a href="/">${messages.allEvents}</a>`}</p>`;
  const content = html`<h1>${title}</h1>
    ${way}`;
  return { status: isUnknown ? 404 : status, retryAfter, body: String(await document({ title, content }, context)) };
}
