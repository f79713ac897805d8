import type { Topic } from '../topics.js';
import type { MapWords } from './words.js';

export const mapWords: Topic<MapWords> = {
  ar: async () => (await import('./ar.js')).ar,
  de: async () => (await import('./de.js')).de,
  en: async () => (await import('./en.js')).en,
  es: async () => (await import('./es.js')).es,
  fr: async () => (await import('./fr.js')).fr,
};
