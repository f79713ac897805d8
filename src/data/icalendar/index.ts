export { entryDates, entryStatus, type CalendarEntry } from './entry.js';

/** Loads the writer of iCalendar files on demand. */
export const loadCalendarWriter = () => import('./write-calendar.js');
