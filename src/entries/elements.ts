import '../authoring/register.js';

export * from '../elements/index.js';
export { CalAdmin } from '../authoring/cal-admin.js';
export { CalEventForm } from '../authoring/cal-event-form.js';
export { CalOrganizerForm } from '../authoring/cal-organizer-form.js';
export { CalSignIn } from '../authoring/cal-sign-in.js';
export { CalVenueForm } from '../authoring/cal-venue-form.js';
