export * from './for-readers.js';
export { CalEventForm } from './cal-event-form.js';
export { CalSignIn } from './cal-sign-in.js';
