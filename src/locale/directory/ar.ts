import type { DirectoryWords } from './words.js';

export const ar: DirectoryWords = {
  website: 'الموقع الإلكتروني',
};
