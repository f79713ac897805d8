import type { MapWords } from './words.js';

export const es: MapWords = {
  directions: 'Cómo llegar',
};
