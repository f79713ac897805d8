import type { MapWords } from './words.js';

export const fr: MapWords = {
  directions: 'Itinéraire',
};
