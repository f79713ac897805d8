import { membersOf } from '../schema/shapes.js';
import { CalError, type ErrorDetails, type RequestLine } from './error.js';
import { dataIn, firstLine } from './nearly-json.js';

const names = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((name) => typeof name === 'string') : Object.keys(membersOf(value));

/** `Retry-After` as seconds or as a date. */
function retryAfter({ headers }: Response): number | undefined {
  const text = headers.get('Retry-After') ?? '';
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.max(wait, 0);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return dataIn(text);
  }
}

/** The data among other text of a body. @throws CalError where there are none */
export function dataBehind(text: string, details: ErrorDetails): unknown {
  const data = dataIn(text);
  if (data !== undefined) return data;
  throw new CalError('shape', 'Not JSON', { ...details, excerpt: firstLine(text) });
}

/** The error that an error status and its body make (wire section 4); `data` may be null or a text. */
export function problem(response: Response, text: string, request: RequestLine): CalError {
  const { status } = response;
  const body = parsed(text);
  const { code, message, data } = membersOf(body);
  const params = names(membersOf(data).params);
  return new CalError('http', typeof message === 'string' ? message : `Status ${status}`, {
    request,
    status,
    code: typeof code === 'string' ? code : undefined,
    fields: params.length ? params : names(membersOf(data).details),
    retryAfter: retryAfter(response),
    response: body,
  });
}

/**
 * Finds out why another host gave no response: browsers report a refusal like an outage, but an opaque request
 * (`no-cors`) shows the difference. Resolves where only a cache refused, because it holds the permission for another
 * site.
 * @throws CalError of kind `cors` for a refusal; what `fetch` throws for an outage
 */
export async function askAgain(
  fetcher: typeof fetch,
  line: RequestLine,
  init: RequestInit,
  cause: unknown,
): Promise<Response> {
  const { method, url } = line;
  await fetcher(url, { mode: 'no-cors', credentials: 'omit', signal: init.signal });
  try {
    // A unique URL bypasses the cache.
    if (method === 'GET') return await fetcher(`${url}${url.includes('?') ? '&' : '?'}_=${Date.now()}`, init);
  } catch {
    // Refused again.
  }
  throw new CalError('cors', 'Withheld by the browser', { request: line, cause });
}
