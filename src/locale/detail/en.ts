import type { DetailWords } from './words.js';

export const en: DetailWords = {
  website: 'Website',
};
