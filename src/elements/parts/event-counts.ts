import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { readCount, type EventCount } from '../../query/index.js';

/** So many numbers are asked for at once. */
const atOnce = 8;

/** Milliseconds for which a number is shown at least, since each new one updates the host. */
const shortest = 60_000;

/** Numbers of events that the server is asked for: those that the host has wanted since its last update. */
export class EventCounts implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #known = new Map<string, { readonly count: number | undefined; readonly until: number }>();
  #wanted = new Map<string, EventCount>();
  readonly #asked = new Set<string>();

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
      if (this.#asked.size >= atOnce) return;
      if (!this.#asked.has(url)) void this.#ask(count);
    }
  }

  hostDisconnected(): void {
    this.#wanted = new Map();
  }

  async #ask(asked: EventCount): Promise<void> {
    this.#asked.add(asked.url);
    // One that cannot be had is not shown.
    const count = await readCount(asked).catch(() => undefined);
    this.#asked.delete(asked.url);
    this.#known.set(asked.url, { count, until: Date.now() + Math.max(asked.staleTime, shortest) });
    this.#host.requestUpdate();
  }
}
