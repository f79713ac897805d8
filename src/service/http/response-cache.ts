import type { MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import type { Settings } from '../settings.js';
import type { Store } from '../store/store.js';
import type { Environment } from './environment.js';
import { respond, type WrittenResponse } from './respond.js';

/** Bytes that are kept. */
const mostKept = 64 * 1024 * 1024;

/**
 * An upper bound of what an entry takes: address and text with up to two bytes a character, as much again for the compressed text, which
 * comes later, and what objects and headers weigh.
 */
const sizeOf = ({ text }: WrittenResponse, address: string): number => 2 * address.length + 4 * text.length + 1024;

/**
 * Keeps public answers until something is written by any process, and at most for the minute: some depend on the time. `onMinute` is
 * called when a new one begins.
 */
export function responseCache(store: Store, settings: Settings, onMinute: () => Promise<void>): MiddlewareHandler<Environment> {
  const kept = new LRUCache<string, WrittenResponse>({ maxSize: mostKept, sizeCalculation: sizeOf });
  let minute = -1;
  let revision = -1;

  /** Forgets what is old; every request does before it reads. */
  async function refresh(): Promise<void> {
    const nowMinute = Math.floor(settings.now() / 60_000);
    if (nowMinute !== minute) {
      minute = nowMinute;
      await onMinute();
      revision = -1;
    }
    const now = await store.revision();
    if (now === revision) return;
    revision = now;
    kept.clear();
  }

  return async (context, next) => {
    await refresh();
    const { req } = context;
    if (!context.var.isPublic) return next();
    const known = kept.get(req.url);
    if (known) return respond(req.raw, settings, known, true);
    const asOf = revision;
    await next();
    const { written } = context.var;
    // What was read while somebody wrote may be older than the number says.
    if (written && asOf === revision) kept.set(req.url, written);
    return undefined;
  };
}
