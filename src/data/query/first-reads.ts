/**
 * The first reads of a page: what its elements request before the cache is there, which is loaded once they are
 * painted. The cache takes over what was read, and what is being read.
 */
import type { Page } from '../client/read.js';
import { firstPageAt, forgetFirstPage } from './first-pages.js';
import { giveAnswersOf } from './given-answers.js';
import type { Data } from './known-pages.js';
import { orNoPage } from './left-out.js';
import { wirePages } from './list-pages.js';
import type { QueryOptions } from './query-options.js';
import { readablePage, type ReadablePage } from './readable-page.js';

/** A first page that is being read, or was. */
export interface FirstRead<T> {
  readonly key: string;
  /** The list, and the number of the page: several parts of a list may begin with it. */
  readonly place: string;
  readonly page: Promise<ReadablePage<T>>;
  /** The data read, and the time, in milliseconds since the epoch. */
  read?: { readonly data: Data<T>; readonly at: number } | undefined;
  /** The times of the responses in the page that it was made from; none where it comes from the server. */
  readonly times: readonly number[];
  readonly end: AbortController;
  readers: number;
}

/** Milliseconds for which the cache keeps what nothing shows, too. */
const keptFor = 300_000;

const reads = new Map<string, FirstRead<unknown>>();

/** The key of the part of a list that is kept by itself. */
export const partOf = <T>({ list, window: { order, limit, first, last } }: QueryOptions<T>) => ({
  ...list,
  order,
  limit,
  first,
  isWhole: last === Infinity,
});

export const keyOf = <T>(options: QueryOptions<T>): string => JSON.stringify(partOf(options));

/** Returns the part of a list that stands on the page already. */
function paintedOf<T>(options: QueryOptions<T>): FirstRead<T>['read'] {
  const { list } = options;
  const painted = list.links || list.composition ? undefined : firstPageAt(list.url)?.painted;
  return (
    painted && {
      data: { pages: [[readablePage<T>(painted.page as Page<T>, (item) => options.accept(item))]], pageParams: [[1]] },
      at: painted.at,
    }
  );
}

/** Reads the first page of a list, once for all who request it. */
export function firstRead<T>(options: QueryOptions<T>): FirstRead<T> {
  const key = keyOf(options);
  const known = reads.get(key) as FirstRead<T> | undefined;
  if (known) return known;
  const [number] = wirePages(options.window) as [number];
  const end = new AbortController();
  const place = JSON.stringify([options.list, number]);
  const same = [...reads.values()].find((other) => other.place === place) as FirstRead<T> | undefined;
  const read = paintedOf(options);
  const answered = firstPageAt(options.list.url);
  // What is to be painted has taken the answers that stand in the page; a list of other links takes them once more.
  const taken = read || !answered?.painted ? answered : undefined;
  const times = same?.times ?? taken?.times ?? giveAnswersOf(options.list.url);
  const page = read
    ? Promise.resolve(read.data.pages[0]![0]!)
    : (same?.page ?? options.readPage(number, { signal: end.signal }).catch(orNoPage));
  const first: FirstRead<T> = { key, place, page, read, times, end, readers: 0 };
  reads.set(key, first);
  if (!read)
    page.then(
      (found) =>
        (first.read = { data: { pages: [[found]], pageParams: [[number]] }, at: Math.min(Date.now(), ...times) }),
      () => {},
    );
  return first;
}

/** Ends a read where its last reader leaves before the answer. */
export function leaveFirstRead(first: FirstRead<never>): void {
  if (--first.readers || reads.get(first.key) !== (first as FirstRead<unknown>)) return;
  // A list that is left may be come back to before the cache is there.
  if (first.read) return void setTimeout(() => reads.delete(first.key), keptFor);
  reads.delete(first.key);
  first.end.abort();
}

/** Whether a page is handed to the cache, so that it need not look for one. */
export const hasFirstRead = <T>(options: QueryOptions<T>): boolean => reads.has(keyOf(options));

/** Hands a first read over to the cache, once. */
export function takeFirstRead<T>(options: QueryOptions<T>): FirstRead<T> | undefined {
  const key = keyOf(options);
  const first = reads.get(key) as FirstRead<T> | undefined;
  reads.delete(key);
  return first;
}

/** Hands the data of a first read over to the cache. */
export function takeFirstData<T>(options: QueryOptions<T>): FirstRead<T>['read'] {
  const read = reads.get(keyOf(options))?.read ? takeFirstRead(options)!.read : paintedOf(options);
  if (read) forgetFirstPage(options.list.url);
  return read;
}
