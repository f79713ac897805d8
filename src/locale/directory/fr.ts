import type { DirectoryWords } from './words.js';

export const fr: DirectoryWords = {
  website: 'Site web',
};
