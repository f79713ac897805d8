import { sharesSlug, sourceOf } from '../../query/index.js';
import type { CalendarEvent } from '../../records/index.js';

/** What a calendar calls an event: by its slug or id, and of several calendars also by the one it is from: `choir@town.example`. */
export function eventName({ id, slug, representation }: CalendarEvent): string {
  const key = slug && !/^\d+$/.test(slug) && !sharesSlug(representation) ? slug : String(id);
  const source = sourceOf(representation);
  return source ? `${key}@${source.name}` : key;
}
