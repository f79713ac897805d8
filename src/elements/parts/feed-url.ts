import { eventFilters, Unreadable, type FilterTable, type Kind } from '../../data/schema/index.js';

/** The placeholder of a filter's value in the address of a feed; addresses may encode its braces. */
const placeholder = /(?:\{|%7B)([\w-]*)(?:\}|%7D)/gi;

/** The filters of lists that feeds of other servers may take too. */
const feedFilters = Object.keys(eventFilters).filter((name) =>
  /^(search|categories|tags|venue|organizer|featured)$/.test(name),
);

/** The address of a feed with the filters of a list, which are empty where they are not set. */
export const feedOf = (address: string, filter: (name: string) => string | null): string =>
  address.replace(placeholder, (_, name: string) => encodeURIComponent(filter(name) ?? ''));

/** The address of a feed, as pages or calendar apps write it. */
function readFeed(value: unknown): string | Unreadable {
  const url = URL.parse(
    String(value)
      .trim()
      .replace(/^webcal:/i, 'https:'),
    globalThis.document?.baseURI,
  );
  if (!url || !/^https?:$/.test(url.protocol)) return new Unreadable('url', value);
  const unknown = [...url.href.matchAll(placeholder)].find(([, name]) => !feedFilters.includes(name!));
  const names = feedFilters.map((name) => `{${name}}`);
  return unknown ? new Unreadable('choice', `{${unknown[1]}}`, names) : url.href;
}

const feed: Kind<string> = {
  name: 'url',
  parse: readFeed,
  accept: readFeed,
  format: String,
  isAddress: true,
};

/** The attribute of a feed, which calendars have too. */
export const feedAttributes = {
  /**
   * Address of the feed that visitors subscribe to, such as /events/list/?ical=1, instead of the one that our service
   * has for the filters of the list; {search}, {categories}, {tags}, {venue}, {organizer} and {featured} in it stand
   * for what these filters say, else for nothing
   */
  feed_url: { kind: feed },
} as const satisfies FilterTable;
