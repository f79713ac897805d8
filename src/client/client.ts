import {
  extraPages,
  longestPage,
  resources,
  routes,
  type DraftFor,
  type FiltersOf,
  type FilterTable,
  type KeyOf,
  type PatchFor,
  type RepresentationOf,
  type ResourceName,
} from '../schema/index.js';
import { itemUrl, address, listUrl, type Endpoint } from './address.js';
import { writable } from './body.js';
import { giveHints } from './error.js';
import { hintFor } from './hint.js';
import { walkPages } from './pages.js';
import { readList, type Page } from './read.js';
import { hasId, readItem, readObject } from './read-item.js';
import type { CallOptions, Connection } from './request.js';
import { readWithRetries } from './read-with-retries.js';
import { completePatch, resets, type Resets } from './update.js';

export interface ItemOptions extends CallOptions {
  /** The item's own password (wire section 13). */
  readonly password?: string;
}

/** The calls of one resource. All fail with a `CalError`; representations stay as they came over the wire. */
export interface Collection<Name extends ResourceName> {
  /** One page of the list; `per_page` above 50 is sent as 50. */
  list(filters?: FiltersOf<Name>, options?: CallOptions): Promise<Page<RepresentationOf<Name>>>;
  /** Every page from `filters.page` on, in order, at most 4 requests at a time; leaving the loop aborts them. */
  pages(filters?: FiltersOf<Name>, options?: CallOptions): AsyncGenerator<Page<RepresentationOf<Name>>, void, undefined>;
  read(key: KeyOf<Name>, options?: ItemOptions): Promise<RepresentationOf<Name>>;
  /**
   * Tags of an event that exist are named by ID, slug or name, and are looked up for it, one request each; other names become new tags. An image is
   * named by its ID or its address.
   */
  create(draft: DraftFor<Name>, options?: CallOptions): Promise<RepresentationOf<Name>>;
  /**
   * Changes the fields of the patch and no other, whether or not the server resets what an update leaves out (wire sections 11.2, 12).
   * For that, an event, venue or organizer is read first, and the fields that servers reset are sent along as read; the others, whose
   * representation is rendered (title, description …), are sent only when patched. Dates go in pairs, a slug is resolved to its id.
   * `image: null` removes the image. Tags are named as in a draft.
   * Limits: another writer's change between the two requests is lost; a cost is sent as formatted (`$10 – $20`); an event in the trash
   * cannot be read, so not updated either; behind a password, `password` must be given.
   */
  update(key: KeyOf<Name>, patch: PatchFor<Name>, options?: ItemOptions): Promise<RepresentationOf<Name>>;
  /** Moves to the trash; terms are deleted for good. Answers with the former item. */
  remove(key: KeyOf<Name>, options?: ItemOptions): Promise<RepresentationOf<Name>>;
}

export type Client = { readonly [Name in ResourceName]: Collection<Name> } & {
  /** The server's list of its routes. */
  index(
    query?: { readonly namespace?: string; readonly context?: string },
    options?: CallOptions,
  ): Promise<Readonly<Record<string, unknown>>>;
  /** The server's OpenAPI description; not a reliable schema (wire section 2). */
  doc(options?: CallOptions): Promise<Readonly<Record<string, unknown>>>;
};

export interface ClientSettings extends Endpoint, Connection {}

/**
 * A client of the whole interface, for any runtime with `fetch`.
 * @example
 * ```ts
 * const calendar = createClient({ baseUrl: 'https://example.org/wp-json' });
 * const { items, total } = await calendar.events.list({ categories: ['jazz'], per_page: 20 });
 * for await (const page of calendar.venues.pages()) console.log(page.items.map(({ address }) => address));
 * ```
 */
export function createClient(settings: ClientSettings): Client {
  giveHints(hintFor);
  const collections = Object.keys(resources).map((name) => [name, collection(settings, name as ResourceName)]);
  const object = (url: string, options: CallOptions = {}) => readWithRetries(settings, options, () => readObject(settings, url, options));
  const index = routes.find(({ action }) => action === 'index')!;
  return {
    ...(Object.fromEntries(collections) as { [Name in ResourceName]: Collection<Name> }),
    index: async (query, options) => object(address(settings, index.path, index.query, query), options),
    doc: async (options) => object(address(settings, '/doc'), options),
  };
}

interface PageFilters {
  readonly page?: number;
  readonly per_page?: number;
}

function collection<Name extends ResourceName>(settings: ClientSettings, name: Name): Collection<Name> {
  type Item = RepresentationOf<Name>;
  const table: FilterTable = resources[name].filters;
  const list = async (filters: FiltersOf<Name>, options: CallOptions = {}) => {
    const { page = 1, per_page = table.per_page!.default as number } = filters as PageFilters;
    const request = { url: listUrl(settings, name, table, filters), page, perPage: Math.min(per_page, longestPage) };
    return readWithRetries(settings, options, () => readList<Item>(settings, name, request, { ...options, isItem: hasId }));
  };
  const item = async (method: string, key: number | string, { signal, password }: ItemOptions = {}, body?: PatchFor<Name>) => {
    const send = () => readItem<Item>(settings, itemUrl(settings, name, key, { password }), { method, signal, body });
    return method === 'GET' ? readWithRetries(settings, { signal }, send) : send();
  };
  const reset: Resets<Name> | undefined = resets[name];
  const inForm = <T extends object>(draft: T, options: CallOptions = {}) =>
    writable(draft, (search) => collection(settings, 'tags').pages({ search, hide_empty: false, per_page: longestPage }, options));
  return {
    list: (filters = {}, options) => list(filters, options),
    pages: (filters = {}, { signal } = {}) =>
      walkPages((page, options) => list({ ...filters, page }, options), filters.page ?? 1, extraPages[name] ?? 0, signal),
    read: (key, options) => item('GET', key, options),
    create: async (draft, { signal } = {}) => {
      const body = await inForm(draft, { signal });
      return readItem<Item>(settings, address(settings, `/${name}`), { method: 'POST', signal, body });
    },
    update: async (key, patch, options) => {
      if (!reset) return item('PATCH', key, options, patch);
      const before = await item('GET', key, options);
      const after = await item('PATCH', before.id, options, await inForm(completePatch(reset, before, patch), options));
      // Some servers remove an image that is left out, others keep it and take `null`.
      const { image } = patch as { readonly image?: unknown };
      const isKept = image !== undefined && !image && (after as { readonly image?: unknown }).image;
      return isKept ? item('PATCH', before.id, options, { image: null } as PatchFor<Name>) : after;
    },
    remove: (key, options) => item('DELETE', key, options),
  };
}
