import { replay } from '../calendar.js';
import { allDay, eventAt } from './made-events.js';

export const fails = () => replay('categories.create.name-too-long-is-500');

export const fair = allDay('Fair', '2026-11-13', '2026-11-17');
export const walk = eventAt('Walk', '2026-11-18 10:00', '2026-11-18 12:00');
const night = eventAt('Night', '2026-11-20 20:00', '2026-11-21 02:00', { timezone: 'Europe/Berlin' });
export const some = [fair, walk, night, eventAt('December', '2026-12-02 10:00', '2026-12-02 11:00')];
/** Five events on one day. */
export const crowd = [1, 2, 3, 4, 5].map((number) =>
  eventAt(`Talk ${number}`, `2026-11-25 1${number}:00`, `2026-11-25 1${number}:30`),
);
