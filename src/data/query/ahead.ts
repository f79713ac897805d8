import { leaveToCache } from './list-observer.js';
import type { QueryOptions } from './query-options.js';

/** Whether the visitor has chosen to save data; not every browser reports it. */
export const savesData = (): boolean =>
  // Node has had a navigator since version 21 only.
  (globalThis.navigator as { readonly connection?: { readonly saveData?: boolean } } | undefined)?.connection
    ?.saveData === true;

/** Calls back once the page has nothing else to do, unless the function that it returns is called before. */
export function whenIdle(run: () => unknown): () => void {
  let isWanted = true;
  // A simulated page may have ended by then.
  const runIfWanted = () => isWanted && globalThis.document && run();
  // Some browsers have no `requestIdleCallback`.
  const timer = globalThis.requestIdleCallback
    ? void globalThis.requestIdleCallback(runIfWanted)
    : setTimeout(runIfWanted, 1000);
  return () => {
    isWanted = false;
    clearTimeout(timer);
  };
}

async function readAhead(next: () => readonly QueryOptions<unknown>[] | undefined): Promise<void> {
  // The lists first, because they find in the cache what is read for them.
  const { fetchAll, watchClock } = await leaveToCache();
  watchClock();
  if (!savesData()) fetchAll(next() ?? []);
}

/**
 * Once the page has nothing else to do, fetches what the visitor is likely to request next, as `next` returns it by
 * that time, but not for visitors who save data; and keeps the page right while it is left open. The function that it
 * returns takes that back, as for an element that has left the page.
 */
export const fetchAhead = (next: () => readonly QueryOptions<unknown>[] | undefined): (() => void) =>
  whenIdle(() => readAhead(next).catch(() => {}));
