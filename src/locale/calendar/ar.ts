import type { CalendarWords } from './words.js';

export const ar: CalendarWords = {
  today: 'اليوم',
};
