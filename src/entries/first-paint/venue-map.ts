import { nothing } from 'lit/html.js';
import { shared } from '../../elements/cards/shared.styles.js';
import { styles } from '../../elements/map/cal-map.styles.js';
import { venuesOnMap } from '../../elements/map/venues-on-map.js';
import { venueRecord } from '../../data/records/index.js';
import { paintMap, type MapToPaint } from './map.js';

/** Paints a map of venues before its element is there. */
export const paint = (map: MapToPaint): Promise<void> =>
  paintMap(map, {
    subject: venuesOnMap,
    recordOf: venueRecord,
    isPast: false,
    legend: nothing,
    styles: [shared, ...styles.flat()],
  });
