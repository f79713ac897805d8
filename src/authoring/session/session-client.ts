import {
  callAuthoring,
  CalError,
  type Client,
  type CreateOptions,
  type RemoveOptions,
  type UpdateOptions,
} from '../../data/client/index.js';
import { membersOf, type ReadFilters, type RepresentationOf, type ResourceName } from '../../data/schema/index.js';
import { followedClient } from './mutations.js';
import type { Session } from './session.js';
import type { settings } from '../../data/query/index.js';

/**
 * The client of the user who is signed in; what it writes, all elements of the page follow.
 * @param settings those of an element
 */
export function clientOf(session: Session, { namespace }: ReadFilters<typeof settings> = {}): Client {
  return followedClient({ ...session.client, ...(typeof namespace === 'string' && namespace && { namespace }) });
}

/** The resources whose items go to the trash. */
export type TrashedResource = 'events' | 'venues' | 'organizers';

type Item<Name extends ResourceName> = RepresentationOf<Name>;

/**
 * The client's calls of a resource that is known at run time only, and with it what a draft may hold. All fail with a
 * `CalError`.
 */
export interface ItemCalls<Name extends ResourceName = ResourceName> {
  read(key: number | string): Promise<Item<Name>>;
  create(draft: object, options?: CreateOptions): Promise<Item<Name>>;
  update(key: number | string, patch: object, options?: UpdateOptions): Promise<Item<Name>>;
  remove(key: number | string, options?: RemoveOptions): Promise<Item<Name>>;
}

/** Calls of a resource whose items go to the trash. */
export interface TrashCalls extends ItemCalls<TrashedResource> {
  restore(item: { readonly id: number }, status: string, options?: RemoveOptions): Promise<Item<TrashedResource>>;
}

/** The calls of a resource for the user who is signed in. @param given the settings of an element */
export function callsOf(session: Session, resource: TrashedResource, given?: ReadFilters<typeof settings>): TrashCalls;
export function callsOf(session: Session, resource: ResourceName, given?: ReadFilters<typeof settings>): ItemCalls;
export function callsOf(session: Session, resource: ResourceName, given?: ReadFilters<typeof settings>): ItemCalls {
  return clientOf(session, given)[resource];
}

/**
 * An item with its stored texts, from the authoring interface.
 * @param version one that is known: `undefined` is the answer while the item still has it
 * @throws CalError
 */
export async function readStoredItem(
  { client }: Session,
  resource: TrashedResource,
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
