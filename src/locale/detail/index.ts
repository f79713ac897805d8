import type { MessageBundle } from '../bundles.js';
import type { DetailMessages } from '../messages/detail.js';

export const detailMessages: MessageBundle<DetailMessages> = {
  ar: async () => (await import('../ar/detail.js')).ar,
  de: async () => (await import('../de/detail.js')).de,
  en: async () => (await import('../en/detail.js')).en,
  es: async () => (await import('../es/detail.js')).es,
  fr: async () => (await import('../fr/detail.js')).fr,
};
