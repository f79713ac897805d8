import type { DatabaseReader } from '../store/store.js';

const earthRadius = 6371.0088;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres. */
export function distance(lat1: number, lng1: number, lat2: number, lng2: number): number {
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2;
  const h = half(lat1, lat2) + Math.cos(radians(lat1)) * Math.cos(radians(lat2)) * half(lng1, lng2);
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** IDs of venues within the radius (kilometres). */
export async function venuesInRadius(reader: DatabaseReader, lat: number, lng: number, radius: number): Promise<number[]> {
  const north = (radius / earthRadius) * (180 / Math.PI);
  // Near a pole, and across the date line, every longitude may be near.
  const east = Math.abs(lat) + north < 89 ? north / Math.cos(radians(Math.abs(lat) + north)) : 360;
  const crosses = lng - east < -180 || lng + east > 180;
  const box = await reader
    .selectFrom('venues')
    .select(['id', 'geo_lat', 'geo_lng'])
    .where('geo_lat', 'is not', null)
    .where('geo_lat', '>=', lat - north)
    .where('geo_lat', '<=', lat + north)
    .$if(!crosses, (query) => query.where('geo_lng', '>=', lng - east).where('geo_lng', '<=', lng + east))
    .execute();
  return box.filter((venue) => distance(lat, lng, venue.geo_lat!, venue.geo_lng!) <= radius).map(({ id }) => id);
}
