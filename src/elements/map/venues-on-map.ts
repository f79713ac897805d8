import type { Venue } from '../../data/records/index.js';
import { byName } from '../parts/by-name.js';
import type { MapSubject } from './map-subject.js';
import { venueName, type VenueGroup } from './venue-groups.js';

const isAbsent = ({ venue }: VenueGroup): number => Number(!venue?.location);

/** Venues by name, those on the map first. */
export const venuesOnMap: MapSubject<Venue> = {
  groupsOf: (venues) => venues.map((venue) => ({ key: venue.key, venue, events: [] })),
  arranged: (groups, locale) => {
    const names = byName(locale);
    return [...groups].sort((one, other) => isAbsent(one) - isAbsent(other) || names(one.venue!, other.venue!));
  },
  summary: (groups, messages) => messages.places(groups.length),
  nameOf: ({ venue }) => (venue ? venueName(venue) : ''),
  nameOfCluster: (count, near, messages) => messages.placesNear(count, near),
};
