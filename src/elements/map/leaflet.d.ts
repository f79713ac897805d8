/** The parts of Leaflet that a map of places needs, under the addresses of their own files; see place-map.ts. */
declare module 'leaflet/src/dom/DomEvent.js' {
  import type { DomEvent } from 'leaflet';
  export const disableClickPropagation: typeof DomEvent.disableClickPropagation;
}
declare module 'leaflet/src/geo/LatLngBounds.js' {
  export { LatLngBounds } from 'leaflet';
}
declare module 'leaflet/src/geometry/Point.js' {
  export { Point } from 'leaflet';
}
declare module 'leaflet/src/layer/Popup.js' {
  export { Popup } from 'leaflet';
}
declare module 'leaflet/src/layer/marker/Marker.js' {
  export { Marker } from 'leaflet';
}
declare module 'leaflet/src/layer/tile/TileLayer.js' {
  export { TileLayer } from 'leaflet';
}
declare module 'leaflet/src/map/Map.js' {
  export { Map } from 'leaflet';
}
