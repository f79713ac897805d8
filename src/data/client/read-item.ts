import { membersOf } from '../schema/shapes.js';
import { CalError } from './error.js';
import type { ReadOptions } from './read.js';
import { request, type CallOptions, type Connection } from './request.js';

/** Whether this is an item of any resource. */
export const hasId = (item: unknown): boolean => Number.isInteger(membersOf(item).id);

/**
 * Reads one item, or sends one.
 * @example
 * ```ts
 * const url = itemUrl({ baseUrl: 'https://example.org/wp-json' }, 'venues', 7);
 * const { address } = await readItem<VenueRepresentation>({ timeout: 5000 }, url);
 * ```
 * @throws CalError
 */
export async function readItem<T>(
  connection: Connection,
  url: string,
  { method = 'GET', ...rest }: ReadOptions & { readonly method?: string; readonly body?: unknown } = {},
): Promise<T> {
  const item = await request(connection, { method, url, ...rest });
  if (!hasId(item)) {
    throw new CalError('shape', 'Not an item', { status: 200, request: { method, url }, response: item });
  }
  return item as T;
}

/** Reads the index or the documentation. @throws CalError */
export async function readObject(
  connection: Connection,
  url: string,
  { signal }: CallOptions = {},
): Promise<Readonly<Record<string, unknown>>> {
  const line = { method: 'GET', url };
  const body = await request(connection, { ...line, signal });
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new CalError('shape', 'Not an object', { status: 200, request: line, response: body });
  }
  return body as Readonly<Record<string, unknown>>;
}
