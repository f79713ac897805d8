import { feedFilters, type FeedFilters } from '../schema/feed-filters.js';
import { membersOf } from '../schema/shapes.js';
import { text } from '../schema/kinds.js';
import type { ReadFilters } from '../schema/tables.js';
import { address, type Endpoint } from './endpoint.js';
import { readObject } from './read-item.js';
import type { CallOptions, Connection } from './request.js';

const documentationFilters = { _fields: { kind: text } } as const;

/** The URL under which a server says what it is. */
export const documentationUrl = (endpoint: Endpoint): string =>
  address(endpoint, '/doc', documentationFilters, { _fields: 'info' });

/**
 * Whether the server names feeds there; feeds are never requested from one without.
 * @throws CalError
 */
export async function hasFeeds(connection: Connection, url: string, options?: CallOptions): Promise<boolean> {
  const { info } = await readObject(connection, url, options);
  return membersOf(info)['x-feeds'] === true;
}

/**
 * The URL under which our service answers with the events of these filters as iCalendar; other servers have none.
 * @example
 * ```ts
 * const endpoint = { baseUrl: 'https://example.org/api' };
 * if (await hasFeeds({}, documentationUrl(endpoint))) console.log(feedUrl(endpoint, { categories: ['jazz'] }));
 * ```
 */
export const feedUrl = (endpoint: Endpoint, filters: ReadFilters<typeof feedFilters> | FeedFilters): string =>
  address(endpoint, '/events.ics', feedFilters, filters);
