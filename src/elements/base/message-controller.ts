import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { loadTopic, topicNow, type Topic } from '../../locale/index.js';
import { languageOf } from '../../query/index.js';

/** Phrases that not every element says, in its host's language. */
export class TopicWords<T> implements ReactiveController {
  /** `undefined` until they have arrived. */
  words: T | undefined;
  readonly #host: ReactiveControllerHost & Element;
  readonly #topic: Topic<T>;
  #language = '';

  constructor(host: ReactiveControllerHost & Element, topic: Topic<T>) {
    this.#host = host;
    this.#topic = topic;
    host.addController(this);
  }

  hostUpdate(): void {
    const language = languageOf(this.#host);
    if (language === this.#language) return;
    this.#language = language;
    this.words = topicNow(this.#topic, language) ?? this.words;
    if (!topicNow(this.#topic, language)) void this.#fetch(language);
  }

  async #fetch(language: string): Promise<void> {
    try {
      const words = await loadTopic(this.#topic, language);
      if (language !== this.#language) return;
      this.words = words;
      this.#host.requestUpdate();
    } catch {
      // Tried again at the host's next update.
      this.#language = '';
    }
  }
}
