import { en } from './en/common.js';
import type { Messages } from './messages/common.js';

/** Every language, and how its words arrive. A new language is its file and its line here, in alphabetical order. */
const files = {
  ar: async () => (await import('./ar/common.js')).ar,
  de: async () => (await import('./de/common.js')).de,
  en: () => en,
  es: async () => (await import('./es/common.js')).es,
  fr: async () => (await import('./fr/common.js')).fr,
} satisfies Record<string, () => Messages | Promise<Messages>>;
export type Language = keyof typeof files;

export const languages = /* @__PURE__ */ Object.keys(files) as Language[];

const loaded: Partial<Record<Language, Messages>> = { en };

/** The words for a BCP 47 tag: the nearest language that there is (`de-AT`: de), English for any other and when the fetch fails. */
export async function loadMessages(tag: string): Promise<Messages> {
  const language = languageFor(tag);
  try {
    return (loaded[language] ??= await files[language]());
  } catch {
    return en;
  }
}

/** The words for a tag, if they are here already. */
export function loadedMessages(tag: string): Messages | undefined {
  return loaded[languageFor(tag)];
}

/** The language that there is for a tag. Pages write `de_DE` too; in alphabetical order the last match is the closest. */
export function languageFor(tag: string): Language {
  const locale = `${tag.toLowerCase().replace('_', '-')}-`;
  return languages.findLast((language) => locale.startsWith(`${language}-`)) ?? 'en';
}
