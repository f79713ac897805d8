import { CalError } from './error.js';
import type { CallOptions, Connection } from './request.js';
import { defaultRetries, retryDelay } from './retry.js';

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
