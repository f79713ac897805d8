import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { loadMessages, loadedMessages, type BundleName, type MessageBundles } from '../../locale/index.js';
import { languageOf } from '../../data/query/index.js';

/** The messages of a bundle that not every element needs, in its host's language. */
export class MessageController<Name extends BundleName> implements ReactiveController {
  /** `undefined` until they have arrived. */
  messages: MessageBundles[Name] | undefined;
  readonly #host: ReactiveControllerHost & Element;
  readonly #bundle: Name;
  #language = '';

  constructor(host: ReactiveControllerHost & Element, bundle: Name) {
    this.#host = host;
    this.#bundle = bundle;
    host.addController(this);
  }

  hostUpdate(): void {
    const language = languageOf(this.#host);
    const loaded = loadedMessages(this.#bundle, language);
    if (loaded) this.messages = loaded;
    else if (language !== this.#language) void this.#load(language);
    this.#language = language;
  }

  async #load(language: string): Promise<void> {
    try {
      const messages = await loadMessages(this.#bundle, language);
      if (language !== this.#language) return;
      this.messages = messages;
      this.#host.requestUpdate();
    } catch {
      // Tried again at the host's next update.
      this.#language = '';
    }
  }
}
