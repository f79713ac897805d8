import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { placeKeys } from '../../../src/data/geo/index.js';
import type { VenueRepresentation } from '../../../src/data/schema/index.js';

/** Also read by test/wordpress: elements look for venues under the lines that the plugin writes. */
const samples = JSON.parse(readFileSync('test/fixtures/venue-addresses.json', 'utf8')) as {
  venue: object;
  address: string;
}[];

it.each(samples)('a venue is found by its id, and in one line as “$address”', ({ venue, address }) => {
  expect(placeKeys({ id: 5, ...venue } as VenueRepresentation)).to.deep.equal(address ? ['5', address] : ['5']);
});
