export { listUrl, type Endpoint } from './address.js';
export { createClient, type Client, type ClientSettings, type Collection, type ItemOptions } from './client.js';
export { preload } from './preload.js';
export { CalError, type ErrorKind, type RequestLine } from './error.js';
export { itemUrl } from './item-url.js';
export { isBeyondLastPage, readList, type Page, type PageRequest, type ReadOptions } from './read.js';
export { readItem } from './read-item.js';
export type { CallOptions, Connection } from './request.js';
export { defaultRetries, retryDelay } from './retry.js';
