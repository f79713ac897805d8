import type { MapWords } from './words.js';

export const en: MapWords = {
  directions: 'Directions',
};
