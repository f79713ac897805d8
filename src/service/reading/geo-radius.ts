import { distance, earthRadius } from '../../schema/index.js';
import type { DatabaseReader } from '../store/store.js';

/** IDs of venues within the radius (kilometers). */
export async function venuesInRadius(reader: DatabaseReader, lat: number, lng: number, radius: number): Promise<number[]> {
  const north = (radius / earthRadius) * (180 / Math.PI);
  // Near a pole, and across the date line, every longitude may be near.
  const east = Math.abs(lat) + north < 89 ? north / Math.cos(((Math.abs(lat) + north) * Math.PI) / 180) : 360;
  const crosses = lng - east < -180 || lng + east > 180;
  const box = await reader
    .selectFrom('venues')
    .select(['id', 'geo_lat', 'geo_lng'])
    .where('geo_lat', 'is not', null)
    .where('geo_lat', '>=', lat - north)
    .where('geo_lat', '<=', lat + north)
    .$if(!crosses, (query) => query.where('geo_lng', '>=', lng - east).where('geo_lng', '<=', lng + east))
    .execute();
  return box.filter((venue) => distance({ lat, lng }, { lat: venue.geo_lat!, lng: venue.geo_lng! }) <= radius).map(({ id }) => id);
}
