import type { DirectoryWords } from './words.js';

export const de: DirectoryWords = {
  website: 'Website',
};
