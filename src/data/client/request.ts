import { takePreloaded } from './preload.js';
import { CalError, type RequestLine } from './error.js';

/**
 * How requests are sent. Without headers and credentials, reads are simple requests: no preflight, cacheable, allowed
 * for any page.
 */
export interface Connection {
  readonly fetch?: typeof fetch;
  readonly headers?: HeadersInit;
  /** `omit` by default. */
  readonly credentials?: RequestCredentials;
  /** Milliseconds that one attempt may take, body included; 15 000 by default. */
  readonly timeout?: number;
  /**
   * How often a client repeats a GET after a network failure, 429, 502, 503 or 504; 2 by default. A timeout is not
   * repeated.
   */
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
    headers:
      body === undefined
        ? headers
        : { ...Object.fromEntries(new Headers(headers)), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  try {
    return await ((isPlain && takePreloaded(url, signal)) || fetcher(url, init));
  } catch (cause) {
    if (signal.aborted || !globalThis.location || new URL(url).origin === location.origin) throw cause;
    const { askAgain } = await import('./failed-request.js');
    return askAgain(fetcher, line, init, cause);
  }
}

async function read(response: Response, request: RequestLine): Promise<unknown> {
  const text = await textOf(response, request);
  if (!response.ok) throw (await import('./failed-request.js')).problem(response, text, request);
  try {
    return JSON.parse(text);
  } catch (cause) {
    return (await import('./failed-request.js')).dataBehind(text, { status: response.status, request, cause });
  }
}

/** Bytes of a body: a page of a hundred events with long descriptions has about one million. */
const most = 20_000_000;

/** The body, unless it is too long: then the rest of it is not read. */
async function textOf({ body }: Response, request: RequestLine): Promise<string> {
  let left = most;
  const limited = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, rest) {
      left -= chunk.length;
      if (left < 0) rest.error();
      else rest.enqueue(chunk);
    },
  });
  try {
    return await new Response(body?.pipeThrough(limited)).text();
  } catch (cause) {
    // Browsers tell of any failed body by an error of their own.
    throw left < 0 ? new CalError('shape', 'Longer than 20 MB', { code: 'too-long', request }) : cause;
  }
}
