import type { Topic } from '../topics.js';
import type { CalendarWords } from '../messages/calendar.js';

export const calendarWords: Topic<CalendarWords> = {
  ar: async () => (await import('../ar/calendar.js')).ar,
  de: async () => (await import('../de/calendar.js')).de,
  en: async () => (await import('../en/calendar.js')).en,
  es: async () => (await import('../es/calendar.js')).es,
  fr: async () => (await import('../fr/calendar.js')).fr,
};
