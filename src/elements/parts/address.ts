import type { Venue } from '../../records/index.js';
import { node } from '../../cards/index.js';

/** Countries that write the code behind the town, by the names that servers give them; the others write it before. */
export const codeLast =
  /^(united states|usa?|canada|australia|new zealand|india|nepal|japan|south korea|taiwan|singapore|thailand|indonesia|saudi arabia|ireland|united kingdom|south africa)\b/i;

/** The lines of an address as its country writes them: Ithaca, NY 14850, but 24103 Kiel. */
export function addressLines({ street, zip, city, region, country }: Venue): string[] {
  const joined = (...texts: string[]) => texts.filter(Boolean).join(' ');
  const isCodeLast = country ? codeLast.test(country) : region;
  const behind = region ? [city, joined(region, zip)] : [joined(city, zip)];
  const town = isCodeLast ? behind : [joined(zip, city), region];
  return [street, town.filter(Boolean).join(', '), country].filter(Boolean);
}

/** A venue's address; nothing where it has none. */
export function address(venue: Venue): HTMLElement | undefined {
  const lines = addressLines(venue).map((line) => node('div dir=auto', {}, line));
  return lines.length ? node('address part=address class=address', {}, ...lines) : undefined;
}

/** The link to directions on OpenStreetMap, which is requested only when the visitor follows it. */
export function directionsUrl(venue: Venue): string | undefined {
  const { location } = venue;
  if (location) return `https://www.openstreetmap.org/directions?to=${location.lat}%2C${location.lng}`;
  const lines = addressLines(venue);
  return lines.length ? `https://www.openstreetmap.org/search?query=${encodeURIComponent(lines.join(', '))}` : undefined;
}
