import { earthRadius, kilometersBetween } from '../../data/geo/index.js';
import type { RequestContext } from '../request/context.js';

/** IDs of venues within the radius of the settings, save those whose coordinates a password hides. */
export async function venuesInRadius(
  { store, settings, passwords }: RequestContext,
  lat: number,
  lng: number,
): Promise<number[]> {
  const { radius } = settings;
  const north = (radius / earthRadius) * (180 / Math.PI);
  // Near a pole, and across the date line, every longitude may be near.
  const east = Math.abs(lat) + north < 89 ? north / Math.cos(((Math.abs(lat) + north) * Math.PI) / 180) : 360;
  const crosses = lng - east < -180 || lng + east > 180;
  const box = await store.reader
    .selectFrom('venues')
    .select(['id', 'geo_lat', 'geo_lng', 'password'])
    .where('geo_lat', 'is not', null)
    .where('geo_lat', '>=', lat - north)
    .where('geo_lat', '<=', lat + north)
    .$if(!crosses, (query) => query.where('geo_lng', '>=', lng - east).where('geo_lng', '<=', lng + east))
    .execute();
  const isNear = ({ geo_lat, geo_lng }: (typeof box)[number]) =>
    kilometersBetween({ lat, lng }, { lat: geo_lat!, lng: geo_lng! }) <= radius;
  return box.filter((venue) => isNear(venue) && passwords.opens(venue)).map(({ id }) => id);
}
