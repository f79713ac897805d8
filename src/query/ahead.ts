import type { QueryOptions } from './query-options.js';

/** Whether the visitor has asked for fewer bytes; not every browser tells. */
const savesData = () => (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData;

/** Calls back once the page has nothing else to do; not for visitors who save data. */
export function whenIdle(run: () => unknown): void {
  // Not every browser tells of idle times.
  const idle = globalThis.requestIdleCallback ?? ((callback: () => unknown) => setTimeout(callback, 1000));
  if (!savesData()) idle(run);
}

/** Fetches then what the reader is likely to ask for next, as `next` returns it by that time. */
export const fetchAhead = (next: () => readonly QueryOptions<unknown>[] | undefined): void =>
  whenIdle(async () => {
    const wanted = next();
    if (wanted) (await import('./fetch-ahead.js')).fetchAll(wanted);
  });
