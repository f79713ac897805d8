import type { DetailWords } from './words.js';

export const es: DetailWords = {
  website: 'Sitio web',
};
