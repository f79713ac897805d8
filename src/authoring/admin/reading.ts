import type { ReactiveControllerHost } from 'lit';
import { CalError } from '../../data/client/index.js';

/** A read from the server for a host: the former result stays until the next is there. */
export class Reading<T> {
  value: T | undefined;
  error: CalError | undefined;
  readonly #host: ReactiveControllerHost;
  #key: string | undefined;
  #read: ((signal: AbortSignal) => Promise<T>) | undefined;
  #running: AbortController | undefined;

  constructor(host: ReactiveControllerHost) {
    this.#host = host;
  }

  get isBusy(): boolean {
    return this.#running !== undefined;
  }

  /** Reads, unless this key was the last request. */
  request(key: string, read: (signal: AbortSignal) => Promise<T>): void {
    this.#read = read;
    if (key === this.#key) return;
    this.#key = key;
    void this.reload();
  }

  /** Reads again; resolves when that has succeeded or failed. */
  async reload(): Promise<void> {
    const read = this.#read;
    if (!read) return;
    this.#running?.abort();
    const running = (this.#running = new AbortController());
    this.#host.requestUpdate();
    try {
      const value = await read(running.signal);
      if (running !== this.#running) return;
      this.value = value;
      this.error = undefined;
    } catch (cause) {
      if (running !== this.#running) return;
      if (!(cause instanceof CalError)) throw cause;
      this.error = cause;
    }
    this.#running = undefined;
    this.#host.requestUpdate();
  }
}
