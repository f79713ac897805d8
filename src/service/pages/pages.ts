import { html, raw } from 'hono/html';
import {
  defaultNamespace,
  type CategoryRepresentation,
  type EventRepresentation,
  type OrganizerRepresentation,
  type TagRepresentation,
  type VenueRepresentation,
} from '../../schema/index.js';
import { messagesIn, type Language } from '../languages/languages.js';
import { safeHtml, textOf } from '../text/html.js';
import { document, type Markup, type Page } from './document.js';
import { addressOf, facts, link, linkable, picture, statusOf, summaryOf, timeOf, venuesOf, wall } from './parts.js';

/** An answer of the interface to somebody who is not signed in, as JSON. */
interface Read {
  readonly status: number;
  /** The header of that name, where there is one. */
  readonly retryAfter: string | null;
  readonly body: unknown;
}

/** What a page is made with. */
interface PageContext {
  /** Reads a path below the namespace, in the language of the page. */
  readonly read: (path: string) => Promise<Read>;
  readonly language: Language;
  /** The public origin, and its name. */
  readonly site: string;
  readonly host: string;
  /** Address of the folder above the namespace: what elements have as `base-url`. */
  readonly baseUrl: string;
  readonly now: number;
  /** Number of the page of a list. */
  readonly page: number;
}

/** Ends the making of a page: the interface refuses what it needs. */
class Refused extends Error {
  readonly read: Read;
  constructor(read: Read) {
    super('refused');
    this.read = read;
  }
}

async function get<T>({ read }: PageContext, path: string): Promise<T> {
  const answer = await read(path);
  if (answer.status !== 200) throw new Refused(answer);
  return answer.body as T;
}

const backLink = ({ site, language }: PageContext) => html`<nav><a href="${site}/">${messagesIn(language).allEvents}</a></nav>`;

/** The coming events that a query finds, and a link to the next page of them. */
async function comingEvents(context: PageContext, query: string, address: string): Promise<Markup> {
  const { language, now, page } = context;
  const messages = messagesIn(language);
  // Running events included: what ended today is left out below.
  const yesterday = new Date(now - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const list = await get<{ events: readonly EventRepresentation[]; total_pages: number }>(
    context,
    `/events?ends_after=${yesterday}&per_page=50&page=${page}${query}`,
  );
  const coming = list.events.filter(({ utc_end_date }) => wall(utc_end_date) > now);
  const rows = coming.map((event) => {
    const places = venuesOf(event).map(({ venue }) => textOf(String(venue)));
    const place = places.filter(Boolean).join(', ');
    return html`<li>
      <a href="${event.url}">${textOf(event.title)}</a>
      ${statusOf(event, language)}<br />${timeOf(event, language)}${place && html` · <bdi>${place}</bdi>`}
    </li>`;
  });
  const more = page < list.total_pages && html`<p><a rel="next" href="${address}?page=${page + 1}">${messages.moreEvents}</a></p>`;
  return html`<h2>${messages.comingEvents}</h2>
    ${
      rows.length
        ? html`<ul class="events">
            ${rows}
          </ul>`
        : html`<p>${messages.noComingEvents}</p>`
    }${more}`;
}

async function eventPage(context: PageContext, slug: string): Promise<Page> {
  const { language } = context;
  const messages = messagesIn(language);
  const event = await get<EventRepresentation>(context, `/events/by-slug/${slug}`);
  const title = textOf(event.title);
  const description = summaryOf(event.excerpt || event.description);
  const places = venuesOf(event).map((venue) => html`<div>${link(venue.url, textOf(String(venue.venue)))} ${addressOf(venue)}</div>`);
  const organizers = event.organizer.map((organizer) => html`<div>${link(organizer.url, textOf(String(organizer.organizer)))}</div>`);
  const website = event.website === event.url ? undefined : linkable(event.website);
  const content = html`${backLink(context)}
    <main>
      <h1>${title}</h1>
      <p>${statusOf(event, language)} ${timeOf(event, language)}</p>
      ${picture(event.image)}
      ${facts([
        [messages.venue, places.length > 0 && html`${places}`],
        [messages.cost, textOf(event.cost)],
        [messages.organizer, organizers.length > 0 && html`${organizers}`],
        [messages.website, link(website, website ?? '')],
      ])}
      <div>${raw(safeHtml(event.description))}</div>
    </main>`;
  return {
    title,
    content,
    description,
    canonical: event.url,
    data: event.json_ld,
    image: event.image ? event.image.url : undefined,
  };
}

type Contact = VenueRepresentation | OrganizerRepresentation;

/** The page of a venue or an organizer. */
const contactPage =
  (resource: 'venues' | 'organizers', filter: 'venue' | 'organizer') =>
  async (context: PageContext, slug: string): Promise<Page> => {
    const messages = messagesIn(context.language);
    const contact = await get<Contact>(context, `/${resource}/by-slug/${slug}`);
    const title = textOf(String('venue' in contact ? contact.venue : contact.organizer)) || context.host;
    const website = linkable(contact.website);
    const email = 'email' in contact ? contact.email : undefined;
    const content = html`${backLink(context)}
      <main>
        <h1>${title}</h1>
        ${picture(contact.image)}
        ${facts([
          [messages.address, 'venue' in contact && addressOf(contact)],
          [messages.phone, link(contact.phone && `tel:${contact.phone.replace(/[^\d+]/g, '')}`, contact.phone ?? '')],
          [messages.email, link(email && `mailto:${email}`, email ?? '')],
          [messages.website, link(website, website ?? '')],
        ])}
        <div>${raw(safeHtml(contact.description ?? ''))}</div>
        ${await comingEvents(context, `&${filter}=${contact.id}`, contact.url)}
      </main>`;
    return { title, content, description: summaryOf(contact.description), canonical: contact.url, data: contact.json_ld };
  };

/** The page of a category or a tag. */
const termPage =
  (resource: 'categories' | 'tags') =>
  async (context: PageContext, slug: string): Promise<Page> => {
    const lists = await get<Record<string, readonly (CategoryRepresentation | TagRepresentation)[]>>(
      context,
      `/${resource}?slug=${slug}&hide_empty=false`,
    );
    const [term] = lists[resource]!;
    if (!term) throw new Refused({ status: 404, body: {}, retryAfter: null });
    const title = textOf(term.name);
    const content = html`${backLink(context)}
      <main>
        <h1>${title}</h1>
        <div>${raw(safeHtml(term.description))}</div>
        ${await comingEvents(context, `&${resource}=${term.id}`, term.url)}
      </main>`;
    return { title, content, description: summaryOf(term.description), canonical: term.url };
  };

/** The first page: what is on, and how to show it elsewhere. */
async function homePage(context: PageContext): Promise<Page> {
  const { baseUrl, host, language, site } = context;
  const messages = messagesIn(language);
  const content = html`<main>
    <h1>${host}</h1>
    ${await comingEvents(context, '', `${site}/`)}
    <h2>${messages.embed}</h2>
    <pre><code>&lt;cal-calendar base-url="${baseUrl}"&gt;&lt;/cal-calendar&gt;</code></pre>
    <p>
      <a href="${baseUrl}/${defaultNamespace}/events.ics">iCalendar</a> · <a href="${baseUrl}/${defaultNamespace}">${messages.interface}</a>
    </p>
  </main>`;
  return { title: host, content, canonical: `${site}/` };
}

/** The pages that answers name, by their path, whose group is a slug. */
const pages: readonly (readonly [path: RegExp, make: (context: PageContext, slug: string) => Promise<Page>])[] = [
  [/^\/()$/, homePage],
  [/^\/event\/([^/]+)\/?$/, eventPage],
  [/^\/venue\/([^/]+)\/?$/, contactPage('venues', 'venue')],
  [/^\/organizer\/([^/]+)\/?$/, contactPage('organizers', 'organizer')],
  [/^\/events\/category\/(?:[^/]+\/)*?([^/]+)\/?$/, termPage('categories')],
  [/^\/tag\/([^/]+)\/?$/, termPage('tags')],
];

/** Whether a path is that of a page. */
export const isPage = (pathname: string): boolean => pages.some(([path]) => path.test(pathname));

/** A page, ready to be sent. */
interface Made extends Pick<Read, 'status'>, Partial<Pick<Read, 'retryAfter'>> {
  readonly body: string;
}

/** Makes the page of a path; what the interface refuses becomes a page that says so. */
export async function makePage(pathname: string, context: PageContext): Promise<Made> {
  const { host, language } = context;
  const [path, make] = pages.find(([path]) => path.test(pathname))!;
  const write = async (page: Page) => String(await document(page, host, language));
  try {
    return { status: 200, body: await write(await make(context, path.exec(pathname)![1]!)) };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { status, body, retryAfter } = error.read;
    // A slug that nothing has is an invalid parameter of the interface (wire section 4).
    const isUnknown = status === 400 || status === 404;
    const title = isUnknown ? messagesIn(language).noPage : (body as { message: string }).message;
    const content = html`${backLink(context)}
      <main><h1>${title}</h1></main>`;
    return { status: isUnknown ? 404 : status, retryAfter, body: await write({ title, content }) };
  }
}
