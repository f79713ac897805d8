export type { PlaceMap } from './place-map.js';
export type { Gesture, MapPlace, MapView } from './types.js';

/** Loads Leaflet on demand. */
export const loadPlaceMap = async () => (await import('./place-map.js')).PlaceMap;
