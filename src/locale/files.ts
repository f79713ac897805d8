import { messages as en } from './en/index.js';
import type { BundleName, LoadedMessages } from './messages/index.js';

/**
 * Every language, and how its messages arrive. A new language is its folder and its row here, in alphabetical order.
 */
const rows = {
  ar: async () => (await import('./ar/index.js')).messages,
  de: async () => (await import('./de/index.js')).messages,
  en: () => en,
  'en-gb': async () => (await import('./en/british.js')).messages(en),
  es: async () => (await import('./es/index.js')).messages,
  fr: async () => (await import('./fr/index.js')).messages,
} satisfies Record<string, () => LoadedMessages | Promise<LoadedMessages>>;
type Language = keyof typeof rows;

const tags = /* @__PURE__ */ Object.keys(rows) as Language[];

/** All but the spellings of one in other countries. */
export const languages = /* @__PURE__ */ tags.filter((tag) => !tag.includes('-'));

/** Pages write `de_DE` too. */
export const normalized = (tag: string): string => tag.toLowerCase().replace('_', '-');

/** The nearest of some languages for a BCP 47 tag; in alphabetical order the last match is the closest. */
export const nearest = <Tag extends string>(languages: readonly Tag[], tag: string): Tag | undefined =>
  languages.findLast((language) => `${normalized(tag)}-`.startsWith(`${language}-`));

/** The nearest language that there is: for `de-AT` it is `de`, for one that is missing English. */
export const languageFor = (tag: string): Language => nearest(tags, tag) ?? 'en';

type LoadBundle = (language: string) => Promise<unknown>;
const offered = /* @__PURE__ */ new Map<BundleName, LoadBundle>();

/** Lets messages be loaded that no folder of a language here holds. */
export const offerMessages = (name: BundleName, load: LoadBundle): unknown => offered.set(name, load);

/** Fetches a bundle in a language; resolves to `undefined` where no file holds it. */
export async function fetchMessages(name: BundleName, language: Language): Promise<unknown> {
  const messages: Partial<Record<BundleName, LoadBundle | (() => unknown)>> = await rows[language]();
  return (messages[name] ?? offered.get(name))?.(language);
}
