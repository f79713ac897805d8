import type { LitElement, TemplateResult } from 'lit';
import type { Messages } from '../../locale/index.js';
import { exportInnerParts } from '../base/export-parts.js';
import { loadAgain, OnDemand } from '../base/on-demand.js';
import { notice } from '../base/errors/notices.js';

/**
 * An element inside another, whose code loads when it is first shown, and whose parts the page can style. Where that
 * fails, a message replaces it and offers to try again.
 */
export class InnerElement {
  readonly #host: LitElement;
  readonly #load: () => Promise<unknown>;
  #code: OnDemand<unknown>;
  #loading: Promise<unknown> | undefined;

  constructor(host: LitElement, load: () => Promise<unknown>) {
    this.#host = host;
    this.#load = load;
    this.#code = this.#loadedBy(load);
    host.addController({ hostUpdated: () => exportInnerParts(host.renderRoot) });
  }

  /** Resolves when nothing is loading any more, successfully or not. */
  get settled(): Promise<unknown> {
    return Promise.resolve(this.#loading).catch(() => {});
  }

  get hasFailed(): boolean {
    return this.#code.value === null;
  }

  /** @param failed the message that replaces it, once the messages have arrived */
  render(element: TemplateResult, common: Messages | undefined, failed: string | undefined): TemplateResult {
    this.#code.load();
    if (!this.hasFailed || !common || !failed) return element;
    return notice('error', failed, undefined, { label: common.retry, take: this.#retry });
  }

  readonly #retry = (): void => {
    this.#code = this.#loadedBy(() => loadAgain(this.#load));
    this.#host.requestUpdate();
  };

  #loadedBy(load: () => Promise<unknown>): OnDemand<unknown> {
    return new OnDemand(this.#host, () => (this.#loading = load()));
  }
}
