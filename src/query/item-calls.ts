import { callAuthoring, CalError, createClient } from '../client/index.js';
import {
  membersOf,
  type EventRepresentation,
  type OrganizerRepresentation,
  type ReadFilters,
  type VenueRepresentation,
} from '../schema/index.js';
import { mutate, type Mutation } from './mutations.js';
import type { Session } from './session.js';
import type { settings } from './settings.js';

type Item = EventRepresentation | VenueRepresentation | OrganizerRepresentation;

/** What forms do with the items of one resource, as the user who is signed in. All fail with a `CalError`. */
export interface ItemCalls {
  read(key: number | string): Promise<Item>;
  /** @param idempotencyKey names the attempt, so that a second one makes no second item */
  create(draft: object, idempotencyKey?: string): Promise<Item>;
  /** @param base the item as it was loaded */
  update(key: number, patch: object, options: { readonly version?: string | undefined; readonly base?: object | undefined }): Promise<Item>;
  remove(key: number, version?: string): Promise<Item>;
  restore(item: object & { readonly id: number }, status: string, version?: string): Promise<Item>;
}

/** The calls of a resource whose writes all elements of the page follow. @param settings those of the form */
export function itemCallsOf(
  session: Session,
  given: ReadFilters<typeof settings>,
  resource: 'events' | 'venues' | 'organizers',
): ItemCalls {
  const { namespace } = given;
  const client = createClient({ ...session.client, ...(typeof namespace === 'string' && { namespace }) });
  const change = (what: object) => mutate({ settings: given, ...session.connection, resource, ...what } as Mutation<typeof resource>);
  return {
    read: (key) => (client[resource] as { read(key: number | string): Promise<Item> }).read(key),
    create: (draft, idempotencyKey) => change({ action: 'create', draft, idempotencyKey }),
    update: (key, patch, options) => change({ action: 'update', key, patch, ...options }),
    remove: (key, version) => change({ action: 'remove', key, version }),
    restore: (base, status, version) => change({ action: 'restore', key: base.id, base, status, version }),
  };
}

/**
 * An item with its stored texts, from the authoring interface.
 * @param version one that is known: `undefined` is the answer while the item still has it
 * @throws CalError
 */
export async function readStoredItem(
  { client }: Session,
  resource: 'events' | 'venues' | 'organizers',
  id: number,
  version?: string,
): Promise<object | undefined> {
  const headers = version === undefined ? undefined : { 'If-None-Match': `"${version}"` };
  try {
    return membersOf(await callAuthoring({ ...client, ...(headers && { headers }) }, `/items/${resource}/${id}`));
  } catch (error) {
    if (error instanceof CalError && error.status === 304) return undefined;
    throw error;
  }
}
