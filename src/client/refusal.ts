import { CalError, type RequestLine } from './error.js';

/**
 * Finds out why another host gave no response: browsers report a refusal like an outage, but an opaque request (`no-cors`) shows the
 * difference. Resolves where only a cache refused, because it holds the permission for another site.
 * @throws CalError of kind `cors` for a refusal; what `fetch` throws for an outage
 */
export async function askAgain(fetcher: typeof fetch, line: RequestLine, init: RequestInit, cause: unknown): Promise<Response> {
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
