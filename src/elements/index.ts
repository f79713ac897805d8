export * from './for-readers.js';
export { CalAdmin } from './cal-admin.js';
export { CalEventForm } from './cal-event-form.js';
export { CalOrganizerForm } from './cal-organizer-form.js';
export { CalSignIn } from './cal-sign-in.js';
export { CalVenueForm } from './cal-venue-form.js';
