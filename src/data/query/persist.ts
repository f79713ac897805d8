/**
 * Keeps what was fetched beyond the page, in the browser's IndexedDB, for visits during which the calendar cannot be
 * reached. It loads with the setting `persist`.
 */
import type { Query } from '@tanstack/query-core';
import {
  experimental_createQueryPersister as createPersister,
  type PersistedQuery,
} from '@tanstack/query-persist-client-core';
import { createStore, del, delMany, entries, get, set } from 'idb-keyval';
import type { CalError } from '../client/error.js';
import type { Notes } from '../records/notes.js';
import { membersOf } from '../schema/shapes.js';
import { loadTemporal } from '../time/temporal.js';
import { whenIdle } from './ahead.js';
import type { QueryMeta } from './infinite-query.js';
import type { Data } from './known-pages.js';
import { serversOf } from './list-plan.js';
import { isPublic } from './public-address.js';
import { queryClient } from './query-client.js';
import type { QueryOptions } from './query-options.js';
import { isAnybodySignedIn } from './signed-in.js';

/** Set from package.json by the build. */
declare const __VERSION__: string | undefined;

/** The age from which on data are neither shown nor kept, in milliseconds. */
const maxAge = 7 * 24 * 60 * 60_000;

/** The most characters that are kept; the oldest answers go first. */
const mostCharacters = 2_000_000;

/** An answer as it is stored. */
interface Stored extends PersistedQuery {
  readonly size: number;
}

const store = createStore('cal-elements', 'answers');

/** Works with the storage, which may be missing, refused, full, or another version's: the page then does without. */
const quietly = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
  try {
    return isAnybodySignedIn() ? undefined : await work();
  } catch {
    return undefined;
  }
};

const prefix = 'cal';

const { persistQuery, retrieveQuery } = createPersister<Stored>({
  prefix,
  // Another version may read stored answers differently.
  buster: typeof __VERSION__ === 'string' ? __VERSION__ : 'development',
  maxAge,
  serialize: (query) => ({ ...query, size: JSON.stringify(query.state.data).length }),
  deserialize: (stored) => stored,
  storage: {
    getItem: (key) => quietly(() => get<Stored>(key, store)),
    setItem: (key, { state: { data, dataUpdatedAt }, ...rest }) =>
      quietly(() => set(key, { ...rest, state: { data, dataUpdatedAt } }, store).then(trim)),
    removeItem: (key) => quietly(() => del(key, store)),
  },
});

/** Stored data may be broken; they then count as old, and as large. */
const timeOf = (stored: unknown): number => {
  const { dataUpdatedAt: time } = membersOf(membersOf(stored).state);
  return typeof time === 'number' && time <= Date.now() ? time : 0;
};
const sizeOf = (stored: unknown): number => {
  const { size } = membersOf(stored);
  return typeof size === 'number' ? size : Infinity;
};

/** Removes what is too old, and the oldest of what is too much. */
async function trim(): Promise<void> {
  const kept = await entries<string, Stored>(store);
  let room = mostCharacters;
  const over = kept
    .sort(([, one], [, other]) => timeOf(other) - timeOf(one))
    .filter(([, stored]) => Date.now() - timeOf(stored) > maxAge || !((room -= sizeOf(stored)) >= 0));
  await delMany(
    over.map(([key]) => key),
    store,
  );
}

type Options = QueryOptions<never>;

/** The options of the query of a list that is to be kept. */
function keptOptions({ meta }: Query): Options | undefined {
  const { options } = (meta ?? {}) as Partial<QueryMeta>;
  const { persist, list } = options ?? {};
  // Lists of several calendars are not kept, because their errors cannot be stored.
  const isOfSeveral = serversOf(list?.composition?.servers).length > 1;
  return persist && !isOfSeveral && isPublic(list!.url) ? options : undefined;
}

/** The queries that are kept already. */
const kept = new WeakSet<Query>();
let isWatching = false;

/** Keeps the answers to these requests from now on, and shows what is kept of them until the server has answered. */
export function persist<T>({ list }: QueryOptions<T>): void {
  if (!isWatching) watch();
  for (const query of queryClient()
    .getQueryCache()
    .findAll({ queryKey: [list] })) {
    if (!keptOptions(query)) continue;
    if (query.state.data === undefined) void restore(query);
    // The server has answered before this code loaded.
    else if (!kept.has(query) && !restored.has(query)) keep(query);
  }
}

function watch(): void {
  isWatching = true;
  queryClient()
    .getQueryCache()
    .subscribe((event) => {
      const query = event.query as Query;
      if ((event.type !== 'added' && event.type !== 'updated') || !keptOptions(query)) return;
      if (event.type === 'added') void restore(query);
      else if (event.action.type === 'success') keep(query);
      else if (event.action.type === 'error' && isRefusal(event.action.error as CalError)) void forget(query);
    });
}

const waiting = new Set<Query>();

/** Stores an answer once the page has nothing else to do. */
function keep(query: Query): void {
  kept.add(query);
  restored.delete(query);
  if (!waiting.size) whenIdle(write);
  waiting.add(query);
}

async function write(): Promise<void> {
  const queries = [...waiting];
  waiting.clear();
  for (const query of queries) if (query.state.data !== undefined) await persistQuery(query);
}

/** The queries whose data comes from the store, until it has been fetched again. */
const restored = new WeakSet<Query>();
const restoring = new WeakSet<Query>();

/** Gives a query what is stored of it, as data that is out of date. */
async function restore(query: Query): Promise<void> {
  if (restoring.has(query)) return;
  restoring.add(query);
  await quietly(async () => {
    await loadTemporal();
    await retrieveQuery(query.queryHash, ({ state: { data, dataUpdatedAt } }) => {
      const { data: fetched, error, status } = query.state;
      if (fetched !== undefined) return;
      const options = keptOptions(query);
      const isRefused = error && isRefusal(error as CalError);
      // Stored data that cannot be shown is requested again.
      if (isRefused || !options || !timeOf({ state: { dataUpdatedAt } }) || !isData(data, options))
        return void forget(query);
      restored.add(query);
      // The error stays, so that the stored data is shown as out of date.
      query.setState({ data, dataUpdatedAt, isInvalidated: true, ...(status === 'pending' && { status: 'success' }) });
    });
  });
  restoring.delete(query);
}

/** Whether this is what a query has for data. */
function isData(data: unknown, options: Options): data is Data<unknown> {
  const { pages, pageParams } = membersOf(data);
  if (!isList(pages) || !isList(pageParams) || !pages.length) return false;
  const isNumbers = (numbers: unknown) =>
    isList(numbers) && numbers.every((one) => Number.isInteger(one) && (one as number) > 0);
  return pages.every((batch, index) => {
    const numbers = pageParams[index];
    return (
      isList(batch) &&
      isNumbers(numbers) &&
      batch.length <= (numbers as unknown[]).length &&
      batch.every((page) => isPage(page, options))
    );
  });
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function isPage(page: unknown, options: Options): boolean {
  const { items, total, totalPages, leftOut = [], notes = [] } = membersOf(page);
  const areShown = (some: unknown) =>
    isList(some) && some.every((item) => item === undefined || isShown(item, options));
  // Notes of where an item comes from exist only among several calendars.
  const isNote = (note: unknown) =>
    isObject(note) && !('origin' in note) && areShown((note as Notes).occurrences ?? []);
  const areCounts = [total, totalPages].every((count) => Number.isSafeInteger(count) && (count as number) >= 0);
  return (
    areCounts && areShown(items) && isList(leftOut) && leftOut.every(isObject) && isList(notes) && notes.every(isNote)
  );
}

function isShown(item: unknown, options: Options): boolean {
  try {
    options.accept(item as never);
    return isObject(item);
  } catch {
    return false;
  }
}

/** The server has answered, and not with data. */
const isRefusal = ({ kind, status = 0 }: CalError) => kind === 'http' && status < 500 && status !== 429;

/** Removes what the server no longer gives to anybody. */
async function forget(query: Query): Promise<void> {
  if (restored.delete(query)) query.setState({ data: undefined, dataUpdatedAt: 0 });
  await quietly(() => del(`${prefix}-${query.queryHash}`, store));
}
