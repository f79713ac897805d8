import type { ReactiveControllerHost } from 'lit';

/** What few elements need, so that its code loads when one does; the host is updated when it has arrived. */
export class OnDemand<T> {
  /** `undefined` until it has arrived, and where it could not be loaded. */
  value: T | undefined;
  isLoading = false;
  readonly #host: ReactiveControllerHost;
  readonly #load: () => Promise<T>;
  #isNeeded = false;

  constructor(host: ReactiveControllerHost, load: () => Promise<T>) {
    this.#host = host;
    this.#load = load;
  }

  /** Loads it, once. */
  need(): void {
    if (!this.#isNeeded) void this.#fetch();
  }

  async #fetch(): Promise<void> {
    this.#isNeeded = this.isLoading = true;
    this.value = await this.#load().catch(() => undefined);
    this.isLoading = false;
    this.#host.requestUpdate();
  }
}
