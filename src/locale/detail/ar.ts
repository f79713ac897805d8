import type { DetailWords } from './words.js';

export const ar: DetailWords = {
  website: 'الموقع الإلكتروني',
};
