import type { MessageBundle } from '../bundles.js';
import type { DirectoryMessages } from '../messages/directory.js';

export const directoryMessages: MessageBundle<DirectoryMessages> = {
  ar: async () => (await import('../ar/directory.js')).ar,
  de: async () => (await import('../de/directory.js')).de,
  en: async () => (await import('../en/directory.js')).en,
  es: async () => (await import('../es/directory.js')).es,
  fr: async () => (await import('../fr/directory.js')).fr,
};
