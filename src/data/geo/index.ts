import type { VenueRepresentation } from '../schema/representations.js';

export { addressLines } from './address.js';
export { directionsTo } from './directions.js';

/** A position on the globe, in degrees. */
export interface Coordinates {
  readonly lat: number;
  readonly lng: number;
}

/** A part of the globe, by its edges in degrees. */
export interface Area {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

export const isWithin = ({ lat, lng }: Coordinates, { south, west, north, east }: Area): boolean =>
  lat >= south && lat <= north && lng >= west && lng <= east;

/** Kilometers; the mean radius of the Earth. */
export const earthRadius = 6371.0088;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometers along the surface, by the haversine formula. */
export function kilometersBetween(from: Coordinates, to: Coordinates): number {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const chord =
    half(from.lat, to.lat) + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * half(from.lng, to.lng);
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/**
 * The keys of a venue in a file of places: its id, and its address in one line, the country last; the first with
 * coordinates counts.
 */
export function placeKeys(venue: VenueRepresentation): string[] {
  const { id, address, zip, city, stateprovince, state, province, country } = venue as Readonly<
    Record<string, unknown>
  >;
  const joined = (separator: string, ...texts: unknown[]) =>
    texts.filter((text) => typeof text === 'string' && text.trim()).join(separator);
  const line = joined(', ', address, joined(' ', zip, city), stateprovince || state || province, country)
    .replace(/\s+/g, ' ')
    .trim();
  return [String(id), ...(line ? [line] : [])];
}
