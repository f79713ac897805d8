import type { CalendarEvent } from '../../data/records/index.js';
import { nextStart, todayOf } from '../../data/time/index.js';
import type { MapSubject } from './map-subject.js';
import { venueGroupsOfEvents, venueName } from './venue-groups.js';

/** Events at their venues. @param isReversed whether they are shown in descending order, and come in ascending order */
export function eventsOnMap(isReversed: boolean): MapSubject<CalendarEvent> {
  const turned = (events: readonly CalendarEvent[]) => (isReversed ? [...events].reverse() : events);
  return {
    groupsOf: (events) => venueGroupsOfEvents(turned(events)),
    arranged: (groups) => groups,
    summary: (groups, messages) => {
      const venues = groups.filter(({ venue }) => venue);
      const placeless = groups.filter(({ venue }) => !venue).flatMap(({ events }) => events).length;
      const placed = new Set(venues.flatMap(({ events }) => events)).size;
      return [venues.length && messages.eventsAt(placed, venues.length), placeless && messages.placeless(placeless)]
        .filter(Boolean)
        .join(' · ');
    },
    nameOf: ({ venue, events }, messages) => (venue ? messages.marker(venueName(venue), events.length) : ''),
    // When the next event begins.
    labelOf: ({ events }, display) => {
      const now = Date.now();
      for (const { span } of turned(events)) {
        const start = nextStart(span, display, todayOf(span, display, now), now);
        if (start) return start;
      }
      return undefined;
    },
    nameOfCluster: (count, near, messages) => messages.eventsNear(count, near),
  };
}
