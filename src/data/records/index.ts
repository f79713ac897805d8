export * from './event.js';
export { onlineAddress } from './online-address.js';
export { isOnlineToo, toldMarks } from './attendance.js';
export { attendance, eventStatus, isOnline } from './event-status.js';
export { sifts } from './sifts.js';
export { recordsOf } from './fields.js';
export * from './image.js';
export { made } from './made.js';
export * from './notes.js';
export * from './organizer.js';
export { adopt, ownerDocumentOf, type OwnerDocument } from './owner-document.js';
export * from './plain-text.js';
export * from './term.js';
export * from './trusted-types.js';
export * from './venue.js';

/** Loads the writer of schema.org data on demand. */
export const loadJsonLd = () => import('./json-ld.js');
export * from './plain-lines.js';
