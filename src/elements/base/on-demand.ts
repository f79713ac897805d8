import type { ReactiveControllerHost } from 'lit';

/** What few elements need, so that its code loads when one does; the host is updated when it has arrived. */
export class OnDemand<T> {
  /** `undefined` until it has arrived, `null` where it could not be loaded. */
  value: T | null | undefined;
  readonly #host: ReactiveControllerHost;
  readonly #load: () => Promise<T>;
  #loading: Promise<void> | undefined;

  constructor(host: ReactiveControllerHost, load: () => Promise<T>) {
    this.#host = host;
    this.#load = load;
  }

  /** Loads it, once. @returns what can be awaited until it is there */
  need(): unknown {
    return (this.#loading ??= this.#fetch());
  }

  async #fetch(): Promise<void> {
    this.value = await this.#load().catch(() => null);
    this.#host.requestUpdate();
  }
}
