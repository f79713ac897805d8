import type { ReactiveControllerHost } from 'lit';
import { loadMessages } from '../../locale/index.js';
import { languageOf, type CalError } from '../../query/index.js';

/** What is said of an error in the reader's language, instead of what visitors are told of any, and below it. */
export interface ErrorText {
  readonly title?: string;
  readonly hint?: string;
  /** The role of the notice where it is no alert. */
  readonly role?: 'alert' | 'note' | 'status';
}
export type Explain = (error: CalError) => ErrorText;

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

  /** Whether this error can be told now; if not, the host is updated when it can. */
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
    // Chromium never lets go of pictures that are made in an element after its removal.
    if (this.#host.isConnected) this.#host.requestUpdate();
  }
}
