import { arMessages } from './ar.js';
import { deMessages } from './de.js';
import { esMessages } from './es.js';
import { frMessages } from './fr.js';
import { english, type Messages } from './messages.js';

/** Languages whose segment may stand before the namespace; English needs none. */
const messagesOf = { ar: arMessages, de: deMessages, en: english, es: esMessages, fr: frMessages } as const satisfies Record<
  string,
  Messages
>;
export type Language = keyof typeof messagesOf;

export const isLanguage = (text: string): text is Language => Object.hasOwn(messagesOf, text);
export const messagesIn = (language: Language): Messages => messagesOf[language];
