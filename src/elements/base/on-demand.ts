import type { ReactiveControllerHost } from 'lit';

/** Loads code that few elements need when one of them does, and updates the host when it has arrived. */
export class OnDemand<T> {
  /** `undefined` until the code has arrived, `null` where it could not be loaded. */
  value: T | null | undefined;
  readonly #host: ReactiveControllerHost;
  readonly #load: () => Promise<T>;
  #loading: Promise<void> | undefined;

  constructor(host: ReactiveControllerHost, load: () => Promise<T>) {
    this.#host = host;
    this.#load = load;
  }

  /** Loads the code, once. @returns a promise that resolves when it has arrived or failed */
  load(): unknown {
    return (this.#loading ??= this.#fetch());
  }

  async #fetch(): Promise<void> {
    this.value = await this.#load().catch(() => null);
    this.#host.requestUpdate();
  }
}

let attempts = 0;

/**
 * Loads code that could not be loaded before. Chromium remembers the failure of an address and never requests it again,
 * only for another one, which still means the same file; its error names the address.
 */
export async function loadAgain(load: () => Promise<unknown>): Promise<unknown> {
  try {
    return await load();
  } catch (error) {
    const [url] = /https?:\S+$/.exec((error as Error).message) ?? [];
    if (!url) throw error;
    return import(/* @vite-ignore */ /* webpackIgnore: true */ `${url}?again=${++attempts}`);
  }
}
