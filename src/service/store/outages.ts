/** The way in which a request uses the database. */
type Use = 'read' | 'write';

export interface Outages {
  /** Counts a request that got 503; the first one is reported with the reason. */
  failed(use: Use, error: Error): void;
  /** Reports that the database answers again, where it did not. */
  succeeded(use: Use): void;
}

/**
 * The log of a database that does not answer: a line when that begins and one when it ends, however many requests come
 * meanwhile. One that cannot be read cannot be written either; one that is locked or full is still read.
 */
export function createOutages({
  log,
  now,
}: {
  readonly log: (entry: object) => void;
  readonly now: () => number;
}): Outages {
  const outages = new Map<Use, { readonly since: number; count: number }>();
  return {
    failed(use, { message }) {
      const known = outages.get('read') ?? outages.get(use);
      if (known) {
        known.count++;
        return;
      }
      outages.set(use, { since: now(), count: 1 });
      log({ level: 'error', message: `the database takes no ${use}s, which get 503: ${message}` });
    },
    succeeded(use) {
      const outage = outages.get(use);
      if (!outage) return;
      outages.delete(use);
      const seconds = Math.round((now() - outage.since) / 1000);
      log({
        level: 'info',
        message: `the database takes ${use}s again, after ${seconds} s; requests that got 503: ${outage.count}`,
      });
    },
  };
}
