import type { MapWords } from './words.js';

export const de: MapWords = {
  directions: 'Route',
};
