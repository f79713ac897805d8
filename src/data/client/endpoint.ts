import { defaultNamespace, encodeSlug } from '../schema/names.js';
import { text, Unreadable } from '../schema/kinds.js';
import type { FilterTable } from '../schema/tables.js';
import type { ResourceName } from '../schema/resources.js';
import { CalError } from './error.js';

/** The address of a calendar. */
export interface Endpoint {
  /**
   * Root of the interface: `https://example.org/wp-json`, with a language segment or not, relative to the page,
   * or in the form `https://example.org/?rest_route=/` (wire section 2).
   */
  readonly baseUrl: string;
  /** `cal/events/v1` by default. */
  readonly namespace?: string;
}

/**
 * The URL of a list, the same text for the same question: filters in the table's order, lists as CSV.
 * @example
 * ```ts
 * listUrl({ baseUrl: 'https://example.org/wp-json' }, 'events', eventFilters, { categories: ['jazz', 'folk'] });
 * // https://example.org/wp-json/cal/events/v1/events?categories=jazz%2Cfolk
 * ```
 * @throws CalError `filter` for a value that cannot be read, or whose partner is missing, and for a missing or non-http
 * base URL.
 */
export function listUrl(
  endpoint: Endpoint,
  resource: ResourceName,
  table: FilterTable,
  filters: Readonly<Record<string, unknown>>,
): string {
  return address(endpoint, `/${resource}`, table, filters);
}

const itemQuery: FilterTable = { password: { kind: text } };

/**
 * The URL of one item, by id or slug.
 * @example
 * ```ts
 * itemUrl({ baseUrl: 'https://example.org/wp-json' }, 'events', 'harbour-festival');
 * // https://example.org/wp-json/cal/events/v1/events/by-slug/harbour-festival
 * ```
 */
export function itemUrl(
  endpoint: Endpoint,
  resource: ResourceName,
  key: number | string,
  query: { readonly password?: string } = {},
): string {
  const path = typeof key === 'number' ? key : `by-slug/${encodeSlug(key)}`;
  return address(endpoint, `/${resource}/${path}`, itemQuery, query);
}

/** The URL of `path` below the namespace. `path` must be encoded already. */
export function address(
  { baseUrl, namespace }: Endpoint,
  path: string,
  table: FilterTable = {},
  filters: Readonly<Record<string, unknown>> = {},
): string {
  const root = readRoot(baseUrl);
  const route = `/${(namespace || defaultNamespace).split('/').filter(Boolean).join('/')}${path}`;
  const below = (text: string) =>
    text.replace(/(?:\/|%2F)+/gi, (slashes, at: number) => (at + slashes.length < text.length ? slashes : '')) + route;
  const search = root.search.replace(/([?&]rest_route=)([^&]*)/, (_, key: string, value: string) => key + below(value));
  const pathname = search === root.search ? below(root.pathname) : root.pathname;
  const query = [search.slice(1), String(queryOf(table, filters))].filter(Boolean).join('&');
  return root.origin + pathname + (query && `?${query}`);
}

/**
 * Mistakes that would resolve against the page's own host: text in quotes, and a host without its scheme (`index.php`
 * is none); and several addresses where only one can be taken.
 */
const misread = /["“”„«»\s]|&quot;|^['‘’]|^[^/?#:.]+\.(?!php\b)/;

/**
 * The root of the interface as an absolute URL.
 * @param page against which a relative address is read
 * @throws CalError `filter` where it is missing or cannot be read
 */
export function readRoot(baseUrl: string, page: string | undefined = globalThis.document?.baseURI): URL {
  try {
    const text = baseUrl.trim();
    const root = text && !misread.test(text) && new URL(text, page);
    if (root && /^https?:$/.test(root.protocol)) return root;
  } catch {
    // Not a URL: refused below.
  }
  if (baseUrl.trim()) throw CalError.unreadable('base_url', new Unreadable('url', baseUrl));
  throw new CalError('filter', 'it is missing', { fields: ['base_url'] });
}

function queryOf(table: FilterTable, filters: Readonly<Record<string, unknown>>): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, { kind, max = Infinity, together }] of Object.entries(table)) {
    const given = filters[name] ?? undefined;
    if (given === undefined) continue;
    const value: unknown = given instanceof Unreadable ? given : kind.accept(given);
    if (value instanceof Unreadable) throw CalError.unreadable(name, value);
    if (together && filters[together] == null) {
      throw new CalError('filter', `${name} needs ${together}`, { fields: [name, together] });
    }
    query.set(name, kind.format(typeof value === 'number' ? Math.min(value, max) : value));
  }
  return query;
}
