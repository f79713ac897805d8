import { english, type Messages } from './messages.js';

/** Languages whose segment may stand before the namespace; English needs none. */
const messagesOf = { en: english } as const satisfies Record<string, Messages>;
export type Language = keyof typeof messagesOf;

export const isLanguage = (text: string): text is Language => Object.hasOwn(messagesOf, text);
export const messagesIn = (language: Language): Messages => messagesOf[language];
