import { documentationUrl, feedUrl, hasFeeds } from '../client/feed-url.js';
import { feedFilters } from '../schema/feed-filters.js';
import { readFilters } from '../schema/tables.js';
import { endpointOf, readable } from './list-plan.js';
import { actualUrl } from './namespaces.js';
import { queryClient } from './query-client.js';
import { readSettings } from './settings.js';

/**
 * The address of the iCalendar feed of a list's filters, read from its attributes, where its server says that it has
 * some. The days that a range stands for are left out: a subscription goes on.
 */
export async function findFeed(list: Element): Promise<string | undefined> {
  try {
    const endpoint = endpointOf(readable(readSettings(list)));
    const filters = { ...readFilters(feedFilters, (name) => list.getAttribute(name)), page: undefined };
    const feed = actualUrl(feedUrl(endpoint, { ...filters, per_page: undefined }));
    const url = actualUrl(documentationUrl(endpoint));
    const isKnown = await queryClient().fetchQuery({
      queryKey: [{ documentation: url }],
      queryFn: ({ signal }) => hasFeeds({}, url, { signal }),
      staleTime: Infinity,
      retry: false,
    });
    return isKnown ? feed : undefined;
  } catch {
    return undefined; // The list reports the unreadable attribute.
  }
}
