import { CalError } from './error.js';
import type { CallOptions, Connection } from './request.js';

/** How often a failed read is repeated, unless the caller says otherwise. */
export const defaultRetries = 2;

/** Longer waits than this are not waited for. */
const longestWait = 60_000;

/** Milliseconds to wait before a failed read is repeated; `undefined` where repeating cannot help. */
export function retryDelay({ kind, code, status = 0, retryAfter }: CalError, attempt: number): number | undefined {
  const isPassing = kind === 'network' ? code !== 'timeout' : [429, 502, 503, 504].includes(status);
  const wait = retryAfter ?? Math.min(500 * 2 ** attempt, 8000);
  return isPassing && wait <= longestWait ? wait : undefined;
}

/** Reads, and repeats the read after failures that pass. @throws CalError */
export async function readWithRetries<T>(
  { retries = defaultRetries }: Connection,
  { signal }: CallOptions,
  read: () => Promise<T>,
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await read();
    } catch (error) {
      const wait = error instanceof CalError && attempt < retries ? retryDelay(error, attempt) : undefined;
      if (wait === undefined) throw error;
      await waited(wait, signal);
    }
  }
}

/** @throws CalError of kind `aborted` when the signal fires first */
const waited = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    const stop = () => {
      clearTimeout(timer);
      reject(new CalError('aborted', 'Aborted', { cause: signal?.reason }));
    };
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop, { once: true });
  });
