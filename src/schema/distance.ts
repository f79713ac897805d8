/** A position on the globe, in degrees. */
export interface Coordinates {
  readonly lat: number;
  readonly lng: number;
}

/** Kilometers; the mean radius of the Earth. */
export const earthRadius = 6371.0088;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometers along the surface, by the haversine formula. */
export function distance(from: Coordinates, to: Coordinates): number {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const chord = half(from.lat, to.lat) + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * half(from.lng, to.lng);
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}
