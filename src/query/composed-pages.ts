import { CalError, isBeyondLastPage, type ReadOptions } from '../client/index.js';
import { longestPage, Unreadable } from '../schema/index.js';
import { ComposedList } from './composed-list.js';
import type { LeftOut, ReadablePage } from './left-out.js';
import { serversOf, staleTimeOf, type ListPlan } from './list-plan.js';
import type { PageWindow } from './list-pages.js';
import { isFree } from './free.js';
import { foldSeries } from './series.js';

/** A list that one server does not give as it is shown. */
export interface ComposedQuery<T> {
  readonly plan: ListPlan;
  readonly window: PageWindow;
  /** Reads a page of one server. @throws CalError */
  readonly readPage: (page: number, options: ReadOptions, url: string) => Promise<ReadablePage<T>>;
}

/** So many events are searched for series, since each page of the server costs a request. Later ones stand by themselves. */
export const mostSearched = 500;

const noPage: ReadablePage<never> = { items: [], total: 0, totalPages: 0 };

/** Filters that name IDs, which each server gives to other things. */
const idFilters = ['venue', 'organizer', 'include', 'exclude', 'post_parent', 'parent', 'event', 'post'];
/** Filters that name IDs or slugs; slugs may be asked of every server. */
const termFilters = ['categories', 'tags'];

/** @throws CalError of kind `filter` that names what cannot be asked of several servers */
function check({ resource }: ListPlan, url: string): void {
  if (termFilters.includes(resource)) throw CalError.unreadable('base_url', new Unreadable('oneServer', '…'));
  for (const [name, value] of new URL(url).searchParams) {
    const hasIds = idFilters.includes(name) || (termFilters.includes(name) && /(^|,)\d+(,|$)/.test(value));
    if (hasIds) throw CalError.unreadable(name, new Unreadable('oneServer', value));
  }
}

/** Of a page, the events that say that they cost nothing; the places of the others are empty. */
const onlyFree = <T>(page: ReadablePage<T>): ReadablePage<T> => ({
  ...page,
  items: page.items.map((item) => (isFree(item) ? item : undefined)),
});

type Changes = Readonly<Record<string, string | undefined>>;

/** An address with other filters; empty ones are taken out. */
function changed(address: string, filters: Changes): string {
  if (!Object.keys(filters).length) return address;
  const url = new URL(address);
  for (const [name, value] of Object.entries(filters)) {
    if (value) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
  }
  return url.href;
}

/**
 * The filters of lists that together, one after the other, are the list shown. Servers only list by start, so what began before the time
 * asked for and what begins later are two.
 */
function listsOf({ given: own, order }: ListPlan, url: string): Changes[] {
  const ongoing = own.ongoing;
  const { searchParams: given } = new URL(url);
  const since = given.get('ends_after');
  // Without a beginning nothing is before it; downwards the latest start comes first anyway.
  if (!since || !ongoing || ongoing === 'first' || (ongoing === 'last' && order === 'desc')) return [{}];
  const later = { ends_after: undefined, starts_after: since };
  const before = [since, given.get('starts_before') ?? since].sort()[0];
  return ongoing === 'hide' ? [later] : [later, { starts_before: before }];
}

function compose<T>({ plan, window, readPage }: ComposedQuery<T>): Chain<T> {
  const { settings, perPage, given } = plan;
  const fold = given.fold_series;
  const free = given.free;
  const servers = serversOf(settings.base_url);
  const url = plan.url(1);
  if (servers.length > 1) check(plan, url);
  // Whether an event has further dates, only the events after it tell; how many are free, only all of them.
  const size = fold || free ? longestPage : perPage;
  const lists = listsOf(plan, url).map((filters) => {
    const sources = servers.map((server) => ({
      server,
      readPage: (page: number, options: ReadOptions) => {
        const url = changed(plan.url(page, server), { ...filters, ...(size !== perPage && { per_page: String(size) }) });
        const read = readPage(page, options, url).then((one) => (free ? onlyFree(one) : one));
        return read.catch((error: unknown) => {
          // A list may end before the requested page.
          if (isBeyondLastPage(error)) return noPage;
          throw error;
        });
      },
    }));
    return new ComposedList(sources, window.order, size);
  });
  return new Chain(lists);
}

/** Lists, one after the other. */
class Chain<T> {
  readonly #lists: readonly ComposedList<T>[];

  constructor(lists: readonly ComposedList<T>[]) {
    this.#lists = lists;
  }

  /** Those that were taken, up to the first that was not. */
  get items(): readonly T[] {
    const end = this.#lists.findIndex(({ items, total }) => items.length < total);
    return this.#lists.slice(0, end < 0 ? undefined : end + 1).flatMap(({ items }) => items);
  }

  get total(): number {
    return this.#lists.reduce((sum, { total }) => sum + total, 0);
  }

  /** Reads until so many items are there, or all. @param wanted how many will be taken in the end */
  async take(count: number, wanted: number, options: ReadOptions): Promise<void> {
    // Each says first how many items it has.
    await Promise.all(this.#lists.map((list) => list.take(1, wanted, options)));
    let before = 0;
    for (const list of this.#lists) {
      await list.take(count - before, wanted - before, options);
      before += list.items.length;
    }
  }

  /** What could not be shown of the pages that were read since the last call, and why servers are missing. */
  leftOut(): LeftOut[] {
    return this.#lists.flatMap((list) => [...list.leftOut(), ...list.failed]);
  }
}

interface Known<T> {
  readonly list: Chain<T>;
  /** The pages that it gave. */
  readonly pages: Set<number>;
  /** Milliseconds since the epoch until which others are taken from it. */
  readonly until: number;
}

/** The lists that were read last. */
const lists = new Map<string, unknown>();
const mostLists = 20;

/** Milliseconds for which pages are taken from a list at least: those that are read together belong together. */
const shortest = 60_000;

/** The list to read a page of. Who asks for the same page again wants it anew. */
function listFor<T>(key: string, page: number, query: ComposedQuery<T>): Known<T> {
  const before = lists.get(key) as Known<T> | undefined;
  const isRight = before && !before.pages.has(page) && Date.now() < before.until;
  const known = isRight
    ? before
    : { list: compose(query), pages: new Set<number>(), until: Date.now() + Math.max(staleTimeOf(query.plan.settings), shortest) };
  known.pages.add(page);
  lists.delete(key);
  lists.set(key, known);
  if (lists.size > mostLists) lists.delete(lists.keys().next().value!);
  return known;
}

/** Reads a page of the list as it is shown, counted from 1 in the direction shown. @throws CalError */
export async function readComposed<T>(query: ComposedQuery<T>, page: number, options: ReadOptions): Promise<ReadablePage<T>> {
  const { plan, window } = query;
  const { resource, perPage, given, settings } = plan;
  const { base_url: servers, event_href: eventHref } = settings;
  const key = String([resource, plan.url(1), servers, eventHref, window.order, given.ongoing, given.fold_series, given.free]);
  const known = listFor(key, page, query);
  const { list } = known;
  const end = page * perPage;
  let series: readonly T[] = [];
  /** How many more events there are than items of the list. */
  let folded = 0;
  try {
    if (given.free) await list.take(Infinity, Infinity, options);
    if (given.fold_series) {
      await list.take(mostSearched, mostSearched, options);
      const searched = list.items.slice(0, mostSearched);
      series = foldSeries(searched, list.total > mostSearched ? mostSearched : undefined);
      folded = searched.length - series.length;
      await list.take(end + folded, end + folded, options);
    } else {
      await list.take(end, window.last === Infinity ? Infinity : end, options);
    }
  } catch (error) {
    // Nobody waits for it any more, or the servers do not answer.
    if (options.signal?.aborted) known.pages.delete(page);
    else lists.delete(key);
    throw error;
  }
  // Later ones stand by themselves.
  const others = series.length ? list.items.slice(mostSearched).flatMap((event) => foldSeries([event])) : list.items;
  return {
    items: [...series, ...others].slice(end - perPage, end),
    // Later pages tell what several servers have: from then on, this page must not lead beyond the end.
    get total() {
      return list.total - folded;
    },
    get totalPages() {
      return Math.ceil((list.total - folded) / perPage);
    },
    leftOut: list.leftOut(),
  };
}
