import type { MessageBundle } from '../bundles.js';
import type { CalendarMessages } from '../messages/calendar.js';

export const calendarMessages: MessageBundle<CalendarMessages> = {
  ar: async () => (await import('../ar/calendar.js')).ar,
  de: async () => (await import('../de/calendar.js')).de,
  en: async () => (await import('../en/calendar.js')).en,
  es: async () => (await import('../es/calendar.js')).es,
  fr: async () => (await import('../fr/calendar.js')).fr,
};
