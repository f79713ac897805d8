import type { EventRepresentation } from '../schema/representations.js';
import type { ResourceName } from '../schema/resources.js';
import type { Data } from './known-pages.js';
import { queryClient } from './query-client.js';

/** The common members of items of any resource. */
type Item = Pick<EventRepresentation, 'id' | 'url'>;

/** The item that a link leads to, among all items of the page, with the server that it comes from, among several. */
export function itemAtLink(
  resource: ResourceName,
  link: HTMLAnchorElement,
): { id: number; server: string | undefined } | undefined {
  const addresses = [link.href, link.getAttribute('href')];
  const queries = queryClient()
    .getQueryCache()
    .findAll({ queryKey: [{ resource }], predicate: ({ state }) => state.data !== undefined });
  for (const { state } of queries) {
    for (const { items, notes = [] } of (state.data as Data<Item>).pages.flat()) {
      const index = items.findIndex((item) => item && addresses.includes(item.url));
      if (index >= 0) return { id: items[index]!.id, server: notes[index]?.origin?.server };
    }
  }
  return undefined;
}
