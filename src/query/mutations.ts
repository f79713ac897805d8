/**
 * Writes, and how the elements of a page follow them, in chunks of their own: only elements for authors load this.
 */
import type { Query } from '@tanstack/query-core';
import { createClient, listUrl, type CollectionWithTrash, type CreateOptions, type UpdateOptions } from '../client/index.js';
import {
  membersOf,
  type DraftFor,
  type KeyOf,
  type PatchFor,
  type ReadFilters,
  type RepresentationOf,
  type ResourceName,
} from '../schema/index.js';
import { infiniteQuery, type QueryMeta } from './infinite-query.js';
import { leaveToCache } from './list-observer.js';
import type { Data } from './known-pages.js';
import { endpointOf, readable, serversOf } from './list-plan.js';
import { actualUrl } from './namespaces.js';
import { queryClient } from './query-client.js';
import type { ListKey } from './query-options.js';
import type { settings } from './settings.js';
import { dataAfter, members, type Edit } from './shown-at-once.js';

/** How a change is sent. */
interface Sending extends Pick<CreateOptions, 'idempotencyKey'>, Pick<UpdateOptions, 'version' | 'signal' | 'password'> {
  /** Those of the element; `base_url` names one server. */
  readonly settings: ReadFilters<typeof settings>;
  /** Sent with every request of the change, such as a nonce. */
  readonly headers?: HeadersInit;
  /** `omit` by default. */
  readonly credentials?: RequestCredentials;
  /** The page's own by default. */
  readonly fetch?: typeof fetch;
}

/** What is written, by the client's methods of the same names. */
type Change<Name extends ResourceName> =
  | { readonly action: 'create'; readonly draft: DraftFor<Name> }
  /** `base` is the item as it was loaded: see `UpdateOptions`. */
  | { readonly action: 'update'; readonly key: KeyOf<Name>; readonly patch: PatchFor<Name>; readonly base?: object | undefined }
  | { readonly action: 'remove'; readonly key: KeyOf<Name> }
  /**
   * Takes an item out of the trash. `base` is the item as the list of the trash gives it, which servers without versions need; with a `version`, `key`
   * is enough.
   */
  | {
      readonly action: 'restore';
      readonly key: KeyOf<Name>;
      readonly status: string;
      readonly base?: RepresentationOf<Name> | undefined;
    };

/** A write of an item of the calendar. */
export type Mutation<Name extends ResourceName = ResourceName> = { readonly resource: Name } & Sending & Change<Name>;

/**
 * Writes to the calendar. What the page knows of the item changes at once, and back where the server refuses; then everything that comes
 * from this server is out of date: what is shown is read again, past the browser's cache, here and in other tabs that `followOtherTabs`.
 * @example
 * ```ts
 * const headers = { 'X-WP-Nonce': nonce };
 * const event = await mutate({ settings, headers, credentials: 'same-origin', resource: 'events', action: 'update', key: 12, patch: { title: 'Gala' } });
 * ```
 * @returns the item as the server gives it
 * @throws CalError as the client does; `conflict` where `base` or `version` is given and somebody else came before
 */
export async function mutate<Name extends ResourceName>(change: Mutation<Name>): Promise<RepresentationOf<Name>> {
  const server = serverOf(change.settings);
  const takeBack = showAtOnce(change, server);
  let item: RepresentationOf<Name>;
  try {
    item = await write(change);
  } catch (error) {
    takeBack();
    throw error;
  }
  refresh(server, change.action === 'remove' ? change : undefined);
  tabs().postMessage(server);
  return item;
}

/** Where a server has its interface. */
interface Server {
  /** What all its addresses begin with. */
  readonly start: string;
  readonly namespace: string | undefined;
}

/** @throws CalError of kind `filter` for several */
function serverOf(given: Sending['settings']): Server {
  const { base_url: baseUrl = '', namespace } = readable(given);
  return { start: startOf(baseUrl, namespace), namespace };
}

const startOf = (baseUrl: string, namespace: string | undefined) =>
  listUrl({ baseUrl, ...(namespace && { namespace }) }, 'events', {}, {}).slice(0, -'events'.length);

function write<Name extends ResourceName>(change: Mutation<Name>): Promise<RepresentationOf<Name>> {
  const { resource, headers, credentials, fetch: send = fetch, signal, version, idempotencyKey, password } = change;
  const client = createClient({
    ...endpointOf(readable<typeof settings>(change.settings)),
    ...(headers && { headers }),
    ...(credentials && { credentials }),
    fetch: (input, init) => send(actualUrl(input as string), init),
  });
  const collection = client[resource] as unknown as CollectionWithTrash<Name>;
  const options = { ...(signal && { signal }), ...(password && { password }), ...(version && { version }) };
  switch (change.action) {
    case 'create':
      return collection.create(change.draft, { ...options, ...(idempotencyKey && { idempotencyKey }) });
    case 'update':
      return collection.update(change.key, change.patch, { ...options, ...(change.base && { base: change.base }) });
    case 'remove':
      return collection.remove(change.key, options);
    case 'restore':
      return change.base && !version
        ? collection.restore(change.base, change.status, options)
        : collection.update(change.key, { status: change.status } as unknown as PatchFor<Name>, options);
  }
}

/** The list that a query is of; other data has none. */
function listOf({ queryKey: [key] }: Query): Partial<ListKey> {
  const { whole, composed, count } = membersOf(key);
  return membersOf(whole ?? composed ?? (count === undefined ? key : { url: count }));
}

/** What the page knows of a server, be it one of several. */
const queriesOf = ({ start, namespace }: Server): Query[] =>
  queryClient()
    .getQueryCache()
    .findAll({
      predicate: (query) => {
        const { url, composition } = listOf(query);
        const isOne = composition && serversOf(composition.servers).some((baseUrl) => startOf(baseUrl, namespace) === start);
        return url?.startsWith(start) === true || isOne === true;
      },
    });

const optionsOf = ({ meta }: Query): QueryMeta['options'] | undefined => (meta as QueryMeta | undefined)?.options;

/** Those of them that hold items. */
const listsOf = (server: Server): Query[] =>
  queriesOf(server).filter((query) => query.state.data !== undefined && optionsOf(query) !== undefined);

const dataOf = (query: Query) => query.state.data as Data<unknown>;

/** Finds items by their IDs among all that the page knows of a server. */
const knownOf =
  (server: Server): Edit['known'] =>
  (resource, id) => {
    const member = (members as Partial<Record<ResourceName, string>>)[resource];
    return listsOf(server)
      .flatMap((query) => {
        const items = dataOf(query)
          .pages.flat()
          .flatMap(({ items }) => items);
        return listOf(query).resource === resource ? items : member ? items.flatMap((event) => membersOf(event)[member]) : [];
      })
      .map(membersOf)
      .find((item) => item.id === id);
  };

/** What a change does to an item that is known; `undefined` for a new one, and for one that is named by its slug. */
function editOf<Name extends ResourceName>(change: Mutation<Name>, server: Server): Edit | undefined {
  if (change.action === 'create' || typeof change.key !== 'number') return undefined;
  const patch = change.action === 'update' ? change.patch : change.action === 'restore' ? { status: change.status } : undefined;
  return { resource: change.resource, id: change.key, patch: patch as Edit['patch'], known: knownOf(server) };
}

/** Shows a change before the server has answered. @returns what takes it back */
function showAtOnce<Name extends ResourceName>(change: Mutation<Name>, server: Server): () => void {
  const edit = editOf(change, server);
  const shown = edit ? listsOf(server).flatMap((query) => showIn(query, edit, server) ?? []) : [];
  return () => {
    for (const takeBack of shown) takeBack();
  };
}

function showIn(query: Query, edit: Edit, { start, namespace }: Server): (() => void) | undefined {
  const { resource, url = '' } = listOf(query);
  const { dataUpdatedAt: updatedAt, fetchStatus } = query.state;
  const before = dataOf(query);
  const after = dataAfter(before, edit, {
    resource: resource!,
    isList: !url.startsWith(`${start}${resource}/`),
    hasStatus: /[?&]status=/.test(url),
    isOther: ({ notes = [] }, index) => {
      const { origin } = notes[index] ?? {};
      return origin !== undefined && startOf(origin.server, namespace) !== start;
    },
    accept: (item) => optionsOf(query)!.accept(item),
  });
  if (after === before) return undefined;
  // What is on its way is of the time before.
  void query.cancel({ revert: true, silent: true });
  const show = (data: unknown) => query.setData(data, { updatedAt, manual: true });
  const shown = show(after);
  return () => {
    // What the server has said meanwhile stays.
    if (query.state.data === shown) show(before);
    if (fetchStatus === 'fetching') void readAgain(query);
  };
}

/** Lets all that the page knows of a server count as out of date, and reads what is shown again. */
function refresh(server: Server, removed?: { readonly resource: ResourceName; readonly key: unknown }): void {
  const ofItem = removed && `${server.start}${removed.resource}/${String(removed.key)}`;
  for (const query of queriesOf(server)) {
    // The answer to what is there no more is an error, beside which the item would be shown as out of date.
    if (ofItem && listOf(query).url?.split('?')[0] === ofItem) query.reset();
    query.invalidate();
    if (query.isActive()) void readAgain(query);
  }
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

/**
 * Calls back after each write to a calendar, here and in other tabs of the site, for elements that keep what they read by themselves.
 * @returns ends it
 */
export function listenToWrites(listener: () => void): () => void {
  followOtherTabs();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reads what is shown again, from the server itself. */
async function readAgain(query: Query): Promise<void> {
  const options = optionsOf(query);
  if (!options) return;
  await query.cancel({ revert: true });
  // A failure is the state of the query.
  await queryClient()
    .infiniteQuery({ ...infiniteQuery(options, () => 'no-cache'), staleTime: 0 })
    .catch(() => {});
}

let channel: BroadcastChannel | undefined;

/** The other tabs of the site. */
function tabs(): BroadcastChannel {
  if (channel) return channel;
  channel = new BroadcastChannel('cal-elements.changes');
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const { start, namespace } = membersOf(data);
    if (typeof start === 'string') refresh({ start, namespace: typeof namespace === 'string' ? namespace : undefined });
  };
  // In Node, it would keep the process alive.
  (channel as { unref?: () => void }).unref?.();
  return channel;
}

/** From now on, this page follows what is written here and in other tabs of the site. */
export function followOtherTabs(): void {
  tabs();
  void leaveToCache();
}
