import type { MessageBundle } from '../bundles.js';
import type { MapMessages } from '../messages/map.js';

export const mapMessages: MessageBundle<MapMessages> = {
  ar: async () => (await import('../ar/map.js')).ar,
  de: async () => (await import('../de/map.js')).de,
  en: async () => (await import('../en/map.js')).en,
  es: async () => (await import('../es/map.js')).es,
  fr: async () => (await import('../fr/map.js')).fr,
};
