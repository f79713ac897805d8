import { takePreloaded } from './preload.js';
import { CalError, problem, type RequestLine } from './error.js';

/** How a calendar is asked. Without headers and credentials, reads are simple requests: no preflight, cacheable, answered for any page. */
export interface Connection {
  readonly fetch?: typeof fetch;
  readonly headers?: HeadersInit;
  /** `omit` by default. */
  readonly credentials?: RequestCredentials;
  /** Milliseconds that one attempt may take, body included; 15 000 by default. */
  readonly timeout?: number;
  /** How often a GET is asked again after a network failure, 429, 502, 503 or 504; 2 by default. A timeout is not asked again. */
  readonly retries?: number;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
}

interface Question extends RequestLine, CallOptions {
  /** Sent as JSON. */
  readonly body?: unknown;
}

/** Longer waits than this are not waited for. */
const longestWait = 60_000;

/** The parsed JSON that answers. @throws CalError */
export async function request(connection: Connection, question: Question): Promise<unknown> {
  const retries = question.method === 'GET' ? (connection.retries ?? 2) : 0;
  for (let attempt = 0, wait = 0; ; attempt++) {
    try {
      return await exchange(connection, question, wait);
    } catch (error) {
      wait = waitAfter(error as CalError, attempt);
      if (attempt >= retries || wait > longestWait) throw error;
    }
  }
}

/** Milliseconds until the next attempt; infinite when another one cannot help. */
function waitAfter({ kind, code, status, retryAfter }: CalError, attempt: number): number {
  const passing = kind === 'network' ? code !== 'timeout' : [429, 502, 503, 504].includes(status ?? 0);
  return passing ? (retryAfter ?? Math.min(500 * 2 ** attempt, 8000)) : Infinity;
}

/** One attempt, after `wait` milliseconds. */
async function exchange(connection: Connection, { method, url, body, signal }: Question, wait: number): Promise<unknown> {
  const line = { method, url };
  const limit = AbortSignal.timeout(wait + (connection.timeout ?? 15_000));
  const stop = signal ? AbortSignal.any([signal, limit]) : limit;
  const work = async () => {
    if (wait) await new Promise((resolve) => setTimeout(resolve, wait));
    stop.throwIfAborted();
    const response = await send(connection, line, body, stop);
    return read(response, line);
  };
  try {
    return await unless(stop, work());
  } catch (cause) {
    if (signal?.aborted) throw new CalError('aborted', 'Aborted', { request: line, cause });
    if (cause instanceof CalError) throw cause;
    throw new CalError('network', 'No answer', { code: limit.aborted ? 'timeout' : undefined, request: line, cause });
  }
}

/** What `work` comes to, unless the signal fires first: an early answer does not know the signal. */
const unless = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    work.then(resolve, reject);
  });

async function send(connection: Connection, line: RequestLine, body: unknown, signal: AbortSignal): Promise<Response> {
  const { fetch: ask = fetch, credentials, headers } = connection;
  const { method, url } = line;
  const isPlain = method === 'GET' && !connection.fetch && !credentials && !headers;
  const init: RequestInit = {
    method,
    signal,
    credentials: credentials ?? 'omit',
    headers: body === undefined ? headers : { ...Object.fromEntries(new Headers(headers)), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  try {
    return await ((isPlain && takePreloaded(url)) || ask(url, init));
  } catch (cause) {
    if (signal.aborted || !globalThis.location || new URL(url).origin === location.origin) throw cause;
    // A browser does not tell a refusal from an outage; a request whose answer nobody may read does.
    await ask(url, { mode: 'no-cors', credentials: 'omit', signal });
    try {
      // A cache may have kept the permission given to another site; a URL of its own passes it by.
      if (method === 'GET') return await ask(`${url}${url.includes('?') ? '&' : '?'}_=${Date.now()}`, init);
    } catch {
      // Refused again.
    }
    throw new CalError('cors', 'Withheld by the browser', { request: line, cause });
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
