import type { LitElement } from 'lit';
import { notice } from '../../elements/base/errors/notices.js';
import type { Desk, Section } from './desk.js';
import { skeleton } from './items-section.js';

/** A section whose code is loaded when it is shown for the first time. */
export class LazySection implements Section {
  readonly #host: LitElement;
  readonly #load: () => Promise<Section>;
  #section: Section | undefined;
  #loading: Promise<void> | undefined;
  #hasFailed = false;

  constructor(host: LitElement, load: () => Promise<Section>) {
    this.#host = host;
    this.#load = load;
  }

  get isBusy(): boolean {
    return this.#section ? this.#section.isBusy : !this.#hasFailed;
  }

  read(desk: Desk): void {
    if (this.#section) this.#section.read(desk);
    else if (!this.#hasFailed) this.#loading ??= this.#begin();
  }

  async reload(): Promise<void> {
    await this.#section?.reload();
  }

  follow(): void {
    this.#section?.follow?.();
  }

  status(desk: Desk): string {
    return this.#section?.status(desk) ?? desk.words.loading;
  }

  render(desk: Desk): unknown {
    if (this.#section) return this.#section.render(desk);
    if (!this.#hasFailed) return skeleton;
    const retry = () => {
      this.#hasFailed = false;
      this.#host.requestUpdate();
    };
    return notice('error', desk.common.failed, undefined, { label: desk.common.retry, take: retry });
  }

  async #begin(): Promise<void> {
    try {
      this.#section = await this.#load();
    } catch {
      this.#hasFailed = true;
    }
    this.#loading = undefined;
    this.#host.requestUpdate();
  }
}
