import type { Topic } from '../topics.js';
import type { MapWords } from '../messages/map.js';

export const mapWords: Topic<MapWords> = {
  ar: async () => (await import('../ar/map.js')).ar,
  de: async () => (await import('../de/map.js')).de,
  en: async () => (await import('../en/map.js')).en,
  es: async () => (await import('../es/map.js')).es,
  fr: async () => (await import('../fr/map.js')).fr,
};
