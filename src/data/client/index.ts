export { callAuthoring, type AuthoringCall } from './authoring.js';
export { itemUrl, listUrl, readRoot, type Endpoint } from './endpoint.js';
export {
  createClient,
  type Client,
  type ClientSettings,
  type Collection,
  type CollectionWithTrash,
  type CreateOptions,
  type ItemOptions,
  type RemoveOptions,
  type UpdateOptions,
} from './client.js';
export { giveAnswer, preload } from './preload.js';
export { CalError, giveHints, type ErrorKind, type RequestLine } from './error.js';
export { defaultRetries, retryDelay } from './retry-delay.js';
export { documentationUrl, feedUrl, hasFeeds } from './feed-url.js';
export { calendarAmong, findCalendar, namespacesAt, type FoundCalendar } from './find-calendar.js';
export { hintFor, isClosed } from './hint.js';
export { isBeyondLastPage, readList, type Page, type PageRequest, type ReadOptions } from './read.js';
export { readItem } from './read-item.js';
export type { CallOptions, Connection } from './request.js';
export { readWithRetries } from './read-with-retries.js';
