import type { Temporal } from 'temporal-polyfill';

let polyfill: typeof Temporal | undefined;

/**
 * Makes spans readable: the browser's own Temporal, else the polyfill, whose bytes only such a browser fetches.
 * The page's globals stay as they are. Rejects when the polyfill cannot be fetched; the next call tries again.
 */
export async function loadTemporal(): Promise<typeof Temporal> {
  return globalThis.Temporal ?? (polyfill ??= (await import('temporal-polyfill')).Temporal);
}

/** The Temporal that `loadTemporal` brought, for code that cannot wait. */
export function temporal(): typeof Temporal {
  const loaded = globalThis.Temporal ?? polyfill;
  if (!loaded) throw new Error('No Temporal yet: await loadTemporal() before reading dates.');
  return loaded;
}
