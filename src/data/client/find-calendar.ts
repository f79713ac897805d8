import { defaultNamespace } from '../schema/names.js';
import { eventFilters } from '../schema/events.js';
import { listUrl, type Endpoint } from './endpoint.js';
import { CalError } from './error.js';
import { readList } from './read.js';
import { hasId, readObject } from './read-item.js';
import type { Connection } from './request.js';

/** A calendar that answers, with the number of events in its list without filters. */
export interface FoundCalendar extends Required<Endpoint> {
  readonly total: number;
}

/** The path of an interface below its root: `cal/events/v1` of `cal/events/v1/events/12`. */
const namespaceOf = (path: string): string | undefined => /^\/?(\S*?\/v\d+)(?:\/|$)/.exec(path)?.[1];

/** Reads an address that names the interface: its root, and the namespace if the address has one. */
function namedRoot({ origin, pathname, searchParams }: URL): Endpoint | undefined {
  const at = (baseUrl: string, below: string) => {
    const namespace = namespaceOf(below);
    return { baseUrl, ...(namespace && { namespace }) };
  };
  const route = searchParams.get('rest_route');
  if (route !== null) return at(`${origin}${pathname}?rest_route=/`, route);
  const [, root, below = ''] = /^(.*?\/wp-json)(\/.*)?$/.exec(pathname) ?? [];
  if (root) return at(origin + root, below);
  const end = pathname.indexOf(`/${defaultNamespace}`);
  return end < 0 ? undefined : { baseUrl: origin + pathname.slice(0, end) };
}

const isLanguage = (segment: string | undefined) => /^[a-z]{2}(?:[-_][a-z]{2})?$/i.test(segment ?? '');

/** The possible roots of a site's interface, the likely ones first, by the address of any of its pages. */
function possibleRoots(address: URL): readonly Endpoint[] {
  const named = namedRoot(address);
  if (named) return [named];
  const { origin, pathname } = address;
  const segments = pathname.split('/').filter(Boolean);
  const folders = ['', ...segments.slice(0, 2).map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)];
  // Of a site in several languages, the calendar in the language of the page.
  if (isLanguage(segments[0])) folders.reverse();
  const paths = [...folders.map((folder) => `${folder}/wp-json`), pathname.replace(/\/$/, ''), '/?rest_route=/', ''];
  return [...new Set(paths)].map((path) => ({ baseUrl: origin + path }));
}

const isHttps = (url: string | undefined) => /^https:/i.test(url ?? '');

/** The addresses that a text may mean. A page by HTTPS may not read a calendar by HTTP. */
function addressesIn(text: string): readonly URL[] {
  const trimmed = text.trim();
  const spellings = /^https?:\/\//i.test(trimmed)
    ? [trimmed]
    : trimmed.startsWith('/')
      ? [trimmed]
      : [`https://${trimmed}`, `http://${trimmed}`];
  const urls = spellings.flatMap((spelling) => URL.parse(spelling, globalThis.location?.href) ?? []);
  if (!urls.length || /\s/.test(trimmed)) throw new CalError('filter', 'It is no address', { fields: ['base_url'] });
  return urls;
}

async function tryRoot(
  connection: Connection,
  { baseUrl, namespace = defaultNamespace }: Endpoint,
): Promise<FoundCalendar> {
  const url = listUrl({ baseUrl, namespace }, 'events', eventFilters, { per_page: 1 });
  const { total } = await readList(connection, 'events', { url, page: 1, perPage: 1 }, { isItem: hasId });
  return { baseUrl, namespace, total };
}

/** The namespaces that the index of a site names. @throws CalError */
export async function namespacesAt(connection: Connection, baseUrl: string): Promise<readonly string[]> {
  const root = baseUrl.replace(/\/$/, '');
  const { namespaces } = await readObject(connection, `${root}/${root.includes('?') ? '&' : '?'}_fields=namespaces`);
  return Array.isArray(namespaces) ? namespaces.filter((name) => typeof name === 'string') : [];
}

/** The one of a calendar: that of the plugin The Events Calendar, or one like it. */
export const calendarAmong = (namespaces: readonly string[]): string | undefined =>
  [defaultNamespace, 'tribe/events/v1'].find((name) => namespaces.includes(name)) ??
  namespaces.find((name) => /\/events\/v\d+$/.test(name));

/** Looks for a calendar that has another namespace. */
async function tryOtherNamespaces(connection: Connection, baseUrl: string): Promise<FoundCalendar | undefined> {
  const namespace = calendarAmong(await namespacesAt(connection, baseUrl));
  return namespace === undefined ? undefined : tryRoot(connection, { baseUrl, namespace });
}

/** Failures in the order in which they say most about the calendar: of several, the first in this order is thrown. */
const weights: readonly ((error: CalError) => boolean)[] = [
  ({ status }) => status === 401 || status === 403,
  ({ code }) => code === 'rest_no_route',
  ({ kind }) => kind === 'cors',
  ({ kind }) => kind === 'http' || kind === 'shape',
  ({ code }) => code === 'mixed',
];
const weightOf = (error: CalError) => {
  const at = weights.findIndex((fits) => fits(error));
  return at < 0 ? weights.length : at;
};

/**
 * Finds the interface of a calendar by the address of any page of its site, with or without `/wp-json`, `?rest_route=`
 * or a language segment.
 * @example
 * ```ts
 * const { baseUrl, namespace } = await findCalendar('https://example.org/about-us');
 * const calendar = createClient({ baseUrl, namespace });
 * ```
 * @throws CalError that says why there is none; of kind `network` with code `mixed` where only a page by HTTP could
 * read it
 */
export async function findCalendar(text: string, connection: Connection = {}): Promise<FoundCalendar> {
  const failures: CalError[] = [];
  const isSecure = isHttps(globalThis.location?.href);
  for (const address of addressesIn(text)) {
    const isMixed = isSecure && !isHttps(address.href) && !/^(?:localhost|127\.)/.test(address.hostname);
    if (isMixed) address.protocol = 'https:';
    for (const root of possibleRoots(address)) {
      const found = await tryRoot(connection, root)
        .catch((error: CalError) => {
          failures.push(error);
          return error.code === 'rest_no_route' && !root.namespace
            ? tryOtherNamespaces(connection, root.baseUrl)
            : undefined;
        })
        .catch(() => undefined);
      if (found) return found;
      // Whoever does not answer here answers nowhere.
      if (failures.at(-1)!.kind === 'network') break;
    }
    if (isMixed)
      failures.push(
        new CalError('network', 'A page by HTTPS cannot read HTTP', {
          code: 'mixed',
          request: { method: 'GET', url: address.href },
        }),
      );
  }
  throw failures.reduce((plainest, other) => (weightOf(other) < weightOf(plainest) ? other : plainest));
}
