import { membersOf } from '../schema/shapes.js';

/** Coordinates as `[lat, lng]` by id or address (`placeKeys`); whoever wrote the file may have written anything. */
export type Places = Readonly<Record<string, unknown>>;

const files = new Map<string, Promise<Places>>();

async function read(url: string): Promise<Places> {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url} responds with status ${response.status}`);
    return membersOf(await response.json());
  } catch (cause) {
    // It may be there the next time.
    files.delete(url);
    throw cause;
  }
}

/** The content of a file of places, requested once for all elements of the page. */
export function readPlaces(url: string): Promise<Places> {
  if (!files.has(url)) files.set(url, read(url));
  return files.get(url)!;
}
