export { CalEventDetail } from './cal-event-detail.js';
export { CalEventList } from './cal-event-list.js';
export { CalProvider } from './cal-provider.js';
export type { CalendarEvent, Place, Term } from './calendar-event.js';
export type { CalEventDetails, CalRecord, CalSelectDetail } from './events.js';
export type { Organizer } from './organizer.js';
export type { Picture } from './picture.js';
export type { TermRecord } from './term.js';
export type { Location, Venue } from './venue.js';
