import { address } from './endpoint.js';
import type { ClientSettings } from './client.js';
import { request, type CallOptions } from './request.js';

/**
 * The authors' part of the interface, below its root and beside `cal/events/v1`: an addition of ours, which other
 * servers answer with 404.
 */
const namespace = 'cal/authoring/v1';

export interface AuthoringCall extends CallOptions {
  /** `GET` by default. */
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  /** Sent as JSON. */
  readonly body?: unknown;
}

/**
 * Calls one route of the authoring interface, such as `/items`; resolves with the parsed JSON of the answer.
 * @throws CalError
 */
export async function callAuthoring(
  { baseUrl, ...connection }: Omit<ClientSettings, 'namespace'>,
  path: string,
  { method = 'GET', query = {}, ...rest }: AuthoringCall = {},
): Promise<unknown> {
  const url = address({ baseUrl, namespace }, path);
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  const search = String(new URLSearchParams(given.map(([name, value]) => [name, String(value)])));
  return request(connection, {
    method,
    url: search ? `${url}${url.includes('?') ? '&' : '?'}${search}` : url,
    ...rest,
  });
}
