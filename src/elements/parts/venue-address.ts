import { ownerDocumentOf, type Venue } from '../../data/records/index.js';
import { addressLines, directionsTo } from '../../data/geo/index.js';
import { nodesIn } from '../cards/node.js';

/** A venue's address; nothing where it has none. @param separator what parts its lines where they run on */
export function address(venue: Venue, separator?: string): HTMLElement | undefined {
  const node = nodesIn(ownerDocumentOf(venue.representation));
  const lines = addressLines(venue).flatMap((line, index) => [index > 0 && separator, node('div dir=auto', {}, line)]);
  return lines.length ? node('address part=address class=address', {}, ...lines) : undefined;
}

/** The link to directions on OpenStreetMap, which is requested only when the visitor follows it. */
export const directionsUrl = (venue: Venue): string | undefined =>
  directionsTo(venue.location, addressLines(venue).join(', '));
