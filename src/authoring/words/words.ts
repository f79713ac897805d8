import type { ReactiveControllerHost } from 'lit';
import { MessageController } from '../../elements/base/message-controller.js';
import { loadMessages, offerMessages } from '../../locale/languages.js';
import type { Language } from '../../locale/files.js';
import type { MessageBundles } from '../../locale/messages/index.js';
import type { AuthoringMessages } from './messages/authoring.js';
import type { DeskMessages } from './messages/desk.js';
import type { SourcesMessages } from './messages/sources.js';

/** The bundles of authors by their names. */
export interface AuthorBundles {
  authoring: AuthoringMessages;
  desk: DeskMessages;
  sources: SourcesMessages;
}

/** The words of authors; those whose language readers alone have read English. */
const files: Readonly<Record<keyof AuthorBundles, Readonly<Record<string, () => Promise<unknown>>>>> = {
  authoring: {
    ar: async () => (await import('./ar/authoring.js')).authoring,
    de: async () => (await import('./de/authoring.js')).authoring,
    en: async () => (await import('./en/authoring.js')).authoring,
    es: async () => (await import('./es/authoring.js')).authoring,
    fr: async () => (await import('./fr/authoring.js')).authoring,
  },
  desk: {
    ar: async () => (await import('./ar/desk.js')).desk,
    de: async () => (await import('./de/desk.js')).desk,
    en: async () => (await import('./en/desk.js')).desk,
    es: async () => (await import('./es/desk.js')).desk,
    fr: async () => (await import('./fr/desk.js')).desk,
  },
  sources: {
    ar: async () => (await import('./ar/sources.js')).sources,
    de: async () => (await import('./de/sources.js')).sources,
    en: async () => (await import('./en/sources.js')).sources,
    es: async () => (await import('./es/sources.js')).sources,
    fr: async () => (await import('./fr/sources.js')).sources,
  },
} satisfies Record<keyof AuthorBundles, Record<Language, unknown>>;

/** Spellings of one language have its words: `en-gb` those of `en`. */
const load = (bundle: keyof AuthorBundles) => (tag: string) =>
  (files[bundle][tag.split('-')[0]!] ?? files[bundle].en!)();

/** Lets messages of authors be loaded by their names, as those of readers are. */
export function offerWords(): void {
  offerMessages('authoring', load('authoring'));
  offerMessages('desk', load('desk'));
  offerMessages('sources', load('sources'));
}

/** The words of authors in the language of an element. */
export function wordsFor<Name extends keyof AuthorBundles>(
  host: ReactiveControllerHost & Element,
  bundle: Name,
): MessageController<Name> {
  offerWords();
  return new MessageController(host, bundle);
}

/** The same, once they have arrived; in English where there are none in a language. */
export function loadWords<Name extends keyof AuthorBundles>(
  bundle: Name,
  language: string,
): Promise<MessageBundles[Name]> {
  offerWords();
  return loadMessages(bundle, language);
}
