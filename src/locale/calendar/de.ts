import type { CalendarWords } from './words.js';

export const de: CalendarWords = {
  today: 'Heute',
};
