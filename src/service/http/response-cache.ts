import type { MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Settings } from '../settings.js';
import type { Store } from '../store/types.js';
import type { Environment } from './environment.js';
import { respond, type WrittenResponse } from './respond.js';

/** The most bytes that are cached. */
const mostKept = 64 * 1024 * 1024;

/**
 * An upper bound of an entry's memory: key and text with up to two bytes a character, as much again for the compressed
 * text, which comes later, and what objects and headers weigh.
 */
const sizeOf = ({ text }: WrittenResponse, key: string): number => 2 * key.length + 4 * text.length + 1024;

/**
 * Caches public responses until any process writes something, and at most until the minute ends, because some depend on
 * the time. `onMinute` is called before the first read of a new one, of whatever caller; `onWrite` before the first
 * read after a write.
 */
export function responseCache(
  store: Store,
  settings: Settings,
  { onMinute, onWrite }: { readonly onMinute: () => Promise<void>; readonly onWrite: () => Promise<void> },
): MiddlewareHandler<Environment> {
  const kept = new LRUCache<string, WrittenResponse>({ maxSize: mostKept, sizeCalculation: sizeOf });
  /** The responses being made since the last write. */
  const underWay = new Map<string, Promise<void>>();
  let minute = -1;
  let revision = -1;

  /** Empties the cache when it is stale; called before each read. */
  async function refresh(): Promise<void> {
    const nowMinute = Math.floor(settings.now() / 60_000);
    let now = await store.revision();
    if (nowMinute !== minute) {
      minute = nowMinute;
      await onMinute();
      now = await store.revision();
      revision = -1;
    }
    if (now === revision) return;
    await onWrite();
    revision = now;
    kept.clear();
    underWay.clear();
  }

  return async (context, next) => {
    await refresh();
    const { req } = context;
    if (!context.var.isPublic) return next();
    const key = context.var.cacheKey ?? req.url;
    // The first of simultaneous requests after a write makes the response for all.
    const earlier = underWay.get(key);
    if (earlier) await earlier;
    const known = kept.get(key);
    context.set('cached', known ? 'hit' : 'miss');
    if (known) return respond(req.raw, settings, known, known.status === 200);
    const asOf = revision;
    const made = next().then(() => {
      const { written } = context.var;
      // A response that was read during a write may be older than its number.
      if (written && asOf === revision) kept.set(key, written);
    });
    const settled = made.catch(() => {});
    underWay.set(key, settled);
    void settled.then(() => underWay.get(key) === settled && underWay.delete(key));
    await made;
    return undefined;
  };
}
