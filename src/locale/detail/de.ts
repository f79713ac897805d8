import type { DetailWords } from './words.js';

export const de: DetailWords = {
  website: 'Website',
};
