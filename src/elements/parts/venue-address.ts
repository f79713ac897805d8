import { ownerDocumentOf, type Venue } from '../../data/records/index.js';
import { addressLines } from '../../data/geo/index.js';
import { nodesIn } from '../cards/node.js';

/** A venue's address; nothing where it has none. */
export function address(venue: Venue): HTMLElement | undefined {
  const node = nodesIn(ownerDocumentOf(venue.representation));
  const lines = addressLines(venue).map((line) => node('div dir=auto', {}, line));
  return lines.length ? node('address part=address class=address', {}, ...lines) : undefined;
}

/** The link to directions on OpenStreetMap, which is requested only when the visitor follows it. */
export function directionsUrl(venue: Venue): string | undefined {
  const { location } = venue;
  if (location) return `https://www.openstreetmap.org/directions?to=${location.lat}%2C${location.lng}`;
  const lines = addressLines(venue);
  return lines.length
    ? `https://www.openstreetmap.org/search?query=${encodeURIComponent(lines.join(', '))}`
    : undefined;
}
