import type { DirectoryWords } from './words.js';

export const es: DirectoryWords = {
  website: 'Sitio web',
};
