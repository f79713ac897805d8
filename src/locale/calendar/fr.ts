import type { CalendarWords } from './words.js';

export const fr: CalendarWords = {
  today: 'Aujourd’hui',
};
