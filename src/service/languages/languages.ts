import { fieldDescriptions, filterDescriptions, type ResourceName } from '../../data/schema/index.js';
import { ar, arMessages } from './ar.js';
import { de, deMessages } from './de.js';
import { otherDescriptions, type Descriptions } from './descriptions.js';
import { es, esMessages } from './es.js';
import { fr, frMessages } from './fr.js';
import { english, type Messages } from './messages.js';

/** Languages whose segment may stand before the namespace; English needs none. */
const messagesOf = {
  ar: arMessages,
  de: deMessages,
  en: english,
  es: esMessages,
  fr: frMessages,
} as const satisfies Record<string, Messages>;
export type Language = keyof typeof messagesOf;

export const isLanguage = (text: string): text is Language => Object.hasOwn(messagesOf, text);
export const messagesIn = (language: Language): Messages => messagesOf[language];

const descriptionsIn: Readonly<Record<Exclude<Language, 'en'>, Descriptions>> = { ar, de, es, fr };

export type TextRole = 'filter' | 'field';

/** The description of a parameter; its name where there is none. */
export function descriptionOf(
  language: Language,
  resource: ResourceName | undefined,
  role: TextRole,
  name: string,
): string {
  if (language !== 'en') return (descriptionsIn[language] as Readonly<Record<string, string>>)[name] ?? name;
  const table: Readonly<Record<string, string>> = resource
    ? { filter: filterDescriptions, field: fieldDescriptions }[role][resource]
    : {};
  return table[name] ?? (otherDescriptions as Readonly<Record<string, string>>)[name] ?? name;
}
