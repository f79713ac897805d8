import { createHmac, randomUUID } from 'node:crypto';
import type { Settings } from '../settings.js';

/**
 * The key that every public answer carries for caches: any write may change any of them, as lists hold venues,
 * organizers and terms.
 */
const key = 'calendar';

/** How Fastly, Varnish and others (`Surrogate-Key`), and Cloudflare (`Cache-Tag`) find what they have to drop. */
export const cacheKeys = { 'Surrogate-Key': key, 'Cache-Tag': key };

/** How long a cache may take to answer, in milliseconds. */
const patience = 10_000;

/**
 * Announces to the cache in front of the service that public answers have changed: a POST with
 * `{ "keys": ["calendar"] }`, signed as standardwebhooks.com describes where there is a secret. Of writes that follow
 * each other while one request is under way, one further request announces.
 * @returns A function to call after each write; it neither waits nor throws
 */
export function createPurge({ purge, log, now }: Settings): () => void {
  if (!purge) return () => {};
  const { address, secret } = purge;

  const signed = (body: string): Record<string, string> => {
    if (!secret) return {};
    const [id, timestamp] = [randomUUID(), String(Math.floor(now() / 1000))];
    const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64');
    return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` };
  };

  async function send(): Promise<void> {
    const body = JSON.stringify({ keys: [key] });
    const headers = { 'Content-Type': 'application/json', ...cacheKeys, ...signed(body) };
    try {
      const { ok, status } = await fetch(address, {
        method: 'POST',
        body,
        headers,
        signal: AbortSignal.timeout(patience),
      });
      if (!ok) throw new Error(`it answered ${status}`);
    } catch (error) {
      const reason = (error as Error).message;
      log({
        level: 'warn',
        message: `--purge ${address} does not drop old answers (${reason}): visitors see changes some minutes later`,
      });
    }
  }

  let underWay: Promise<void> | undefined;
  let isNext = false;
  return function tell(): void {
    if (underWay) {
      isNext = true;
      return;
    }
    underWay = send().then(() => {
      underWay = undefined;
      if (!isNext) return;
      isNext = false;
      tell();
    });
  };
}
