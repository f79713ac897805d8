import { notesOf, type CalendarEvent } from '../../data/records/index.js';

/**
 * The name of an event in a calendar: its slug or id, and of several calendars also the one it is from:
 * `choir@town.example`. A slug of digits would name another event by its id, and one that several events share would
 * name each of them.
 */
export function eventName(event: CalendarEvent): string {
  const { slug, representation } = event;
  return slug && !/^\d+$/.test(slug) && !notesOf(representation).sharesSlug
    ? nameBy(slug, event)
    : nameBy(event.id, event);
}

/** Whether an event is the one of that name, if any. */
export const isNamed = (event: CalendarEvent, name: unknown): boolean =>
  name !== undefined && (eventName(event) === name || nameBy(event.id, event) === name);

function nameBy(key: string | number, { representation }: CalendarEvent): string {
  const { origin } = notesOf(representation);
  return origin ? `${key}@${origin.name}` : String(key);
}
