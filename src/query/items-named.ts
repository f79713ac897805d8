import { createClient } from '../client/index.js';
import type { OrganizerRepresentation, ReadFilters, VenueRepresentation } from '../schema/index.js';
import type { Session } from './session.js';
import type { settings } from './settings.js';

type Contact = VenueRepresentation | OrganizerRepresentation;

/**
 * The venues or organizers with a name, whatever its case and accents. A server that is asked for a new one of a known name overwrites the one that
 * it knows (wire section 11.1).
 * @param nameOf the name of an item, decoded
 * @throws CalError
 */
export async function itemsNamed(
  session: Session,
  { namespace }: ReadFilters<typeof settings>,
  resource: 'venues' | 'organizers',
  name: string,
  nameOf: (item: Contact) => string,
): Promise<readonly Contact[]> {
  const client = createClient({ ...session.client, ...(typeof namespace === 'string' && { namespace }) });
  const { compare } = new Intl.Collator(undefined, { usage: 'search', sensitivity: 'base' });
  const { items } = await client[resource].list({ search: name, per_page: 50 });
  return items.filter((item) => compare(nameOf(item), name) === 0);
}
