import { languageFor, type Language } from './languages.js';

/** Phrases that only some elements say, one file a language; they arrive with those elements. */
export type MessageBundle<T> = Readonly<Record<Language, () => Promise<T>>>;

const loaded = new WeakMap<() => unknown, unknown>();

/** The phrases of a topic for a BCP 47 tag; English where the fetch fails, and rejects where that fails too. */
export async function loadBundle<T>(topic: MessageBundle<T>, tag: string): Promise<T> {
  const fetchPhrases = topic[languageFor(tag)];
  try {
    const phrases = await fetchPhrases();
    loaded.set(fetchPhrases, phrases);
    return phrases;
  } catch {
    return topic.en();
  }
}

/** The phrases of a topic for a tag, if they are here already. */
export const loadedBundle = <T>(topic: MessageBundle<T>, tag: string): T | undefined =>
  loaded.get(topic[languageFor(tag)]) as T | undefined;
