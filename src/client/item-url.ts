import { encodeSlug, text, type FilterTable, type ResourceName } from '../schema/index.js';
import { address, type Endpoint } from './address.js';

const itemQuery: FilterTable = { password: { kind: text } };

/** The URL of one item, by id or slug. */
export function itemUrl(
  endpoint: Endpoint,
  resource: ResourceName,
  key: number | string,
  query: { readonly password?: string } = {},
): string {
  const path = typeof key === 'number' ? key : `by-slug/${encodeSlug(key)}`;
  return address(endpoint, `/${resource}/${path}`, itemQuery, query);
}
