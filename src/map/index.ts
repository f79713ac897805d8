export type { MapPlace } from './clusters.js';
export { distance, type Coordinates } from './distance.js';
export type { Gesture } from './gestures.js';
export type { PlaceMap } from './place-map.js';

/** Brings the map, which nobody pays for who shows none. */
export const loadPlaceMap = async () => (await import('./place-map.js')).PlaceMap;
