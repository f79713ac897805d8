import { common } from './en/common.js';
import { messages as en } from './en/index.js';
import type { BundleName, LanguageMessages, MessageBundles } from './messages/index.js';

/** Every language, and how its messages arrive. A new language is its folder and its row here, in alphabetical order. */
const rows = {
  ar: async () => (await import('./ar/index.js')).messages,
  de: async () => (await import('./de/index.js')).messages,
  en: () => en,
  'en-gb': async () => (await import('./en/british.js')).messages(en),
  es: async () => (await import('./es/index.js')).messages,
  fr: async () => (await import('./fr/index.js')).messages,
} satisfies Record<string, () => LanguageMessages | Promise<LanguageMessages>>;
type Language = keyof typeof rows;

const tags = /* @__PURE__ */ Object.keys(rows) as Language[];

/** All but the spellings of one in other countries. */
export const languages = /* @__PURE__ */ tags.filter((tag) => !tag.includes('-'));

/** The bundles that have arrived, by language and name. */
const loaded = /* @__PURE__ */ new Map<string, unknown>([
  ['en common', common],
  // No page waits for one letter.
  ['en-gb common', { ...common, statuses: { ...common.statuses, cancelled: 'Cancelled' } }],
]);

const key = (language: Language, name: BundleName): string => `${language} ${name}`;

/**
 * The messages of a bundle for a BCP 47 tag: in the nearest language that there is (`de-AT`: de), in English for any other and
 * where the fetch fails. Rejects where English cannot be fetched either.
 */
export async function loadMessages<Name extends BundleName>(name: Name, tag: string): Promise<MessageBundles[Name]> {
  const language = languageFor(tag);
  try {
    const messages = loadedMessages(name, tag) ?? (await (await rows[language]())[name]());
    loaded.set(key(language, name), messages);
    return messages;
  } catch {
    return en[name]();
  }
}

/** The messages of a bundle for a tag, if they have arrived already. */
export const loadedMessages = <Name extends BundleName>(name: Name, tag: string): MessageBundles[Name] | undefined =>
  loaded.get(key(languageFor(tag), name)) as MessageBundles[Name] | undefined;

/** The nearest language for a tag. Pages write `de_DE` too; in alphabetical order the last match is the closest. */
function languageFor(tag: string): Language {
  const locale = `${tag.toLowerCase().replace('_', '-')}-`;
  return tags.findLast((language) => locale.startsWith(`${language}-`)) ?? 'en';
}
