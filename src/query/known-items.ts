import type { ResourceName } from '../schema/index.js';
import type { Data } from './infinite-query.js';
import { queryClient } from './query-client.js';

interface Item {
  readonly id: number;
  readonly url: string;
  /** The server that it comes from, among several. */
  readonly base_url?: string;
}

/** The item that a link leads to, among all items of the page. */
export function itemAtLink(resource: ResourceName, link: HTMLAnchorElement): Item | undefined {
  const addresses = [link.href, link.getAttribute('href')];
  const queries = queryClient()
    .getQueryCache()
    .findAll({ predicate: ({ queryKey, state }) => Boolean(state.data) && String(queryKey[0]).startsWith(`${resource},`) });
  for (const { state } of queries) {
    for (const { items } of (state.data as Data<Item>).pages.flat()) {
      const found = items.find((item) => item && addresses.includes(item.url));
      if (found) return found;
    }
  }
  return undefined;
}
