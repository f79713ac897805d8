import { messages as en } from './en/index.js';
import type { BundleName, LoadedMessages } from './messages/index.js';

/**
 * The languages in which authors have words, too, and how their messages arrive; those that readers alone have are in
 * `readers.ts`, whose rows only their pages load. Rows are in alphabetical order.
 */
const rows = {
  ar: async () => (await import('./ar/index.js')).messages,
  de: async () => (await import('./de/index.js')).messages,
  en: () => en,
  'en-gb': async () => (await import('./en/british.js')).messages(en),
  es: async () => (await import('./es/index.js')).messages,
  fr: async () => (await import('./fr/index.js')).messages,
} satisfies Record<string, () => LoadedMessages | Promise<LoadedMessages>>;
type Spelling = keyof typeof rows;

/** A language in which authors have words, too. */
export type Language = Exclude<Spelling, `${string}-${string}`>;

/** Their tags, with those of spellings of one in other countries. */
export const tags = /* @__PURE__ */ Object.keys(rows) as Spelling[];

/** All but the spellings of one in other countries. */
export const languages = /* @__PURE__ */ tags.filter((tag): tag is Language => !tag.includes('-'));

/** The nearest of some languages for a BCP 47 tag; in alphabetical order the last match is the closest. */
export const nearest = <Tag extends string>(languages: readonly Tag[], tag: string): Tag | undefined =>
  languages.findLast((language) => `${tag.toLowerCase()}-`.startsWith(`${language}-`));

/** How bundles of a language arrive. */
export type LoadBundle = () => unknown;

/** The messages of the nearest language that there is; of English, where there is none. */
export async function messagesFor(tag: string): Promise<Partial<Record<BundleName, LoadBundle>>> {
  const language = nearest(tags, tag);
  return language ? rows[language]() : (await import('./readers.js')).messages(en, tag, nearest);
}
