import type { EventRepresentation } from '../../src/data/schema/index.js';
import { catalog } from '../../src/elements/catalog.js';
import type { VisibleTag } from '../elements.js';
import { FakeDesk, item } from './admin/fake-desk.js';
import type { Calendar } from './calendar.js';
import { administrator } from './forms/desk.js';
import { atlas, harbourHall } from './map/map-page.js';

/**
 * A calendar with which an element shows what it is for: all of them places and events, and forms a server on which somebody is signed in who
 * has many events, except for the form that signs in.
 * @param more events beside its own
 */
export function calendarFor(tag: VisibleTag, more: readonly EventRepresentation[] = []): Calendar {
  const calendar = atlas();
  const { others } = calendar;
  const all = [...calendar.events, ...more];
  // Details of a venue and of an organizer list their own events.
  const own = {
    'cal-venue-detail': { venue: [harbourHall, ...others.venues.slice(0, 1)] },
    'cal-organizer-detail': { organizer: others.organizers.slice(0, 1) },
  };
  const events = tag in own ? all.map((event) => ({ ...event, ...own[tag as keyof typeof own] })) : all;
  if (catalog[tag].kind !== 'form') return Object.assign(calendar, { events });
  const listed = Array.from({ length: 20 }, (_, index) => item(index + 1));
  return Object.assign(new FakeDesk(), { events, others, listed, me: tag === 'cal-sign-in' ? null : administrator });
}
