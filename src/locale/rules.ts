import { nearest, type Language } from './files.js';
import type { RuleMessages } from './messages/rules.js';

const rows: Readonly<Record<Language, () => Promise<{ readonly rules: RuleMessages }>>> = {
  ar: () => import('./ar/rules.js'),
  de: () => import('./de/rules.js'),
  en: () => import('./en/rules.js'),
  es: () => import('./es/rules.js'),
  fr: () => import('./fr/rules.js'),
};

/** The words for rules in the nearest language to a BCP 47 tag; those that readers alone have are without. */
export async function loadRules(tag: string): Promise<RuleMessages | undefined> {
  const language = nearest(Object.keys(rows) as Language[], tag);
  return language && (await rows[language]()).rules;
}
