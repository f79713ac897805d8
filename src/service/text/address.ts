import { addressLines } from '../../geo/index.js';
import type { VenueRepresentation } from '../../schema/index.js';
import { textOf } from './html.js';

/** A venue's address in one line, as its country writes it. */
export function addressOf({ address = '', zip = '', city = '', stateprovince = '', country = '' }: VenueRepresentation): string {
  const [street, code, town, region, land] = [address, zip, city, stateprovince, country].map((text) => textOf(String(text)));
  return addressLines({ street: street!, zip: code!, city: town!, region: region!, country: land! }).join(', ');
}
