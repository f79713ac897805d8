import type { CalendarWords } from './words.js';

export const es: CalendarWords = {
  today: 'Hoy',
};
