import { takePreloaded } from './preload.js';
import { CalError, type RequestLine } from './error.js';
import { problem } from './problem.js';

/** How requests are sent. Without headers and credentials, reads are simple requests: no preflight, cacheable, allowed for any page. */
export interface Connection {
  readonly fetch?: typeof fetch;
  readonly headers?: HeadersInit;
  /** `omit` by default. */
  readonly credentials?: RequestCredentials;
  /** Milliseconds that one attempt may take, body included; 15 000 by default. */
  readonly timeout?: number;
  /** How often a client repeats a GET after a network failure, 429, 502, 503 or 504; 2 by default. A timeout is not repeated. */
  readonly retries?: number;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
}

interface Exchange extends RequestLine, CallOptions {
  /** Sent as JSON. */
  readonly body?: unknown;
  /** The mode of the browser's own cache; `no-cache` reaches the server in any case. */
  readonly cache?: RequestCache | undefined;
}

/** One attempt; resolves with the parsed JSON of the response. @throws CalError */
export async function request(connection: Connection, { method, url, signal, ...rest }: Exchange): Promise<unknown> {
  const line = { method, url };
  const limit = AbortSignal.timeout(connection.timeout ?? 15_000);
  const stop = signal ? AbortSignal.any([signal, limit]) : limit;
  const work = async () => {
    stop.throwIfAborted();
    const response = await send(connection, line, rest, stop);
    return read(response, line);
  };
  try {
    return await unless(stop, work());
  } catch (cause) {
    if (signal?.aborted) throw new CalError('aborted', 'Aborted', { request: line, cause });
    if (cause instanceof CalError) throw cause;
    throw new CalError('network', 'No response', { code: limit.aborted ? 'timeout' : undefined, request: line, cause });
  }
}

/** Resolves like `work`, unless the signal fires first: not every `fetch` of a caller minds it. */
const unless = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    work.then(resolve, reject);
  });

async function send(
  connection: Connection,
  line: RequestLine,
  { body, cache }: Pick<Exchange, 'body' | 'cache'>,
  signal: AbortSignal,
): Promise<Response> {
  const { fetch: fetcher = fetch, credentials, headers } = connection;
  const { method, url } = line;
  const isPlain = method === 'GET' && !connection.fetch && !credentials && !headers;
  const init: RequestInit = {
    method,
    signal,
    cache,
    credentials: credentials ?? 'omit',
    headers: body === undefined ? headers : { ...Object.fromEntries(new Headers(headers)), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  try {
    return await ((isPlain && takePreloaded(url, signal)) || fetcher(url, init));
  } catch (cause) {
    if (signal.aborted || !globalThis.location || new URL(url).origin === location.origin) throw cause;
    const { askAgain } = await import('./refusal.js');
    return askAgain(fetcher, line, init, cause);
  }
}

async function read(response: Response, line: RequestLine): Promise<unknown> {
  const text = await response.text();
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch (cause) {
    if (response.ok) throw new CalError('shape', 'Not JSON', { status: response.status, request: line, cause });
  }
  if (!response.ok) throw problem(response.status, body, { request: line, retryAfter: retryAfter(response) });
  return body;
}

/** `Retry-After` as seconds or as a date. */
function retryAfter({ headers }: Response): number | undefined {
  const text = headers.get('Retry-After') ?? '';
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isNaN(wait) ? undefined : Math.max(wait, 0);
}
