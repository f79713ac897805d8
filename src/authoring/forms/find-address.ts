import type { Coordinates } from '../../data/geo/index.js';
import { membersOf } from '../../data/schema/index.js';

/** The parts of an address, each empty where it is not known. */
export interface AddressParts {
  readonly address: string;
  readonly zip: string;
  readonly city: string;
  readonly region: string;
  readonly country: string;
}

/** A place that a geocoder has found. */
export interface FoundPlace extends Coordinates {
  readonly name: string;
  /** Absent where the geocoder gives none. */
  readonly parts?: AddressParts | undefined;
}

/** The countries whose streets have their number before their name. */
const numberFirst: readonly unknown[] = ['au', 'ca', 'fr', 'gb', 'ie', 'in', 'nz', 'us', 'za'];

/** The parts of an address as Nominatim names them. */
function partsOf(answer: unknown): AddressParts | undefined {
  const given = membersOf(answer);
  const first = (...names: readonly string[]): string =>
    names.map((name) => given[name]).find((text): text is string => typeof text === 'string') ?? '';
  const street = [first('road', 'pedestrian', 'square', 'place', 'hamlet'), first('house_number')];
  if (numberFirst.includes(given.country_code)) street.reverse();
  const parts = {
    address: street.filter(Boolean).join(' '),
    zip: first('postcode'),
    city: first('city', 'town', 'village', 'municipality', 'suburb'),
    region: first('state', 'region'),
    country: first('country'),
  };
  return Object.values(parts).some(Boolean) ? parts : undefined;
}

/** The largest number of results, beyond which nobody reads. */
const most = 5;
/** The time limit, in milliseconds. */
const patience = 15_000;

function placeOf(answer: unknown): FoundPlace | undefined {
  const { lat: latitude, lon: longitude, display_name: name, address } = membersOf(answer);
  const [lat, lng] = [latitude, longitude].map((degrees) =>
    typeof degrees === 'string' ? Number.parseFloat(degrees) : degrees,
  );
  const isWithin = (degrees: unknown, limit: number): degrees is number =>
    typeof degrees === 'number' && Math.abs(degrees) <= limit;
  return isWithin(lat, 90) && isWithin(lng, 180)
    ? { lat, lng, name: typeof name === 'string' ? name : `${lat}, ${lng}`, parts: partsOf(address) }
    : undefined;
}

/**
 * Requests the position of an address, and its parts, from a geocoder with Nominatim's form of answers.
 * @param template its address, with `{address}`
 * @returns the results, the best first; `undefined` where it cannot be reached or does not answer in this form
 */
export async function findAddress(template: string, address: string): Promise<readonly FoundPlace[] | undefined> {
  try {
    const url = new URL(
      template.replace('{address}', () => encodeURIComponent(address)),
      document.baseURI,
    );
    // Written by hand: what stands there already stays as it is.
    if (!url.searchParams.has('addressdetails')) url.search += `${url.search ? '&' : '?'}addressdetails=1`;
    const response = await fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(patience) });
    const answer: unknown = response.ok ? await response.json() : undefined;
    return Array.isArray(answer) ? answer.flatMap((one) => placeOf(one) ?? []).slice(0, most) : undefined;
  } catch {
    return undefined;
  }
}
