import type { VenueRepresentation } from './representations.js';

/** What a venue is called in a file of places: its id, and its address in one line, the country last; the first with coordinates counts. */
export function placeKeys(venue: VenueRepresentation): string[] {
  const { id, address, zip, city, stateprovince, state, province, country } = venue as Readonly<Record<string, unknown>>;
  const joined = (separator: string, ...texts: unknown[]) =>
    texts.filter((text) => typeof text === 'string' && text.trim()).join(separator);
  const line = joined(', ', address, joined(' ', zip, city), stateprovince || state || province, country)
    .replace(/\s+/g, ' ')
    .trim();
  return [String(id), ...(line ? [line] : [])];
}
