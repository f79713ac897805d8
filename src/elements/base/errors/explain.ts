import type { ReactiveControllerHost } from 'lit';
import { loadMessages } from '../../../locale/index.js';
import { languageOf } from '../../../data/query/index.js';
import type { CalError } from '../../../data/client/index.js';
import type { Explain } from './error-messages.js';

/** Explains errors to a host's visitor. The messages load with the first error, because few pages ever see one. */
export class Explanation {
  /** `undefined` where it could not be fetched. */
  explain: Explain | undefined;
  readonly #host: ReactiveControllerHost & Element;
  /** The error whose explanation has arrived, or could not be fetched. */
  #explained: CalError | undefined;
  #error: CalError | undefined;
  #language = '';

  constructor(host: ReactiveControllerHost & Element) {
    this.#host = host;
  }

  /** Whether the messages for this error are there; if not, the host is updated when they have arrived. */
  isReadyFor(error: CalError | undefined): boolean {
    const language = languageOf(this.#host);
    if (error !== this.#error || language !== this.#language) void this.#fetch(error, language);
    return error === this.#explained;
  }

  async #fetch(error: CalError | undefined, language: string): Promise<void> {
    this.#error = error;
    this.#language = language;
    const arriving = Promise.all([import('./error-messages.js'), loadMessages('errors', language)]);
    const explain = await arriving.then(
      ([{ explainer }, messages]) => explainer(this.#host, messages, error),
      () => undefined,
    );
    if (error !== this.#error || language !== this.#language) return;
    this.#explained = error;
    this.explain = explain;
    // Chromium never frees images that are created in an element after its removal.
    if (this.#host.isConnected) this.#host.requestUpdate();
  }
}
