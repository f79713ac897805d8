import { CalError } from './error.js';
import { defaultRetries, retryDelay } from './retry-delay.js';
import type { CallOptions, Connection } from './request.js';

/**
 * Reads, and repeats the read after failures that pass, unless that takes longer.
 * @example
 * ```ts
 * const url = itemUrl({ baseUrl: 'https://example.org/wp-json' }, 'events', 12);
 * const event = await readWithRetries({ retries: 5 }, {}, () => readItem<EventRepresentation>({}, url));
 * ```
 * @throws CalError
 */
export async function readWithRetries<T>(
  { retries = defaultRetries, longestWait }: Connection & { readonly longestWait?: number },
  { signal }: CallOptions,
  read: () => Promise<T>,
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await read();
    } catch (error) {
      const wait = error instanceof CalError && attempt < retries ? retryDelay(error, attempt, longestWait) : undefined;
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
