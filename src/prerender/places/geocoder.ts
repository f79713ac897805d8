import { decodeHTML } from 'entities';
import { Misuse } from '../command-line/options.js';
import type { Position } from './places-file.js';

/** The world beside the file, so that tests bring their own. */
export interface Surroundings {
  readonly fetch: typeof fetch;
  /** Milliseconds. */
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly print: (line: string) => void;
}

/** Milliseconds from one answer to the next request: public geocoders allow one request a second. */
const pace = 1000;

/** Milliseconds that one answer may take. */
const patience = 30_000;

const rounded = (text: unknown) => Number(Number(text).toFixed(6));

/**
 * Looks addresses up with Nominatim's interface, one after the other.
 * @param site the sender of the requests, which operators of geocoders want to know
 * @returns where an address is; `undefined` if that is not known
 */
export function geocoder(address: string, site: string, { fetch, now, wait }: Omit<Surroundings, 'print'>) {
  const host = new URL(address).host;
  const headers = { 'User-Agent': `cal-elements (${site})`, Accept: 'application/json' };
  // The run before may just have sent a request.
  let free = now() + pace;
  return async (text: string): Promise<Position | undefined> => {
    if (now() < free) await wait(free - now());
    const url = new URL(address);
    for (const [name, value] of Object.entries({ q: decodeHTML(text), format: 'jsonv2', limit: '1' }))
      url.searchParams.set(name, value);
    const failed = (reason: string, cause?: unknown) =>
      new Misuse(`--geocoder ${host} ${reason}. What was found is kept: run the command again to go on.`, { cause });
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(patience) }).catch((cause: unknown) => {
      throw failed('could not be reached', cause);
    });
    if (!response.ok) throw failed(`answered with status ${response.status}`);
    const found: unknown = await response.json().catch(() => undefined);
    free = now() + pace;
    if (!Array.isArray(found)) throw failed('does not answer as Nominatim does');
    const [{ lat, lon } = {}] = found as { lat?: unknown; lon?: unknown }[];
    const position = [rounded(lat), rounded(lon)] as const;
    return position.every(Number.isFinite) ? position : undefined;
  };
}
