import { CalError, createClient, type Client } from '../../data/client/index.js';
import { Misuse } from '../command-line/options.js';
import type { VenueRepresentation } from '../../data/schema/index.js';
import { placeKeys } from '../../data/geo/index.js';
import { geocoder, type Surroundings } from './geocoder.js';
import { readPlaces, writePlaces } from './places-file.js';

interface PlacesSettings {
  readonly baseUrl: string;
  readonly namespace: string;
  /** Address of the geocoder's search. */
  readonly geocoder: string;
  /** The file. */
  readonly output: string;
}

const nameOf = ({ id, venue }: VenueRepresentation) => `${id}${venue.length ? ` ${venue as string}` : ''}`;

async function readVenues(client: Client, baseUrl: string): Promise<VenueRepresentation[]> {
  const venues: VenueRepresentation[] = [];
  try {
    for await (const { items } of client.venues.pages({ per_page: 50 })) venues.push(...items);
    return venues;
  } catch (cause) {
    if (!(cause instanceof CalError)) throw cause;
    const remedy = 'give the root address of the interface, such as https://example.org/wp-json';
    throw new Misuse(`--base-url ${baseUrl} has no venues to read (${cause.message}): ${remedy}`, { cause });
  }
}

/** Writes the coordinates of a calendar's venues that neither their server nor the file has. @throws Misuse */
export async function findPlaces(settings: PlacesSettings, surroundings: Surroundings): Promise<void> {
  const { baseUrl, namespace, output } = settings;
  const { print, fetch } = surroundings;
  const places = readPlaces(output);
  // A file that cannot be written is reported before the first request.
  writePlaces(output, places);
  const venues = await readVenues(createClient({ baseUrl, namespace, fetch }), baseUrl);
  const unknown = venues.filter((venue) => venue.geo_lat === undefined && !places[String(venue.id)]);
  const addresses = new Set(unknown.flatMap((venue) => placeKeys(venue)[1] ?? []));
  const wanted = [...addresses].filter((address) => !(address in places));
  print(
    `Venues: ${venues.length}, with coordinates: ${venues.length - unknown.length}, new addresses: ${wanted.length}`,
  );
  const locate = geocoder(settings.geocoder, new URL(baseUrl).origin, surroundings);
  for (const [index, address] of wanted.entries()) {
    places[address] = (await locate(address)) ?? null;
    writePlaces(output, places);
    print(`${index + 1}/${wanted.length} ${address}: ${places[address]?.join(', ') ?? 'not found'}`);
  }
  const missing = [...addresses].filter((address) => !places[address]);
  if (missing.length)
    print(`Not found. Write [latitude, longitude] for null in ${output}, or correct the address in the calendar:`);
  for (const address of missing) print(`  ${JSON.stringify(address)}: null`);
  const unaddressed = unknown.filter((venue) => placeKeys(venue).length === 1);
  if (unaddressed.length)
    print(`Without an address. Add those that have a place to ${output}, as "ID": [latitude, longitude]:`);
  for (const venue of unaddressed) print(`  ${nameOf(venue)}`);
}
