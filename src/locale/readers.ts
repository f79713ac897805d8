import type { LanguageMessages, LoadedMessages } from './messages/index.js';

const portuguese = async () => (await import('./pt/index.js')).messages;

/**
 * The languages that have words for readers alone; authors read English. A new language is its folder and its row here,
 * in alphabetical order.
 */
const rows = {
  cs: async () => (await import('./cs/index.js')).messages,
  da: async () => (await import('./da/index.js')).messages,
  fa: async () => (await import('./fa/index.js')).messages,
  he: async () => (await import('./he/index.js')).messages,
  it: async () => (await import('./it/index.js')).messages,
  ja: async () => (await import('./ja/index.js')).messages,
  ko: async () => (await import('./ko/index.js')).messages,
  nl: async () => (await import('./nl/index.js')).messages,
  pl: async () => (await import('./pl/index.js')).messages,
  pt: portuguese,
  'pt-br': async () => (await import('./pt/brazilian.js')).messages(await portuguese()),
  ru: async () => (await import('./ru/index.js')).messages,
  sv: async () => (await import('./sv/index.js')).messages,
  tr: async () => (await import('./tr/index.js')).messages,
  uk: async () => (await import('./uk/index.js')).messages,
  zh: async () => (await import('./zh/index.js')).messages,
  // What is written in traditional characters is another language to read.
  'zh-hant': undefined,
  'zh-hk': undefined,
  'zh-mo': undefined,
  'zh-tw': undefined,
} satisfies Record<string, (() => Promise<LanguageMessages>) | undefined>;

const tags = Object.keys(rows) as (keyof typeof rows)[];

/** All but the spellings of one in other countries. */
export const readersLanguages = tags.filter((tag) => !tag.includes('-'));

/** The messages of the nearest of these languages: for `pt-PT-ao90` it is `pt`; the English ones, where there is none. */
export function messages(
  english: LoadedMessages,
  tag: string,
  nearest: <Tag extends string>(languages: readonly Tag[], tag: string) => Tag | undefined,
): LoadedMessages | Promise<LanguageMessages> {
  const language = nearest(tags, tag);
  return (language && rows[language]?.()) ?? english;
}
