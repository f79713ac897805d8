import { listOf, membersOf } from '../../../data/schema/index.js';
import { DownloadFailure, type Downloaded } from '../../net/download.js';
import { mostEvents } from '../read-events.js';
import { members } from './members.js';

/** Gets what is behind an address, in so many milliseconds at most. @throws DownloadFailure */
export type Get = (address: string, time?: number) => Promise<Downloaded>;

/** Milliseconds that all pages take at most. */
const time = 120_000;

/** The namespace of a calendar among those of its server: ours, or that of The Events Calendar. */
const isNamespace = (name: unknown): name is string => typeof name === 'string' && /^[\w-]+\/events\/v1$/.test(name);

/** What an answer holds where it is JSON; else nothing. */
function answerIn({ bytes }: Downloaded): Readonly<Record<string, unknown>> {
  const text = Buffer.from(bytes).toString();
  try {
    return /^\uFEFF?\s*\{/.test(text) ? membersOf(JSON.parse(text.replace(/^\uFEFF/, ''))) : {};
  } catch {
    return {};
  }
}

/** The address of a route, also on servers that take it in the query (wire section 2). */
function routeBelow(address: string, route: string): URL {
  const url = new URL(address);
  const below = (path: string) => `${path.replace(/\/$/, '')}/${route}`;
  const asked = url.searchParams.get('rest_route');
  if (asked === null) url.pathname = below(url.pathname);
  else url.searchParams.set('rest_route', below(asked));
  return url;
}

/** The list of events that an answer of the interface is, or leads to. */
function listBehind(answer: Readonly<Record<string, unknown>>, address: string): URL | undefined {
  if (Array.isArray(listOf(answer.events))) return new URL(address);
  if (isNamespace(answer.namespace)) return routeBelow(address, 'events');
  const namespace = [answer.namespaces].flat().find(isNamespace);
  return namespace === undefined ? undefined : routeBelow(address, `${namespace}/events`);
}

/** Filters of dates, in whose place all events are asked for; without any, lists begin today (wire section 6.1). */
const dates = /^(?:(?:start|end)_date|(?:starts|ends)_(?:before|after))$/;
const always = { start_date: '2000-01-01', end_date: '2100-01-01' };

/** Names that choose no events. */
const pages: readonly string[] = ['rest_route', 'page', 'per_page'];

function pageOf(list: URL, page: number): string {
  const url = new URL(list);
  const names = [...url.searchParams.keys()];
  const all = !names.some((name) => dates.test(name)) && always;
  // Of a part of a calendar, series would lack dates.
  const series = names.every((name) => pages.includes(name)) && { series_date: 'true' };
  for (const [name, value] of Object.entries({ ...all, ...series, per_page: '50', page: String(page) }))
    url.searchParams.set(name, value);
  return url.href;
}

/** The most pages of categories. */
const mostPages = 20;

/** The categories of a calendar, also those that no event names: such may stand above others. What fails ends them. */
async function fetchCategories(list: URL, get: Get, end: number): Promise<unknown[]> {
  const route = list.searchParams.get('rest_route');
  const besides = (path: string) => path.replace(/events\/?$/, 'categories');
  const url = new URL(route === null ? besides(list.pathname) : list.pathname, list);
  let all: unknown[] = [];
  for (let [page, last] = [1, 1]; page <= last + 1 && page <= mostPages; page++) {
    const asked = { ...(route !== null && { rest_route: besides(route) }), hide_empty: 'false', per_page: '50' };
    url.search = String(new URLSearchParams({ ...asked, page: String(page) }));
    const answer = await get(url.href, Math.max(end - performance.now(), 1)).catch(() => undefined);
    const { categories: listed, total_pages } = answer ? answerIn(answer) : {};
    const categories = listOf(listed);
    if (!Array.isArray(categories) || !categories.length) break;
    all = all.concat(categories);
    // It may be one too low (wire section 5).
    last = Number(total_pages);
  }
  return all;
}

/**
 * All pages of a calendar of the interface, one list a line with what is read of it; `undefined` where an answer leads to
 * none.
 * @throws DownloadFailure
 */
export async function fetchLists(first: Downloaded, get: Get, most: number): Promise<Downloaded | undefined> {
  const list = listBehind(answerIn(first), first.url);
  if (!list) return undefined;
  const end = performance.now() + time;
  const lines: Buffer[] = [];
  let [size, count] = [0, 0];
  const keep = (answer: object) => {
    const line = Buffer.from(`${JSON.stringify(answer, members)}\n`);
    size += line.length;
    if (size > most) throw new DownloadFailure('too_large', `more than ${most} bytes`);
    lines.push(line);
  };
  for (let page = 1; count <= mostEvents; page++) {
    const left = end - performance.now();
    if (left <= 0) throw new DownloadFailure('too_late', `no end within ${time} ms`);
    const answer = await get(pageOf(list, page), left).catch((error: unknown) => {
      // A page that was the last one may have gone meanwhile.
      if (page > 1 && error instanceof DownloadFailure && error.status === 404) return undefined;
      throw error;
    });
    const { events: listed, total_pages } = answer ? answerIn(answer) : { events: [] };
    const events = listOf(listed);
    // A part of a calendar is none: what is missing in it would seem gone.
    if (!Array.isArray(events)) return answer!;
    keep({ events });
    count += events.length;
    if (!events.length || page >= Number(total_pages)) break;
  }
  keep({ categories: await fetchCategories(list, get, end) });
  return { url: list.href, bytes: Buffer.concat(lines), etag: '', lastModified: '' };
}
