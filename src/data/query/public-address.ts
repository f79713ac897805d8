import { categoryFilters, tagFilters } from '../schema/terms.js';
import { eventAdditions, eventFilters } from '../schema/events.js';
import { organizerFilters } from '../schema/organizers.js';
import { venueFilters } from '../schema/venues.js';

/**
 * Parameters that an address may have for its response to be kept. Any other might be a secret: a password, a nonce, a
 * token.
 */
const harmless = {
  rest_route: 0,
  lang: 0,
  ...categoryFilters,
  ...eventFilters,
  ...eventAdditions,
  ...organizerFilters,
  ...tagFilters,
  ...venueFilters,
};

/** Whether the answer at this address is the same for everybody. */
export function isPublic(url: string): boolean {
  const { username, password, searchParams } = new URL(url);
  return !username && !password && [...searchParams.keys()].every((name) => Object.hasOwn(harmless, name));
}
