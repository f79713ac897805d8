import { text, type FilterTable, type ResourceName } from '../schema/index.js';
import { address, type Endpoint } from './address.js';

const itemQuery: FilterTable = { password: { kind: text } };

/** The URL of one item, by id or slug. Slugs come percent-encoded from the server (wire section 7) and are not encoded twice. */
export function itemUrl(
  endpoint: Endpoint,
  resource: ResourceName,
  key: number | string,
  query: { readonly password?: string } = {},
): string {
  const path = typeof key === 'number' ? key : `by-slug/${encodeURIComponent(decoded(key))}`;
  return address(endpoint, `/${resource}/${path}`, itemQuery, query);
}

function decoded(slug: string): string {
  try {
    return decodeURIComponent(slug);
  } catch {
    return slug;
  }
}
