import type { DirectoryWords } from './words.js';

export const en: DirectoryWords = {
  website: 'Website',
};
