import {
  additions,
  resources,
  type DraftFor,
  type FiltersOf,
  type KeyOf,
  type PatchFor,
  type RepresentationOf,
  type ResourceName,
} from '../schema/resources.js';
import { extraPages, longestPage, type FilterTable } from '../schema/tables.js';
import { routes } from '../schema/routes.js';
import { itemUrl, address, listUrl, type Endpoint } from './endpoint.js';
import { writable } from './body.js';
import { conflict, conflicts, itemInConflict } from './conflict.js';
import { CalError, giveHints } from './error.js';
import { hintFor } from './hint.js';
import { walkPages } from './walk-pages.js';
import { readList, type Page } from './read.js';
import { hasId, readItem, readObject } from './read-item.js';
import type { CallOptions, Connection } from './request.js';
import { readWithRetries } from './read-with-retries.js';
import { completePatch, resets, type Resets } from './update.js';

export interface ItemOptions extends CallOptions {
  /** The item's own password (wire section 13). */
  readonly password?: string;
}

export interface CreateOptions extends CallOptions {
  /**
   * Names this attempt to create something, where the server offers `versions`: a second one of the same user with the
   * same name answers with the item of the first, so that an answer that was lost does not make two.
   */
  readonly idempotencyKey?: string | undefined;
}

export interface RemoveOptions extends ItemOptions {
  /**
   * The version of the item that the caller knows, where the server offers `versions`: of another one nothing is
   * written. Other servers do not take the header that it is sent in.
   */
  readonly version?: string | undefined;
}

export interface UpdateOptions extends RemoveOptions {
  /**
   * The item as the caller has loaded it, from this interface or with the stored texts of the authoring interface. A
   * field of the patch that somebody else has changed since, and not to the same value, is a `conflict`, and nothing is
   * written; what only somebody else has changed stays as it is.
   */
  readonly base?: object | undefined;
}

/** The calls of one resource. All fail with a `CalError`; representations stay as they came over the wire. */
export interface Collection<Name extends ResourceName> {
  /** One page of the list; `per_page` above 50 is sent as 50. */
  list(filters?: FiltersOf<Name>, options?: CallOptions): Promise<Page<RepresentationOf<Name>>>;
  /** Every page from `filters.page` on, in order, at most 4 requests at a time; leaving the loop aborts them. */
  pages(
    filters?: FiltersOf<Name>,
    options?: CallOptions,
  ): AsyncGenerator<Page<RepresentationOf<Name>>, void, undefined>;
  read(key: KeyOf<Name>, options?: ItemOptions): Promise<RepresentationOf<Name>>;
  /**
   * Tags of an event that exist are named by ID, slug or name, and are looked up for it, one request each; other names
   * become new tags. An image is named by its ID or its address.
   */
  create(draft: DraftFor<Name>, options?: CreateOptions): Promise<RepresentationOf<Name>>;
  /**
   * Changes the fields of the patch and no other, whether or not the server resets what an update leaves out (wire
   * sections 11.2, 12). For that, an event, venue or organizer is read first, and the fields that servers reset are
   * sent along as read; the others, whose representation is rendered (title, description …), are sent only when
   * patched. Dates go in pairs, a slug is resolved to its id. `image: null` removes the image. Tags are named as in a
   * draft.
   * Limits: another writer's change between the two requests is lost; a cost is sent as formatted (`$10 – $20`); an
   * event in the trash cannot be read, so not updated either (`restore` does); behind a password, `password` must be
   * given.
   *
   * With a `version`, the server compares, and changes the fields of the patch only: nothing is read before, nothing
   * else is sent, and none of these limits holds. Where somebody else has written meanwhile, `base` decides as it does
   * elsewhere.
   * @throws CalError `conflict`
   */
  update(key: KeyOf<Name>, patch: PatchFor<Name>, options?: UpdateOptions): Promise<RepresentationOf<Name>>;
  /** Moves to the trash; terms are deleted for good. Answers with the former item. */
  remove(key: KeyOf<Name>, options?: RemoveOptions): Promise<RepresentationOf<Name>>;
}

/** The calls of a resource whose items go to the trash. */
export interface CollectionWithTrash<Name extends ResourceName> extends Collection<Name> {
  /**
   * Takes an item out of the trash. Its terms are gone for good there (wire section 12).
   * @param item as a list with `status: 'trash'` gives it, because it cannot be read by itself; with a `version`, its
   * `id` is enough
   * @param status the one that it shall have, such as its former one; servers would publish it without
   * @throws CalError `filter` for no status, and for `trash`
   */
  restore(
    item: RepresentationOf<Name> | { readonly id: number },
    status: string,
    options?: RemoveOptions,
  ): Promise<RepresentationOf<Name>>;
}

export type Client = {
  readonly [Name in ResourceName]: KeyOf<Name> extends number ? Collection<Name> : CollectionWithTrash<Name>;
} & {
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
  const object = (url: string, options: CallOptions = {}) =>
    readWithRetries(settings, options, () => readObject(settings, url, options));
  const index = routes.find(({ action }) => action === 'index')!;
  return {
    ...(Object.fromEntries(collections) as unknown as Pick<Client, ResourceName>),
    index: async (query, options) => object(address(settings, index.path, index.query, query), options),
    doc: async (options) => object(address(settings, '/doc'), options),
  };
}

interface PageFilters {
  readonly page?: number;
  readonly per_page?: number;
}

/** So often is an update with a version sent, where others write at the same time. */
const mostAttempts = 3;

/** The settings with one more header; none where it has no value. */
const withHeader = (settings: ClientSettings, name: string, value: string | undefined): ClientSettings =>
  value === undefined
    ? settings
    : { ...settings, headers: { ...Object.fromEntries(new Headers(settings.headers)), [name]: value } };

function collection<Name extends ResourceName>(settings: ClientSettings, name: Name): CollectionWithTrash<Name> {
  type Item = RepresentationOf<Name>;
  type Patch = PatchFor<Name>;
  const table: FilterTable = { ...resources[name].filters, ...additions[name] };
  const list = async (filters: FiltersOf<Name>, options: CallOptions = {}) => {
    const { page = 1, per_page = table.per_page!.default as number } = filters as PageFilters;
    const request = { url: listUrl(settings, name, table, filters), page, perPage: Math.min(per_page, longestPage) };
    return readWithRetries(settings, options, () =>
      readList<Item>(settings, name, request, { ...options, isItem: hasId }),
    );
  };
  const read = (key: number | string, { signal, password }: ItemOptions = {}, cache?: RequestCache) =>
    readWithRetries(settings, { signal }, () =>
      readItem<Item>(settings, itemUrl(settings, name, key, { password }), { signal, cache }),
    );
  const write = (
    method: string,
    key: number | string,
    { signal, password, version }: RemoveOptions = {},
    body?: Patch,
  ) => {
    const connection = withHeader(settings, 'If-Match', version && `"${version}"`);
    return readItem<Item>(connection, itemUrl(settings, name, key, { password }), { method, signal, body });
  };
  const reset: Resets<Name> | undefined = resets[name];
  const inForm = <T extends object>(draft: T, options: CallOptions = {}) =>
    writable(draft, (search) =>
      collection(settings, 'tags').pages({ search, hide_empty: false, per_page: longestPage }, options),
    );

  /** Changes the patched fields of an item that is read first. */
  const updateRead = async (key: number | string, patch: Patch, { base, ...options }: UpdateOptions) => {
    if (!reset && !base) return write('PATCH', key, options, patch);
    // What is compared and written back must not come from a cache.
    const before = await read(key, options, 'no-cache');
    const fields = base ? conflicts(base, before, patch) : [];
    if (fields.length) throw conflict(fields, before);
    const { image } = patch as { readonly image?: unknown };
    const after = await write(
      'PATCH',
      before.id,
      options,
      reset ? await inForm(completePatch(reset, before, patch), options) : patch,
    );
    // Some servers remove an image that is left out, others keep it and take `null`.
    const isKept = image !== undefined && !image && (after as { readonly image?: unknown }).image;
    return isKept ? write('PATCH', before.id, options, { image: null } as Patch) : after;
  };

  /** Changes the patched fields of an item that has this version, or another one that differs in other fields. */
  const updateVersion = async (key: number | string, patch: Patch, { base, ...options }: UpdateOptions) => {
    const { image } = patch as { readonly image?: unknown };
    const body = { ...(await inForm(patch, options)), ...(image !== undefined && !image && { image: null }) };
    for (let [version, attempt] = [options.version, 1]; ; attempt++) {
      try {
        return await write('PATCH', key, { ...options, version }, body);
      } catch (error) {
        const now = itemInConflict(error);
        if (!now) throw error;
        const fields = base ? conflicts(base, now, patch) : Object.keys(patch);
        if (fields.length || attempt === mostAttempts) throw conflict(fields, now, (error as CalError).request);
        version = String(now.version);
      }
    }
  };

  return {
    list: (filters = {}, options) => list(filters, options),
    pages: (filters = {}, { signal } = {}) =>
      walkPages(
        (page, options) => list({ ...filters, page }, options),
        filters.page ?? 1,
        extraPages[name] ?? 0,
        signal,
      ),
    read: (key, options) => read(key, options),
    create: async (draft, { signal, idempotencyKey } = {}) => {
      const body = await inForm(draft, { signal });
      const connection = withHeader(settings, 'Idempotency-Key', idempotencyKey);
      return readItem<Item>(connection, address(settings, `/${name}`), { method: 'POST', signal, body });
    },
    update: (key, patch, options = {}) => (options.version ? updateVersion : updateRead)(key, patch, options),
    restore: async (item, status, options = {}) => {
      if (!status || status === 'trash')
        throw new CalError('filter', 'restoring needs another one than "trash"', { fields: ['status'] });
      const patch = { status } as unknown as Patch;
      if (options.version) return updateVersion(item.id, patch, options);
      return write('PATCH', item.id, options, await inForm(completePatch(reset!, item as Item, patch), options));
    },
    remove: async (key, options = {}) => {
      try {
        return await write('DELETE', key, options);
      } catch (error) {
        const now = itemInConflict(error);
        throw now ? conflict([], now, (error as CalError).request) : error;
      }
    },
  };
}
