import { LRUCache } from 'lru-cache';
import type { Settings } from '../settings.js';
import type { Store } from '../store/store.js';
import type { Answer } from '../request/context.js';
import { writeResponse, type WrittenResponse } from './respond.js';

/** Bytes that are kept. */
const mostKept = 64 * 1024 * 1024;

/**
 * An upper bound of what an entry takes: address and text with up to two bytes a character, as much again for the compressed text, which
 * comes later, and what objects and headers weigh.
 */
const sizeOf = ({ text }: WrittenResponse, address: string): number => 2 * address.length + 4 * text.length + 1024;

/**
 * Public answers, kept until something is written by any process, and at most for the minute: some depend on the time.
 * `onMinute` is called when a new one begins.
 */
export function createResponseCache(store: Store, settings: Settings, onMinute: () => Promise<void>) {
  const kept = new LRUCache<string, WrittenResponse>({ maxSize: mostKept, sizeCalculation: sizeOf });
  let minute = -1;
  let revision = -1;

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

  return {
    /** Forgets what is old; to be called by every request before it reads. */
    refresh,
    async recall(address: string, make: () => Promise<Answer>): Promise<WrittenResponse> {
      const known = kept.get(address);
      if (known) return known;
      const asOf = revision;
      const written = writeResponse(await make());
      // What was read while somebody wrote may be older than the number says.
      if (asOf === revision) kept.set(address, written);
      return written;
    },
  };
}
