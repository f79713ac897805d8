import type { QueryOptions } from './query-options.js';

/** For what can do without the code that it loads. */
export const nothing = (): void => {};

/** Calls back once the page has nothing else to do. */
export function whenIdle(run: () => unknown): void {
  // Not every browser tells of idle times.
  const idle = globalThis.requestIdleCallback ?? ((callback: () => unknown) => setTimeout(callback, 1000));
  idle(run);
}

/** Fetches then what the reader is likely to ask for next, as `next` returns it by that time. */
export const fetchAhead = (next: () => readonly QueryOptions<unknown>[] | undefined): void =>
  whenIdle(() => import('./idle-page.js').then(({ serve }) => serve(next), nothing));
