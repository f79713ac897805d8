import type { MapPlace } from './clusters.js';
import type { PlaceMap, PlaceMapOptions } from './place-map.js';

export type { MapPlace } from './clusters.js';
export { distance, type Position } from './distance.js';
export type { Gesture } from './gestures.js';
export type { MapView, PlaceMap, PlaceMapOptions } from './place-map.js';

/** Brings the map, which nobody else pays for, and opens one in a box, with at least one place. */
export async function openMap(box: HTMLElement, places: readonly MapPlace[], options: PlaceMapOptions): Promise<PlaceMap> {
  const { PlaceMap } = await import('./place-map.js');
  return new PlaceMap(box, places, options);
}
