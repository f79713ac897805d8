import type { Coordinates } from '../../data/geo/index.js';

/** A place that a geocoder has found. */
export interface FoundPlace extends Coordinates {
  readonly name: string;
}

/** The largest number of results, beyond which nobody reads. */
const most = 5;
/** The time limit, in milliseconds. */
const patience = 15_000;

function placeOf(answer: unknown): FoundPlace | undefined {
  const { lat: latitude, lon: longitude, display_name: name } = Object(answer) as Readonly<Record<string, unknown>>;
  const [lat, lng] = [latitude, longitude].map((degrees) =>
    typeof degrees === 'string' ? Number.parseFloat(degrees) : degrees,
  );
  const isWithin = (degrees: unknown, limit: number): degrees is number =>
    typeof degrees === 'number' && Math.abs(degrees) <= limit;
  return isWithin(lat, 90) && isWithin(lng, 180)
    ? { lat, lng, name: typeof name === 'string' ? name : `${lat}, ${lng}` }
    : undefined;
}

/**
 * Requests the position of an address from a geocoder with Nominatim's form of answers.
 * @param template its address, with `{address}`
 * @returns the results, the best first; `undefined` where it cannot be reached or does not answer in this form
 */
export async function findAddress(template: string, address: string): Promise<readonly FoundPlace[] | undefined> {
  try {
    const url = new URL(
      template.replace('{address}', () => encodeURIComponent(address)),
      document.baseURI,
    );
    const response = await fetch(url, { credentials: 'omit', signal: AbortSignal.timeout(patience) });
    const answer: unknown = response.ok ? await response.json() : undefined;
    return Array.isArray(answer) ? answer.flatMap((one) => placeOf(one) ?? []).slice(0, most) : undefined;
  } catch {
    return undefined;
  }
}
