import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { readCount, type EventCount } from '../../data/query/index.js';

/** The most numbers that are requested at once. */
const atOnce = 8;

/** Milliseconds for which a number is shown at least, because each new one updates the host. */
const shortest = 60_000;

/** Requests the numbers of events that the host has read since its last update. */
export class EventCounts implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #known = new Map<string, { readonly count: number | undefined; readonly until: number }>();
  #wanted = new Map<string, EventCount>();
  readonly #requested = new Set<string>();

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
    host.addController(this);
  }

  /** A number as it was known last; `undefined` until it has arrived. */
  of(count: EventCount): number | undefined {
    const known = this.#known.get(count.url);
    if (!known || known.until < Date.now()) this.#wanted.set(count.url, count);
    return known?.count;
  }

  hostUpdate(): void {
    this.#wanted = new Map();
  }

  hostUpdated(): void {
    for (const [url, count] of this.#wanted) {
      if (this.#requested.size >= atOnce) return;
      if (!this.#requested.has(url)) void this.#request(count);
    }
  }

  hostDisconnected(): void {
    this.#wanted = new Map();
  }

  async #request(count: EventCount): Promise<void> {
    this.#requested.add(count.url);
    // A number that cannot be fetched, or is only known to be large, is not shown.
    const number = (await readCount(count).catch(() => null)) ?? undefined;
    this.#requested.delete(count.url);
    this.#known.set(count.url, { count: number, until: Date.now() + Math.max(count.staleTime, shortest) });
    this.#host.requestUpdate();
  }
}
