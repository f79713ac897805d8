import type { MapWords } from './words.js';

export const ar: MapWords = {
  directions: 'الاتجاهات',
};
