import { html, raw } from 'hono/html';
import type {
  CategoryRepresentation,
  EventRepresentation,
  OrganizerRepresentation,
  TagRepresentation,
  VenueRepresentation,
} from '../../data/schema/index.js';
import { addMonths, monthHeading } from '../../data/time/index.js';
import { messagesIn, type Language } from '../languages/languages.js';
import type { MessageName } from '../languages/messages.js';
import { addressOf } from '../text/postal-address.js';
import { ownDescription, summaryOf, textOf } from '../text/html.js';
import { get, Refused, unknown, type PageContext } from './context.js';
import { document, type Markup, type Page } from './document.js';
import { feed } from './feed.js';
import { filtersIn } from './filters.js';
import { icon } from './icon.js';
import { comingEventsOf, type AskedList, type ListedEvents } from './lists.js';
import { manifest } from './manifest.js';
import { comingEvents, element, factsOf, linkable, type Attributes } from './parts.js';
import { refusalPage, type Written } from './refusal.js';
import { robots, sitemap } from './sitemap.js';
import { subscribePage } from './subscribe.js';

/** The months around this one that have a page: crawlers would follow the links to further ones for ever. */
const monthsShown = { before: 12, after: 24 };

async function eventPage(context: PageContext, slug: string): Promise<Page> {
  const { language } = context;
  const event = await get<EventRepresentation>(context, `/events/by-slug/${slug}`);
  return {
    title: textOf(event.title),
    content: element('cal-event-detail', context, { 'event-id': event.id, 'heading-level': 1, 'list-href': '/' }),
    description: [factsOf(event, language), summaryOf(event.excerpt || event.description)].filter(Boolean).join(' · '),
    canonical: event.url,
    type: 'article',
    data: event.json_ld,
    image: event.image ? linkable(event.image.url) : undefined,
  };
}

/** A page of a list has its number in its title, but for the first. */
const titleOf = (title: string, { number, said }: ListedEvents) => (number > 1 ? `${title} · ${said}` : title);

/** The page of a category or tag. Its description stands on the first page of its events alone. */
async function withList(
  context: PageContext,
  title: string,
  about: Markup,
  asked: AskedList,
): Promise<Pick<Page, 'title' | 'content' | 'canonical' | 'filters'>> {
  const listed = await comingEventsOf(context, asked, { paging: 'none', 'heading-level': 3 });
  const { list, filters, turns, number, canonical } = listed;
  return {
    title: titleOf(title, listed),
    content: html`<h1><bdi>${title}</bdi></h1>
      ${number > 1 ? '' : about}
      <h2>${messagesIn(context.language).comingEvents}</h2>
      ${list} ${turns}`,
    canonical,
    filters,
  };
}

type Contact = VenueRepresentation | OrganizerRepresentation;

/** The page of a venue or an organizer: all of it on the first page of its events, its name on the others. */
const contactPage =
  (resource: 'venues' | 'organizers', filter: 'venue' | 'organizer') =>
  async (context: PageContext, slug: string, number: number): Promise<Page> => {
    const contact = await get<Contact>(context, `/${resource}/by-slug/${slug}`);
    const isVenue = 'venue' in contact;
    const title = textOf(String(isVenue ? contact.venue : contact.organizer)) || context.name;
    const asked = { filter: { [filter]: contact.id }, address: contact.url, number };
    // The place of its events stands above them.
    const attributes: Attributes = { 'heading-level': 3, paging: 'none', ...(isVenue && { class: 'at-venue' }) };
    const listed = await comingEventsOf(context, asked, attributes);
    const detail = element(`cal-${filter}-detail`, context, {
      [`${filter}-id`]: contact.id,
      'heading-level': 1,
      'show-events': 'false',
    });
    return {
      title: titleOf(title, listed),
      content: html`${number > 1 ? html`<h1><bdi>${title}</bdi></h1>` : detail}
        <h2>${messagesIn(context.language).comingEvents}</h2>
        ${listed.list} ${listed.turns}`,
      canonical: listed.canonical,
      filters: listed.filters,
      description: [isVenue ? addressOf(contact) : '', summaryOf(contact.description ?? '')]
        .filter(Boolean)
        .join(' · '),
      type: 'article',
      data: contact.json_ld,
      image: contact.image ? linkable(contact.image.url) : undefined,
    };
  };

/** The number of dates of a series that search engines learn of by its page. */
const datesTold = 4;

/** The page of a series: when it takes place, and its dates to come. */
async function seriesPage(context: PageContext, slug: string, number: number): Promise<Page> {
  const series = await context.series(slug);
  if (!series) throw unknown();
  const { id, title, url, about, sentence, data } = series;
  const filter = { post_parent: id };
  const [next, page] = await Promise.all([
    get<{ events: readonly EventRepresentation[] }>(context, `${comingEvents(context, datesTold)}&post_parent=${id}`),
    withList(context, textOf(title), html`${sentence && html`<p>${sentence}</p>`}`, { filter, address: url, number }),
  ]);
  const dates = await Promise.all(next.events.map((event) => get<EventRepresentation>(context, `/events/${event.id}`)));
  return {
    ...page,
    description: [sentence, summaryOf(about)].filter(Boolean).join(' '),
    type: 'article',
    data: { ...data, subEvent: dates.map(({ json_ld }) => json_ld) },
  };
}

/** The page of a category or a tag. */
const termPage =
  (resource: 'categories' | 'tags') =>
  async (context: PageContext, slug: string, number: number): Promise<Page> => {
    const lists = await get<Record<string, readonly (CategoryRepresentation | TagRepresentation)[]>>(
      context,
      `/${resource}?slug=${slug}&hide_empty=false`,
    );
    const [term] = lists[resource]!;
    if (!term) throw unknown();
    const about = html`<div class="text" dir="auto">${raw(ownDescription(term.description, context.site))}</div>`;
    return {
      ...(await withList(context, textOf(term.name), about, {
        filter: { [resource]: term.id },
        address: term.url,
        number,
      })),
      description: summaryOf(term.description),
      type: 'article',
    };
  };

/** The way from the list to the whole calendar: a search of it, and its month. */
function tools(language: Language): Markup {
  const { search, list, month } = messagesIn(language);
  return html`<div class="tools">
    <form action="/calendar/" role="search">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="10" cy="10" r="7" />
        <path d="m15 15 7 7" />
      </svg>
      <input type="search" name="cal-search" placeholder="${search}" aria-label="${search}" />
    </form>
    <div class="views"><a href="/" aria-current="page">${list}</a><a href="/calendar/?cal-view=month">${month}</a></div>
  </div>`;
}

/** The first page: what is on. Readers without scripts turn its pages by links. */
async function listPage(context: PageContext, _: string, number: number): Promise<Page> {
  const { name, language, site } = context;
  const { comingEvents } = messagesIn(language);
  const listed = await comingEventsOf(
    context,
    { address: `${site}/`, number },
    { 'group-by': 'month', 'heading-level': 2 },
  );
  const { list, turns, canonical } = listed;
  return {
    title: number > 1 ? titleOf(comingEvents, listed) : name,
    content: html`${number > 1 && html`<h1>${comingEvents}</h1>`} ${tools(language)} ${list}
    ${turns && html`<noscript>${turns}</noscript>`}`,
    description: `${comingEvents} · ${name}`,
    data: number > 1 ? undefined : { '@context': 'https://schema.org', '@type': 'WebSite', name, url: `${site}/` },
    canonical,
    isHome: number === 1,
  };
}

/** The first day of a month, `YYYY-MM`. */
const firstOf = (month: string): string => `${month}-01`;

/** A month of what is on. Readers without scripts turn its months by links. */
function monthPage(context: PageContext, given: string): Page {
  const { language, site, today } = context;
  const thisMonth = firstOf(today.slice(0, 7));
  const month = given ? firstOf(given) : thisMonth;
  const isShown = (other: string) =>
    other >= addMonths(thisMonth, -monthsShown.before, language) &&
    other <= addMonths(thisMonth, monthsShown.after, language);
  if (!isShown(month)) throw unknown();
  const turn = (count: number, relation: string) => {
    const other = addMonths(month, count, language);
    return (
      isShown(other) &&
      html`<a rel="${relation}" href="/month/${other.slice(0, 7)}/">${monthHeading(other, language)}</a>`
    );
  };
  // Without a date, the element begins with the visitor's today.
  const date: Attributes = given ? { date: month } : {};
  const content = html`<noscript>
      <nav>${turn(-1, 'prev')} ${turn(1, 'next')}</nav>
    </noscript>
    ${element('cal-event-month', context, { ...date, 'heading-level': 1 })}`;
  return {
    title: monthHeading(month, language),
    content,
    description: `${messagesIn(language).comingEvents} · ${monthHeading(month, language)}`,
    canonical: `${site}/month/${given && `${given}/`}`,
    isWide: true,
  };
}

/**
 * All views in one, with search and filters, by scripts alone. It is a page of its own, because the list is there with
 * the first page's HTML, before any script, and a calendar there would push it down by its toolbar.
 */
function calendarPage(context: PageContext): Page {
  const { language, site } = context;
  const messages = messagesIn(language);
  const content = html`<noscript
      ><p><a href="/">${messages.list}</a> · <a href="/month/">${messages.month}</a></p></noscript
    >
    ${element('cal-calendar', context, {})}`;
  return {
    title: messages.calendar,
    content,
    description: messages.comingEvents,
    canonical: `${site}/calendar/`,
    isWide: true,
  };
}

type Made = Page | string | Promise<Page | string>;

interface PageRow {
  /** Its group is a slug, a month or a number. */
  readonly path: RegExp;
  /** Media type; HTML where it is absent. */
  readonly type?: string;
  /** The title where nothing has its slug; a common one where absent. */
  readonly gone?: MessageName;
  /** Whether it lists events page by page: then `?page=` is the number of one. */
  readonly isPaged?: true;
  /** Whether its element takes its view, days and filters from the query. */
  readonly hasState?: true;
  /** Whether the filters of lists in its query say what it is about. */
  readonly isFiltered?: true;
  /**
   * @param number of the page of its list, counted from 1
   * @param filters as a query
   */
  readonly make: (context: PageContext, group: string, number: number, filters: string) => Made;
}

/** The pages that answers name, those of what is on, and those for search engines and feed readers. */
const pages: readonly PageRow[] = [
  { path: /^\/$/, isPaged: true, make: listPage },
  { path: /^\/month(?:\/(\d{4}-(?:0[1-9]|1[0-2])))?\/?$/, make: monthPage },
  { path: /^\/calendar\/?$/, hasState: true, make: calendarPage },
  { path: /^\/subscribe\/?$/, isFiltered: true, make: (context, ...[, , filters]) => subscribePage(context, filters) },
  { path: /^\/event\/([^/]+)\/?$/, gone: 'noEvent', make: eventPage },
  { path: /^\/series\/([^/]+)\/?$/, isPaged: true, make: seriesPage },
  { path: /^\/venue\/([^/]+)\/?$/, isPaged: true, make: contactPage('venues', 'venue') },
  { path: /^\/organizer\/([^/]+)\/?$/, isPaged: true, make: contactPage('organizers', 'organizer') },
  { path: /^\/events\/category\/(?:[^/]+\/)*?([^/]+)\/?$/, isPaged: true, make: termPage('categories') },
  { path: /^\/tag\/([^/]+)\/?$/, isPaged: true, make: termPage('tags') },
  {
    path: /^\/feed\.xml$/,
    type: 'application/atom+xml; charset=UTF-8',
    isFiltered: true,
    make: (context, ...[, , filters]) => feed(context, filters),
  },
  {
    path: /^\/sitemap(?:-([1-9]\d{0,3}))?\.xml$/,
    type: 'application/xml; charset=UTF-8',
    make: (context, file) => sitemap(context, file),
  },
  { path: /^\/icon\.svg$/, type: 'image/svg+xml', make: icon },
  { path: /^\/manifest\.webmanifest$/, type: 'application/manifest+json', make: manifest },
  { path: /^\/robots\.txt$/, type: 'text/plain; charset=UTF-8', make: robots },
];

/** A requested page. */
export interface AskedPage {
  /** Equal for all addresses of the page. */
  readonly key: string;
  /** Media type; HTML where it is absent. */
  readonly type?: string | undefined;
  /** The title where nothing has its slug. */
  readonly gone?: MessageName | undefined;
  /** Whether its elements are printed. */
  readonly isPrinted: boolean;
  /** The part of its query that is about its element, as a query; empty where there is none. */
  readonly state: string;
  readonly make: (context: PageContext) => Made;
}

/** The states of a calendar that are printed: others have too many addresses, or depend on the width. */
const printedStates: Readonly<Record<string, RegExp>> = {
  'cal-view': /^(?:list|month)$/,
  'cal-date': /^\d{4}-\d\d(?:-\d\d)?$/,
};

/** The page of an address; `undefined` where that is none. */
export function pageAt({ pathname, searchParams }: URL): AskedPage | undefined {
  const index = pages.findIndex(({ path }) => path.test(pathname));
  if (index < 0) return undefined;
  const { path, type, gone, isPaged, hasState, isFiltered, make } = pages[index]!;
  const [, group = ''] = path.exec(pathname)!;
  const [asked = '1'] = (isPaged && /^[1-9]\d{0,3}$/.exec(searchParams.get('page') ?? '')) || [];
  const stated = hasState ? [...searchParams].filter(([name]) => name.startsWith('cal-')) : [];
  const isPrinted = !type && stated.every(([name, value]) => printedStates[name]?.test(value));
  const state = isPrinted ? String(new URLSearchParams(stated.sort())) : '';
  const filters = isFiltered ? filtersIn(searchParams) : '';
  const key = [index, group, asked, isPrinted, state, filters].join(' ');
  return { key, type, gone, isPrinted, state, make: (context) => make(context, group, Number(asked), filters) };
}

/** Makes a page; a refusal of the interface becomes a page with the reason. */
export async function makePage({ gone, type, make }: AskedPage, context: PageContext): Promise<Written> {
  try {
    const made = await make(context);
    return { status: 200, body: typeof made === 'string' ? made : String(await document(made, context)) };
  } catch (error) {
    if (error instanceof Refused) return refusalPage(error, context, { gone, isFile: type !== undefined });
    throw error;
  }
}
