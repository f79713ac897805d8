import { positive, text, Unreadable, type FilterTable, type Kind } from '../../schema/index.js';

/** The address of a feed, as pages or calendar apps write it. */
function readFeed(value: unknown): string | Unreadable {
  const url = URL.parse(
    String(value)
      .trim()
      .replace(/^webcal:/i, 'https:'),
    globalThis.document?.baseURI,
  );
  return url && /^https?:$/.test(url.protocol) ? url.href : new Unreadable('url', value);
}

const feed: Kind<string> = { name: 'url', type: 'string', parse: readFeed, accept: readFeed, format: String };

/** The attributes of the ways into a calendar. */
export const addToCalendarAttributes = {
  /** ID of the one event */
  event_id: { kind: positive },
  /** Slug of the one event, where there is no id */
  slug: { kind: text },
  /** `id` of a list or another view of the same page, whose events are taken together */
  for: { kind: text },
  /** Address of a feed that visitors subscribe to, in place of the one that the service has for the filters of the list */
  feed_url: { kind: feed },
} as const satisfies FilterTable;
