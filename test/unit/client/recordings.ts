import type { CalError } from '../../../src/data/client/index.js';
import { allRecordings, recording, type Recording } from '../../recordings.js';

export { recording, type Recording };

export const recordings = allRecordings();

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
export function server(answer: (request: Request) => Response | Promise<Response>): {
  fetch: typeof fetch;
  asked: Request[];
} {
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
