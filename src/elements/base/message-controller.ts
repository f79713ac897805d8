import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { loadBundle, loadedBundle, type MessageBundle } from '../../locale/index.js';
import { languageOf } from '../../query/index.js';

/** Phrases that not every element says, in its host's language. */
export class MessageController<T> implements ReactiveController {
  /** `undefined` until they have arrived. */
  messages: T | undefined;
  readonly #host: ReactiveControllerHost & Element;
  readonly #topic: MessageBundle<T>;
  #language = '';

  constructor(host: ReactiveControllerHost & Element, topic: MessageBundle<T>) {
    this.#host = host;
    this.#topic = topic;
    host.addController(this);
  }

  hostUpdate(): void {
    const language = languageOf(this.#host);
    if (language === this.#language) return;
    this.#language = language;
    this.messages = loadedBundle(this.#topic, language) ?? this.messages;
    if (!loadedBundle(this.#topic, language)) void this.#fetch(language);
  }

  async #fetch(language: string): Promise<void> {
    try {
      const words = await loadBundle(this.#topic, language);
      if (language !== this.#language) return;
      this.messages = words;
      this.#host.requestUpdate();
    } catch {
      // Tried again at the host's next update.
      this.#language = '';
    }
  }
}
