/** A server of the interface that answers from recordings, until the service takes its place. */
import { setTimeout as delay } from 'node:timers/promises';
import { dateFilter, dateFilters, withDefaultDates, type Filter } from './dates.js';
import { eventFilters, Unreadable, type EventRepresentation } from '../src/schema/index.js';
import { categories, daysSinceRecorded, exchanges, recordedEvents, shifted, tags, venues, type Exchange } from './recordings.js';

const list = (text: string) => text.split(',').map((member) => member.trim());

/** Without diacritics, case and entities. */
const fold = (text: string) =>
  text
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&amp;', '&')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();

function searchFilter(text: string): Filter {
  const words = [...fold(text).matchAll(/(-?)(?:"([^"]+)"|(\S+))/g)].map(([, minus, phrase, word]) => ({
    isWanted: !minus,
    word: phrase ?? word!,
  }));
  return ({ title, excerpt, description }) => {
    const texts = fold([title, excerpt, description].join('\n'));
    return words.every(({ isWanted, word }) => texts.includes(word) === isWanted);
  };
}

/** Terms by slug or id, with all below them; `undefined` if one is unknown. */
function termFilter(member: 'categories' | 'tags', text: string): Filter | undefined {
  const terms: readonly { id: number; slug: string; parent?: number }[] = member === 'tags' ? tags : categories;
  const found = list(text).map((name) => terms.find(({ slug }) => slug === name) ?? terms.find(({ id }) => String(id) === name));
  if (found.includes(undefined)) return undefined;
  const ids = new Set(found.map((term) => term!.id));
  // Sets also visit what is added on the way.
  for (const id of ids) for (const term of terms) if (term.parent === id) ids.add(term.id);
  return (event) => event[member].some(({ id }) => ids.has(id));
}

/** Linked items by id; `undefined` if one is unknown. */
function linkFilter(
  text: string,
  known: readonly number[],
  linked: (event: EventRepresentation) => readonly { id: number }[],
): Filter | undefined {
  const ids = list(text).map(Number);
  return ids.every((id) => known.includes(id)) ? (event) => linked(event).some(({ id }) => ids.includes(id)) : undefined;
}

const venuesOf = ({ venue }: EventRepresentation) => [venue].flat();
const organizersOf = ({ organizer }: EventRepresentation) => organizer;
const venueIds = [...venues, ...recordedEvents.flatMap(venuesOf)].map(({ id }) => id);
const organizerIds = recordedEvents.flatMap(organizersOf).map(({ id }) => id);
const everything: Filter = () => true;

/** What each parameter leaves of the events; `undefined` if a server refuses its value. Others change nothing. */
const filters: Record<string, (text: string) => Filter | undefined> = {
  search: searchFilter,
  categories: (text) => termFilter('categories', text),
  tags: (text) => termFilter('tags', text),
  venue: (text) => linkFilter(text, venueIds, venuesOf),
  organizer: (text) => linkFilter(text, organizerIds, organizersOf),
  featured: (text) => (event) => event.featured === eventFilters.featured.kind.parse(text),
  include: (text) => (event) => list(text).includes(String(event.id)),
  status: (text) => (text === 'publish' ? everything : undefined),
  strict_dates: (text) => (text === '0' ? undefined : everything),
  ticketed: (text) => (text.toLowerCase() === 'true' ? undefined : everything),
};

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { 'Content-Type': 'application/json; charset=UTF-8', ...headers } });

const problem = (status: number, code: string, message: string, data: object = {}) =>
  json({ code, message, data: { status, ...data } }, status);

function refusal(names: readonly string[]): Response {
  const params = Object.fromEntries(names.map((name) => [name, 'Invalid parameter.']));
  return problem(400, 'rest_invalid_param', `Invalid parameter(s): ${names.join(', ')}`, { params, details: [] });
}

function listEvents(events: readonly EventRepresentation[], { href, searchParams }: URL, now: Date): Response {
  const texts = Object.keys(eventFilters).flatMap((name): [string, string][] => {
    const text = searchParams.getAll(`${name}[]`).join() || searchParams.get(name);
    return text === null ? [] : [[name, text]];
  });
  const asked = withDefaultDates(new Map(texts), now);
  const read = [...asked].map(([name, text]): [string, Filter | undefined] => {
    if (!text || eventFilters[name as keyof typeof eventFilters].kind.parse(text) instanceof Unreadable) return [name, undefined];
    if (name in dateFilters) return [name, dateFilter(name, text, asked, now)];
    return [name, name in filters ? filters[name]!(text) : everything];
  });
  const refused = read.filter(([, filter]) => !filter).map(([name]) => name);
  if (refused.length) return refusal(refused);

  const found = events.filter((event) => read.every(([, filter]) => filter!(event)));
  const page = Number(asked.get('page') ?? 1);
  const perPage = Math.min(Number(asked.get('per_page') ?? 10), 50);
  const total = found.length;
  const pages = Math.ceil(total / perPage);
  if (page > Math.max(pages, 1)) return problem(404, 'event-archive-page-not-found', 'The requested event archive page does not exist');
  const onPage = found.slice((page - 1) * perPage, page * perPage);
  return json({ events: onPage, rest_url: href, total, total_pages: pages }, 200, {
    'X-TEC-Total': String(total),
    'X-TEC-TotalPages': String(pages),
  });
}

const replayed = ({ response: { status, headers, body } }: Exchange) => json(body, status, headers);

/** Servers on which something is wrong, by the folder below `/api-broken/` that stands for their base URL. */
const broken: Record<string, () => Response> = {
  html: () => new Response('<!doctype html><title>Welcome</title>', { headers: { 'Content-Type': 'text/html' } }),
  empty: () => new Response(''),
  shape: () => json({ posts: [] }),
  500: () => problem(500, 'internal_server_error', 'There has been a critical error on this website.'),
};

/**
 * Plays a server below `/api`, a slow one below `/api-slow`, and broken ones below `/api-broken/…`; one of them,
 * `/api-broken/every-second`, fails at every second request. The recorded week becomes the week of `now`.
 */
export function createReplay(now: () => Date = () => new Date()): (request: Request) => Promise<Response> {
  const days = daysSinceRecorded(now());
  const events = recordedEvents.map((event) => shifted(event, days));
  let requests = 0;

  const answer = (path: string, url: URL) => {
    if (path === '/cal/events/v1/events') return listEvents(events, url, now());
    const event = events.find(({ slug }) => path === `/cal/events/v1/events/by-slug/${slug}`);
    if (event) return json(event);
    const exchange = exchanges.get(`${path}?${url.search.slice(1)}`);
    return exchange ? replayed(exchange) : problem(404, 'rest_no_route', 'No route was found matching the URL and request method.');
  };

  return async (request) => {
    const url = new URL(request.url);
    const [, base, fault, path] = /^\/(api|api-slow|api-broken\/([\w-]+))(\/.*)$/.exec(url.pathname)!;
    if (fault && fault in broken) return broken[fault]!();
    if (fault === 'every-second' && requests++ % 2) return broken[500]!();
    if (base === 'api-slow') await delay(3000);
    const response = answer(path!, url);
    const text = (await response.text()).replaceAll('https://calendar.example', url.origin);
    return new Response(text, response);
  };
}
