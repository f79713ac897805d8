export { CalEventList } from './cal-event-list.js';
export { CalProvider } from './cal-provider.js';
export type { CalendarEvent, Picture, Place, Term } from './calendar-event.js';
export type { CalEventDetails } from './events.js';
