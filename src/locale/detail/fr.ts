import type { DetailWords } from './words.js';

export const fr: DetailWords = {
  website: 'Site web',
};
