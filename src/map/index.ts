export type { MapPlace } from './clusters.js';
export type { Gesture } from './gestures.js';
export type { PlaceMap } from './place-map.js';

/** Loads Leaflet on demand. */
export const loadPlaceMap = async () => (await import('./place-map.js')).PlaceMap;
