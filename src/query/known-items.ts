import type { ResourceName } from '../schema/index.js';
import type { Data } from './infinite-query.js';
import { queryClient } from './query-client.js';

interface Item {
  readonly id: number;
  readonly url: string;
}

/** The id of the item that a link leads to, among all items of the page. */
export function idAtLink(resource: ResourceName, link: HTMLAnchorElement): number | undefined {
  const addresses = [link.href, link.getAttribute('href')];
  const queries = queryClient()
    .getQueryCache()
    .findAll({ predicate: ({ queryKey, state }) => Boolean(state.data) && String(queryKey[0]).startsWith(`${resource},`) });
  for (const { state } of queries) {
    for (const { items } of (state.data as Data<Item>).pages.flat()) {
      const found = items.find((item) => item && addresses.includes(item.url));
      if (found) return found.id;
    }
  }
  return undefined;
}
