/** Loads Leaflet on demand. */
export const loadPlaceMap = async () => (await import('./place-map.js')).PlaceMap;
/** The same for a map with one pin that is moved. */
export const loadPinMap = async () => (await import('./pin-map.js')).PinMap;
