import type { Settings } from '../settings.js';
import type { Store } from '../store/store.js';
import type { Answer } from '../request/context.js';
import { writeResponse, type WrittenResponse } from './respond.js';

/** Characters that are kept; about as many bytes. */
const mostKept = 64 * 1024 * 1024;

/**
 * Public answers, kept until something is written by any process, and at most for the minute: some depend on the time.
 * `onMinute` is called when a new one begins.
 */
export function createResponseCache(store: Store, settings: Settings, onMinute: () => Promise<void>) {
  const kept = new Map<string, WrittenResponse>();
  let size = 0;
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
    size = 0;
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
      if (asOf === revision && size + written.text.length <= mostKept) {
        kept.set(address, written);
        size += written.text.length;
      }
      return written;
    },
  };
}
