import { CalError } from '../../client/error.js';
import type { ReadOptions } from '../../client/read.js';
import { sifts } from '../../records/sifts.js';
import { longestPage } from '../../schema/tables.js';
import { Unreadable } from '../../schema/kinds.js';
import type { Data } from '../known-pages.js';
import { orNoPage } from '../left-out.js';
import type { LeftOut, ReadablePage } from '../readable-page.js';
import type { PageWindow } from '../list-pages.js';
import { serversOf, staleTimeOf, type ListPlan } from '../list-plan.js';
import { serverName } from '../server-names.js';
import { queryClient } from '../query-client.js';
import type { ListKey, PageOptions } from '../query-options.js';
import { hasBegun, isOnItsDays } from '../other-days.js';
import { ComposedList, type Noted } from './list.js';
import { foldSeries } from './series.js';

/** A list that one server does not give as it is shown. */
export interface ComposedQuery<T> {
  readonly list: ListKey;
  readonly plan: ListPlan;
  readonly window: PageWindow;
  /** Reads a page of one server. @throws CalError */
  readonly readPage: (page: number, options: ReadOptions, url: string) => Promise<ReadablePage<T>>;
}

/**
 * The most events that are searched for series, since each page of the server costs a request. Later ones stand by
 * themselves.
 */
export const mostSearched = 500;

/** Filters that name IDs, which each server gives to other things. */
const idFilters = ['venue', 'organizer', 'include', 'exclude', 'post_parent', 'parent', 'event', 'post'];
/** Filters that name IDs or slugs; a slug can be requested from every server. */
const termFilters = ['categories', 'tags'];

/** @throws CalError of kind `filter` that names what cannot be requested from several servers */
function check({ resource }: ListPlan, url: string): void {
  if (termFilters.includes(resource)) throw CalError.unreadable('base_url', new Unreadable('oneServer', '…'));
  for (const [name, value] of new URL(url).searchParams) {
    const hasIds = idFilters.includes(name) || (termFilters.includes(name) && /(^|,)\d+(,|$)/.test(value));
    if (hasIds) throw CalError.unreadable(name, new Unreadable('oneServer', value));
  }
}

/** The checks that an event has to pass, since servers cannot tell it from others. */
const checksOf = (plan: ListPlan): ((event: unknown) => boolean)[] => [
  ...Object.entries(sifts).flatMap(([name, passes]) => (plan.given[name as keyof typeof sifts] ? passes : [])),
  ...(plan.days?.differ ? [(event: unknown) => isOnItsDays(event, plan)] : []),
];

/** Of a page, the events that are shown; the slots of the others are empty. */
const sifted = <T>(page: ReadablePage<T>, checks: ReturnType<typeof checksOf>): ReadablePage<T> => ({
  ...page,
  items: page.items.map((item) => (item !== undefined && checks.every((passes) => passes(item)) ? item : undefined)),
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
 * The filters of lists that together, one after the other, are the list shown. Servers only list by start, so events
 * that began before the requested time and later ones are two.
 */
function listsOf({ given: own, order }: ListPlan, url: string): Changes[] {
  const ongoing = own.ongoing;
  const { searchParams: given } = new URL(url);
  const since = given.get('ends_after');
  // A list without a beginning needs no first part, and a descending one starts with the latest anyway.
  if (!since || !ongoing || ongoing === 'first' || (ongoing === 'last' && order === 'desc')) return [{}];
  const later = { ends_after: undefined, starts_after: since };
  const before = [since, given.get('starts_before') ?? since].sort()[0];
  return ongoing === 'hide' ? [later] : [later, { starts_before: before }];
}

function compose<T>({ plan, window, readPage }: ComposedQuery<T>): Chain<T> {
  const { settings, perPage, given } = plan;
  const fold = given.fold_series;
  const servers = serversOf(settings.base_url);
  const url = plan.url(1);
  if (servers.length > 1) check(plan, url);
  // Only later events tell whether an event has further dates.
  const checks = checksOf(plan);
  const size = fold || checks.length ? longestPage : perPage;
  const lists = listsOf(plan, url).map((filters) => {
    const serverLists = servers.map((server, index) => ({
      origin: { server, index, name: serverName(server) },
      readPage: (page: number, options: ReadOptions) => {
        const isLonger = size !== perPage && !plan.days?.differ;
        const url = changed(plan.url(page, server), { ...filters, ...(isLonger && { per_page: String(size) }) });
        const read = readPage(page, options, url).then((one) => (checks.length ? sifted(one, checks) : one));
        return read.catch(orNoPage);
      },
    }));
    return new ComposedList(serverLists, window.order, size);
  });
  const isApart = given.ongoing === 'hide' || lists.length > 1;
  return new Chain(lists, (item) => isApart && hasBegun(item, plan));
}

/**
 * Lists, one after the other. What of the first is late, and has to stand behind the others, is left out where there
 * are none.
 */
class Chain<T> {
  readonly #lists: readonly ComposedList<T>[];
  readonly #isLate: (item: T) => boolean;

  constructor(lists: readonly ComposedList<T>[], isLate: (item: T) => boolean) {
    this.#lists = lists;
    this.#isLate = isLate;
  }

  get #late(): readonly Noted<T>[] {
    return this.#lists[0]!.items.filter(({ item }) => this.#isLate(item));
  }

  /** The items taken, up to the first list that was not. */
  get items(): readonly Noted<T>[] {
    const end = this.#lists.findIndex(({ items, total }) => items.length < total);
    const taken = this.#lists.slice(0, end < 0 ? undefined : end + 1);
    const items = taken.flatMap((list, index) =>
      index ? list.items : list.items.filter(({ item }) => !this.#isLate(item)),
    );
    return end < 0 && this.#lists[1] ? [...items, ...this.#late] : items;
  }

  get total(): number {
    const total = this.#lists.reduce((sum, { total }) => sum + total, 0);
    return this.#lists[1] ? total : total - this.#late.length;
  }

  get isMore(): boolean {
    return this.#lists.some(({ isMore }) => isMore);
  }

  /** Reads until so many items are there, or all. @param wanted how many will be taken in the end */
  async take(count: number, wanted: number, options: ReadOptions): Promise<void> {
    // Reads one item of each list first, because its page tells the total.
    await Promise.all(this.#lists.map((list) => list.take(1, wanted, options)));
    let before = 0;
    for (let late = -1; late < this.#late.length;) {
      late = this.#late.length;
      await this.#lists[0]!.take(count + late, wanted + late, options);
    }
    before -= this.#late.length;
    for (const list of this.#lists) {
      await list.take(count - before, wanted - before, options);
      before += list.items.length;
    }
  }

  /** Returns the items of the pages read since the last call that could not be shown, and why servers are missing. */
  leftOut(): LeftOut[] {
    return this.#lists.flatMap((list) => [...list.leftOut(), ...list.failed]);
  }
}

/**
 * Milliseconds for which pages are taken from the same chain at least: those that are read together belong together.
 */
const shortest = 60_000;

/** Reads a page of the list as it is shown, counted from 1 in the direction shown. @throws CalError */
export async function readComposed<T>(
  query: ComposedQuery<T>,
  page: number,
  options: PageOptions,
): Promise<ReadablePage<T>> {
  const { list, plan } = query;
  const { perPage, settings } = plan;
  const { since = 0 } = options;
  const client = queryClient();
  const queryKey = [{ composed: list }];
  const life = Math.max(staleTimeOf(settings), shortest);
  const staleTime = ({ state }: { readonly state: { readonly dataUpdatedAt: number } }) =>
    state.dataUpdatedAt > since ? life : 0;
  const chain = await client.fetchQuery({ queryKey, queryFn: () => compose(query), staleTime });
  let found: Found<T>;
  try {
    found = await find(chain, query, page * perPage, options);
  } catch (error) {
    // The servers do not answer, unless nobody waits for it any more.
    if (!options.signal?.aborted) client.removeQueries({ queryKey, exact: true });
    throw error;
  }
  const shown = found.items.slice((page - 1) * perPage, page * perPage);
  const totals = {
    total: found.total,
    totalPages: Math.ceil(found.total / perPage),
    totalRelation: chain.isMore ? ('gte' as const) : undefined,
  };
  correct(list, totals);
  return {
    items: shown.map(({ item }) => item),
    notes: shown.map(({ notes }) => notes),
    ...totals,
    leftOut: chain.leftOut(),
  };
}

/** The items to show, as far as they have been read. */
interface Found<T> {
  readonly items: readonly Noted<T>[];
  readonly total: number;
}

/** Reads until so many items are found, or all. */
async function find<T>(
  chain: Chain<T>,
  { plan, window }: ComposedQuery<T>,
  count: number,
  options: ReadOptions,
): Promise<Found<T>> {
  if (checksOf(plan).length) await chain.take(Infinity, Infinity, options);
  if (!plan.given.fold_series) {
    await chain.take(count, window.last === Infinity ? Infinity : count, options);
    return chain;
  }
  await chain.take(mostSearched, mostSearched, options);
  const searched = chain.items.slice(0, mostSearched);
  const isPart = chain.total > mostSearched;
  const series = foldSeries(
    searched.filter(({ item }) => !window.isLeftOut?.(item as never)),
    isPart ? mostSearched : undefined,
  );
  /** The number of events beyond the number of items. */
  const folded = searched.length - series.length;
  await chain.take(count + folded, count + folded, options);
  // Each later event is a series of its own.
  const others = chain.items.slice(mostSearched).flatMap((event) => foldSeries([event]));
  return { items: [...series, ...others], total: chain.total - folded };
}

/** Later pages tell what several servers have: from then on, those at hand must not lead beyond the end. */
function correct(list: ListKey, totals: Pick<ReadablePage<unknown>, 'total' | 'totalPages' | 'totalRelation'>): void {
  for (const query of queryClient()
    .getQueryCache()
    .findAll({ queryKey: [list] })) {
    const data = query.state.data as Data<unknown> | undefined;
    if (data?.pages.flat().some(({ total }) => total !== totals.total))
      query.setState({
        data: { ...data, pages: data.pages.map((batch) => batch.map((page) => ({ ...page, ...totals }))) },
      });
  }
}
