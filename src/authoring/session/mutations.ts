/**
 * Writes, and how the elements of a page follow them, in chunks of their own: only elements for authors load this.
 */
import type { Query } from '@tanstack/query-core';
import {
  createClient,
  listUrl,
  type Client,
  type ClientSettings,
  type CollectionWithTrash,
} from '../../data/client/index.js';
import { membersOf, resources, type ResourceName } from '../../data/schema/index.js';
import {
  infiniteQuery,
  type QueryMeta,
  leaveToCache,
  type Data,
  serversOf,
  actualUrl,
  queryClient,
  type ListKey,
} from '../../data/query/index.js';
import { dataAfter, members, type Edit } from './shown-at-once.js';

/**
 * A client whose writes all elements of the page follow. What the page knows of the item changes at once, and back
 * where the server refuses; then everything that comes from this server is out of date: what is shown is read again,
 * past the browser's cache, here and in other tabs that `followOtherTabs`.
 * @example
 * ```ts
 * const calendar = followedClient({ baseUrl, headers: { 'X-WP-Nonce': nonce }, credentials: 'same-origin' }); const
 * event = await calendar.events.update(12, { title: 'Gala' });
 * ```
 */
export function followedClient(settings: ClientSettings): Client {
  const client = createClient({
    ...settings,
    fetch: (input, init) => (settings.fetch ?? fetch)(actualUrl(input as string), init),
  });
  const collections = (Object.keys(resources) as ResourceName[]).map((name) => [
    name,
    followed(client, name, settings),
  ]);
  return { ...client, ...(Object.fromEntries(collections) as Partial<Client>) };
}

/** Sends a write by another route than those of the client; all elements of the page follow it. @throws CalError */
export async function followedWrite<T>(settings: ClientSettings, send: () => Promise<T>): Promise<T> {
  const written = await send();
  const server = serverOf(settings);
  refresh(server, undefined);
  tabs().postMessage(server);
  return written;
}

function followed<Name extends ResourceName>(
  client: Client,
  resource: Name,
  settings: ClientSettings,
): CollectionWithTrash<Name> {
  const collection = client[resource] as unknown as CollectionWithTrash<Name>;
  const write = async <T>(send: () => Promise<T>, change?: Change): Promise<T> => {
    const server = serverOf(settings);
    const takeBack = showAtOnce(change, server);
    let item: T;
    try {
      item = await send();
    } catch (error) {
      takeBack();
      throw error;
    }
    refresh(server, change?.patch ? undefined : change);
    tabs().postMessage(server);
    return item;
  };
  return {
    ...collection,
    create: (draft, options) => write(() => collection.create(draft, options)),
    update: (key, patch, options) => write(() => collection.update(key, patch, options), { resource, key, patch }),
    remove: (key, options) => write(() => collection.remove(key, options), { resource, key }),
    restore: (item, status, options) =>
      write(() => collection.restore(item, status, options), { resource, key: item.id, patch: { status } }),
  };
}

/** A write of an item that is there. */
interface Change {
  readonly resource: ResourceName;
  readonly key: number | string;
  /** The fields that it gets; absent where it is removed. */
  readonly patch?: object;
}

/** The addresses of a server's interface. */
interface Server {
  /** The beginning of all its addresses. */
  readonly start: string;
  readonly namespace: string | undefined;
}

/** @throws CalError of kind `filter` for several */
const serverOf = ({ baseUrl, namespace }: ClientSettings): Server => ({
  start: startOf(baseUrl, namespace),
  namespace,
});

const startOf = (baseUrl: string, namespace: string | undefined) =>
  listUrl({ baseUrl, ...(namespace && { namespace }) }, 'events', {}, {}).slice(0, -'events'.length);

/** The list that a query is of; other data has none. */
function listOf({ queryKey: [key] }: Query): Partial<ListKey> {
  const { whole, composed, count } = membersOf(key);
  return membersOf(whole ?? composed ?? (count === undefined ? key : { url: count }));
}

/** The queries of a server on this page, be it one of several. */
const queriesOf = ({ start, namespace }: Server): Query[] =>
  queryClient()
    .getQueryCache()
    .findAll({
      predicate: (query) => {
        const { url, composition } = listOf(query);
        const isOne =
          composition && serversOf(composition.servers).some((baseUrl) => startOf(baseUrl, namespace) === start);
        return url?.startsWith(start) === true || isOne === true;
      },
    });

const optionsOf = ({ meta }: Query): QueryMeta['options'] | undefined => (meta as QueryMeta | undefined)?.options;

/** The queries among them that hold items. */
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
        return listOf(query).resource === resource
          ? items
          : member
            ? items.flatMap((event) => membersOf(event)[member])
            : [];
      })
      .map(membersOf)
      .find((item) => item.id === id);
  };

/**
 * Shows a change before the server has answered; not of an item that is named by its slug.
 * @returns what takes it back
 */
function showAtOnce(change: Change | undefined, server: Server): () => void {
  const { resource, key, patch } = change ?? {};
  const edit = resource &&
    typeof key === 'number' && { resource, id: key, patch: patch as Edit['patch'], known: knownOf(server) };
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
    // Answers that have come meanwhile stay.
    if (query.state.data === shown) show(before);
    if (fetchStatus === 'fetching') void readAgain(query);
  };
}

/** Lets all that the page knows of a server count as out of date, and reads what is shown again. */
function refresh(server: Server, removed?: Change): void {
  const ofItem = removed && `${server.start}${removed.resource}/${removed.key}`;
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
 * Calls back after each write to a calendar, here and in other tabs of the site, for elements that keep what they read
 * by themselves.
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
