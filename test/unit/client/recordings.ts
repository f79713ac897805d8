import { readdirSync, readFileSync } from 'node:fs';
import type { CalError } from '../../../src/client/index.js';

/** One exchange with a real server. */
export interface Recording {
  readonly name: string;
  readonly request: { readonly method: string; readonly path: string; readonly query: string; readonly body: unknown };
  readonly response: { readonly status: number; readonly headers: Record<string, string>; readonly body: any }; // eslint-disable-line @typescript-eslint/no-explicit-any -- any server's JSON
}

const folder = new URL('../../fixtures/recordings/', import.meta.url);

/** By name, `bulk/…` for those of the bulk folder. */
export function recording(name: string): Recording {
  return { name, ...JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')) };
}

export const recordings: readonly Recording[] = ['', 'bulk/'].flatMap((below) =>
  readdirSync(new URL(below || '.', folder))
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => recording(below + file.slice(0, -'.json'.length))),
);

export const json = (body: unknown, init: ResponseInit = {}): Response => new Response(JSON.stringify(body), init);

/** The recorded response. */
export const replay = ({ response: { status, headers, body } }: Recording): Response => json(body, { status, headers });

export interface Request {
  readonly url: URL;
  readonly method: string;
  readonly init: RequestInit;
  /** The parsed JSON that was sent. */
  readonly body: any; // eslint-disable-line @typescript-eslint/no-explicit-any -- any request's JSON
}

/** A `fetch` that takes its responses from a function and records the requests; it obeys the signal. */
export function server(answer: (request: Request) => Response | Promise<Response>): { fetch: typeof fetch; asked: Request[] } {
  const asked: Request[] = [];
  const serve = async (input: unknown, init: RequestInit = {}): Promise<Response> => {
    init.signal?.throwIfAborted();
    const request = {
      url: new URL(String(input)),
      method: init.method ?? 'GET',
      init,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    };
    asked.push(request);
    return new Promise((resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      Promise.resolve(request).then(answer).then(resolve, reject);
    });
  };
  return { fetch: serve, asked };
}

/** The error of a rejected promise. */
export async function failure(promise: Promise<unknown>): Promise<CalError> {
  try {
    await promise;
  } catch (error) {
    return error as CalError;
  }
  throw new Error('expected a failure');
}
