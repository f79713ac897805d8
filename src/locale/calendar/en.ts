import type { CalendarWords } from './words.js';

export const en: CalendarWords = {
  today: 'Today',
};
