import type { BuilderMessages } from './messages/builder.js';

export type { BuilderMessages };

/** Apart from the bundles, whose table is in the first script of every page: few pages have a builder. */
const rows = {
  ar: () => import('./ar/builder.js'),
  de: () => import('./de/builder.js'),
  en: () => import('./en/builder.js'),
  es: () => import('./es/builder.js'),
  fr: () => import('./fr/builder.js'),
};

/** The messages of the builder for a BCP 47 tag, in English for a language that there is not. */
export async function loadBuilderMessages(tag: string): Promise<BuilderMessages> {
  const language = Object.keys(rows).find((row) => tag.toLowerCase().split(/[-_]/)[0] === row) ?? 'en';
  return (await rows[language as keyof typeof rows]()).builder;
}
