import type { CalError } from './error.js';

/** How often a failed read is repeated, unless the caller says otherwise. */
export const defaultRetries = 2;

/** Longer waits than this are not waited for. */
const longestWait = 60_000;

/**
 * Milliseconds to wait before a failed read is repeated; `undefined` where repeating cannot help, or not soon enough.
 */
export function retryDelay(
  { kind, code, status = 0, retryAfter }: CalError,
  attempt: number,
  longest = longestWait,
): number | undefined {
  const isPassing = kind === 'network' ? code !== 'timeout' : [429, 502, 503, 504].includes(status);
  const wait = retryAfter ?? Math.min(500 * 2 ** attempt, 8000);
  return isPassing && wait <= longest ? wait : undefined;
}
