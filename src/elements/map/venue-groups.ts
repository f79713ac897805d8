import type { MapPlace } from './leaflet-types.js';
import { serverOf, type CalendarEvent, type Venue } from '../../data/records/index.js';
import { isWithin, kilometersBetween, type Area, type Coordinates } from '../../data/geo/index.js';

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
  venue ? venue.key + serverOf(representation) : '';

/**
 * The venue groups of events in the order in which they come; an event with several venues is at each, those without
 * stand last.
 */
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

/** The venue groups within the radius, the nearest first; those without coordinates, of which nobody knows, last. */
function venueGroupsNear(groups: readonly VenueGroup[], center: Coordinates, kilometers: number): VenueGroup[] {
  const far = ({ distance }: VenueGroup) => distance ?? Infinity;
  return groups
    .map((group) => ({ ...group, distance: group.venue?.location && kilometersBetween(center, group.venue.location) }))
    .filter((group) => group.distance === undefined || group.distance <= kilometers)
    .sort((a, b) => (far(a) === far(b) ? 0 : far(a) - far(b)));
}

/** The venues of a map element. */
export interface FoundVenues {
  /** In the order of the list, those on the map first. */
  readonly groups: readonly VenueGroup[];
  /** The places on the map, also those beside the area that is searched. */
  readonly located: readonly MapPlace[];
}

/** How the venue groups of a map are completed, chosen and named. */
export interface VenueSearch {
  /** Says where a venue is, where its server may not; `undefined` where only the server does. */
  readonly locationOf: ((venue: Venue) => Coordinates | undefined) | undefined;
  /** The position searched around, if any. */
  readonly center: Coordinates | undefined;
  readonly kilometers: number;
  /** The area that is to be listed, if not all. */
  readonly area: Area | undefined;
  /** The order of the list where nothing is searched around. */
  readonly arranged: (groups: readonly VenueGroup[]) => readonly VenueGroup[];
  readonly nameOf: (group: VenueGroup) => string;
  readonly labelOf: (group: VenueGroup) => string | undefined;
  readonly colorOf: (group: VenueGroup) => string | undefined;
}

export function findVenues(all: readonly VenueGroup[], search: VenueSearch): FoundVenues {
  const { locationOf, center, kilometers, area, arranged, nameOf, labelOf, colorOf } = search;
  const complete = locationOf
    ? all.map((group) => ({ ...group, venue: group.venue && { ...group.venue, location: locationOf(group.venue) } }))
    : all;
  const ordered = center ? venueGroupsNear(complete, center, kilometers) : arranged(complete);
  const onMap = ordered.filter(({ venue }) => venue?.location);
  const located = onMap.map((group): MapPlace => {
    const { city, location } = group.venue!;
    return {
      key: group.key,
      ...location!,
      name: nameOf(group),
      near: city,
      count: group.events.length || 1,
      label: () => labelOf(group),
      color: () => colorOf(group),
    };
  });
  const groups = area
    ? onMap.filter(({ venue }) => isWithin(venue!.location!, area))
    : [...onMap, ...ordered.filter(({ venue }) => !venue?.location)];
  return { groups, located };
}
