/**
 * Keeps what was fetched beyond the page, in the browser's IndexedDB, for visits during which the calendar cannot be reached. It loads where
 * the setting `persist` asks for it.
 */
import type { Query } from '@tanstack/query-core';
import { experimental_createQueryPersister as createPersister, type PersistedQuery } from '@tanstack/query-persist-client-core';
import { createStore, del, delMany, entries, get, set } from 'idb-keyval';
import type { CalError } from '../client/index.js';
import { categoryFilters, eventFilters, membersOf, organizerFilters, tagFilters, venueFilters } from '../schema/index.js';
import { loadTemporal } from '../time/index.js';
import { whenIdle } from './ahead.js';
import type { Data } from './infinite-query.js';
import { queryClient } from './query-client.js';
import type { QueryOptions } from './query-options.js';

/** Set from package.json by the build. */
declare const __VERSION__: string | undefined;

/** What is older is neither shown nor kept. */
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
    // The WordPress plugin sets it before it adds the reader's session to requests: what they are answered is not for everybody.
    return 'calElementsSession' in globalThis ? undefined : await work();
  } catch {
    return undefined;
  }
};

const prefix = 'cal';

const { persistQuery, retrieveQuery } = createPersister<Stored>({
  prefix,
  // Another version may read answers in another way.
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

/** What is stored may be broken; it then counts as old. */
const timeOf = ({ state }: Partial<Stored>): number => Number(state?.dataUpdatedAt) || 0;

/** Removes what is too old, and the oldest of what is too much. */
async function trim(): Promise<void> {
  const kept = await entries<string, Stored>(store);
  let room = mostCharacters;
  const over = kept
    .sort(([, one], [, other]) => timeOf(other) - timeOf(one))
    .filter(([, stored]) => Date.now() - timeOf(stored) > maxAge || !((room -= stored.size) >= 0));
  await delMany(
    over.map(([key]) => key),
    store,
  );
}

/** What an address may say and still be kept. All else might be a secret: a password, a nonce, a token. */
const harmless = { rest_route: 0, lang: 0, ...categoryFilters, ...eventFilters, ...organizerFilters, ...tagFilters, ...venueFilters };

const isPublic = (url: string) => [...new URL(url).searchParams.keys()].every((name) => Object.hasOwn(harmless, name));

/** The lists that are kept, as long as the page remembers their answers: a page that is open for months would else gather all that was searched. */
const lists = new Set<unknown>();
let isWatching = false;

/** Keeps the answers to these requests from now on, and shows what is kept of them until the server has answered. */
export function persist(queryKey: QueryOptions<unknown>['queryKey']): void {
  // What could not be read of several calendars cannot be stored.
  if (!isPublic(queryKey[1]!) || queryKey[3]?.includes('/')) return;
  const list = String(queryKey);
  const isNew = !lists.has(list);
  if (!isWatching) watch();
  lists.add(list);
  for (const query of queryClient()
    .getQueryCache()
    .findAll({ queryKey: [list] })) {
    if (query.state.data === undefined) void restore(query);
    // The answer was faster than this code.
    else if (isNew) keep(query);
  }
}

function watch(): void {
  isWatching = true;
  const cache = queryClient().getQueryCache();
  cache.subscribe((event) => {
    const query = event.query as Query;
    const [list] = query.queryKey;
    if (!lists.has(list)) return;
    if (event.type === 'added') void restore(query);
    if (event.type === 'removed' && !cache.find({ queryKey: [list], exact: false })) lists.delete(list);
    if (event.type !== 'updated') return;
    if (event.action.type === 'success') keep(query);
    if (event.action.type === 'error' && isRefusal(event.action.error as CalError)) void forget(query);
  });
}

const waiting = new Set<Query>();

/** Stores an answer once the page has nothing else to do. */
function keep(query: Query): void {
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
      if (fetched !== undefined || (error && isRefusal(error as CalError)) || !isData(data)) return;
      restored.add(query);
      // An error stays, so that the data is shown as what it is.
      query.setState({ data, dataUpdatedAt, isInvalidated: true, ...(status === 'pending' && { status: 'success' }) });
    });
  });
  restoring.delete(query);
}

const isData = (data: unknown): data is Data<unknown> => {
  const { pages, pageParams } = membersOf(data);
  return (
    Array.isArray(pages) &&
    Array.isArray(pageParams) &&
    pages.every((batch, index) => Array.isArray(batch) && Array.isArray(pageParams[index]) && batch.every(isPage))
  );
};

const isPage = (page: unknown) => {
  const { items, total, totalPages } = membersOf(page);
  return Array.isArray(items) && Number.isInteger(total) && Number.isInteger(totalPages);
};

/** The server has answered, and not with data. */
const isRefusal = ({ kind, status = 0 }: CalError) => kind === 'http' && status < 500 && status !== 429;

/** Removes what the server no longer gives to anybody. */
async function forget(query: Query): Promise<void> {
  if (restored.delete(query)) query.setState({ data: undefined, dataUpdatedAt: 0 });
  await quietly(() => del(`${prefix}-${query.queryHash}`, store));
}
