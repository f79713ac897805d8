import { createClient } from '../client/index.js';
import { organizerRecord, termRecord, venueRecord } from '../records/index.js';
import {
  longestPage,
  type CategoryRepresentation,
  type OrganizerRepresentation,
  type TagRepresentation,
  type VenueRepresentation,
} from '../schema/index.js';
import type { Session } from './session.js';
import type { Settings } from './settings.js';

/** An item that a form can link to. */
export interface FoundItem {
  readonly id: number;
  readonly name: string;
  /** The town of a venue; empty where it has none. */
  readonly detail: string;
  /** The category above, 0 for none. */
  readonly parent: number;
}

/** What forms link to. */
export type FoundResource = 'venues' | 'organizers' | 'categories' | 'tags';

/** The items of a resource whose name holds a text, used or not, as the user who is signed in may link to them. @throws CalError */
export async function findItems(
  session: Session,
  { namespace }: Settings,
  resource: FoundResource,
  search: string,
): Promise<readonly FoundItem[]> {
  const client = createClient({ ...session.client, ...(namespace && { namespace }) });
  const filters = { per_page: longestPage, ...(search && { search }) };
  if (resource === 'venues') {
    const { items } = await client.venues.list(filters);
    const venues = items.map((venue: VenueRepresentation) => venueRecord(venue));
    // A password hides the names of some.
    return venues.filter(({ name }) => name).map(({ id, name, city }) => ({ id, name, detail: city, parent: 0 }));
  }
  if (resource === 'organizers') {
    const { items } = await client.organizers.list(filters);
    const organizers = items.map((organizer: OrganizerRepresentation) => organizerRecord(organizer));
    return organizers.filter(({ name }) => name).map(({ id, name }) => ({ id, name, detail: '', parent: 0 }));
  }
  const { items } = await client[resource].list({ ...filters, hide_empty: false });
  return items.map((term: CategoryRepresentation | TagRepresentation) => {
    const { id, name } = termRecord(term);
    return { id, name, detail: '', parent: 'parent' in term ? term.parent : 0 };
  });
}
