import { addressLines } from '../../data/geo/index.js';
import type { VenueRepresentation } from '../../data/schema/index.js';
import { textOf } from './html.js';

/** A venue's address in one line, as its country writes it. */
export function addressOf({ address, zip, city, stateprovince, country }: VenueRepresentation): string {
  const plain = (text: string | number = '') => textOf(String(text));
  const lines = addressLines({
    street: plain(address),
    zip: plain(zip),
    city: plain(city),
    region: plain(stateprovince),
    country: plain(country),
  });
  return lines.join(', ');
}
