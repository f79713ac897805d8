import type { MapPlace } from '../../map/index.js';
import { sourceOf } from '../../query/index.js';
import type { CalendarEvent, Venue } from '../../records/index.js';
import { distance, type Coordinates } from '../../schema/index.js';

/** A venue beside or on a map, and what is on there. */
export interface VenueGroup {
  readonly key: string;
  /** `undefined` for events that have none. */
  readonly venue: Venue | undefined;
  readonly events: readonly CalendarEvent[];
  /** Kilometers from the position searched around. */
  readonly distance?: number | undefined;
}

/** A password hides names (wire section 13). */
export const venueName = ({ name, city, slug }: Venue): string => name || city || slug;

/** Each of several calendars has IDs of its own, which the venues inside its events do not tell. */
const keyAt = (venue: Venue | undefined, { representation }: CalendarEvent): string =>
  venue ? venue.key + (sourceOf(representation)?.name ?? '') : '';

/** The venue groups of events in the order in which they come; an event with several venues is at each, those without stand last. */
export function venueGroupsOfEvents(events: readonly CalendarEvent[]): VenueGroup[] {
  const venues = new Map<string, Venue | undefined>();
  const found = new Map<string, CalendarEvent[]>();
  for (const event of events) {
    for (const venue of event.venues.length ? event.venues : [undefined]) {
      const key = keyAt(venue, event);
      if (!venues.has(key)) venues.set(key, venue);
      found.set(key, [...(found.get(key) ?? []), event]);
    }
  }
  const groups = [...found].map(([key, at]) => ({ key, venue: venues.get(key), events: at }));
  return [...groups.filter(({ venue }) => venue), ...groups.filter(({ venue }) => !venue)];
}

/** Those within the radius, the nearest first; those without coordinates, of which nobody knows, last. */
export function venueGroupsNear(groups: readonly VenueGroup[], center: Coordinates, kilometers: number): VenueGroup[] {
  const far = ({ distance }: VenueGroup) => distance ?? Infinity;
  return groups
    .map((group) => ({ ...group, distance: group.venue?.location && distance(center, group.venue.location) }))
    .filter((group) => group.distance === undefined || group.distance <= kilometers)
    .sort((a, b) => (far(a) === far(b) ? 0 : far(a) - far(b)));
}

/** What of the venue groups a map can show. */
export function placesOf(groups: readonly VenueGroup[], nameOf: (group: VenueGroup) => string): MapPlace[] {
  return groups.flatMap((group) => {
    const { key, venue, events } = group;
    if (!venue?.location) return [];
    return { key, ...venue.location, name: nameOf(group), near: venue.city, count: events.length || 1 };
  });
}
