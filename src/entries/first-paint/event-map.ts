import { shared } from '../../elements/cards/shared.styles.js';
import { styles } from '../../elements/map/cal-map.styles.js';
import { eventsOnMap } from '../../elements/map/events-on-map.js';
import { legendSpace, legendSpaceStyles } from '../../elements/parts/legend-space.js';
import { shownOf, type EventMapRequest } from '../../data/query/index.js';
import { calendarEvent } from '../../data/records/index.js';
import type { EventFilters } from '../../data/schema/index.js';
import { paintMap, type MapToPaint } from './map.js';

/** Paints a map of events before its element is there. */
export function paint(map: MapToPaint<EventMapRequest>): Promise<void> {
  const { window, isReversed, range, given } = map.asked;
  const { geoloc_lat: lat, geoloc_lng: lng } = given as EventFilters;
  return paintMap(map, {
    subject: eventsOnMap(isReversed),
    recordOf: calendarEvent,
    window,
    isLeftOut: shownOf(map.asked, Date.now()).isLeftOut,
    center: lat === undefined || lng === undefined ? undefined : { lat, lng },
    isPast: range === 'past',
    legend: legendSpace,
    styles: [shared, legendSpaceStyles, ...styles.flat()],
  });
}
