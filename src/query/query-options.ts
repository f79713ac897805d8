import { readList, type Page, type ReadOptions } from '../client/index.js';
import type { LeftOut, ReadablePage } from './left-out.js';
import type { PageWindow } from './list-pages.js';
import { serversOf, staleTimeOf, type ListPlan } from './list-plan.js';
import { remembered } from '../time/index.js';
import { validated } from './validated.js';

/** Key and fetcher together. Equal keys share requests. */
export interface QueryOptions<T> {
  readonly queryKey: readonly (string | undefined)[];
  readonly window: PageWindow;
  /** Milliseconds for which data counts as fresh. */
  readonly staleTime: number;
  /** Whether the data outlives the page. */
  readonly persist?: boolean | undefined;
  readonly readPage: (page: number, options: ReadOptions) => Promise<ReadablePage<T>>;
}

/**
 * Part of a list; by the time of the response, Temporal is there to read the dates of events.
 * @param accept throws for an item that it cannot read, which then is left out; where it can read none, the page is an error of kind `shape`
 */
export function listQueryOptions<T>(
  plan: ListPlan,
  window: Pick<PageWindow, 'first' | 'last'> & Partial<PageWindow>,
  accept: (item: T) => unknown,
): QueryOptions<T> {
  const { resource, settings, order, perPage, limit, beyond, given } = plan;
  const { base_url: servers, event_href: eventHref, persist } = settings;
  const part = { order, perPage, limit, beyond, ...window };
  // Further servers, or what no server can list.
  const composed = [...serversOf(servers).slice(1), given.ongoing, given.fold_series, given.free].join('');
  const readPage = (page: number, options: ReadOptions, url = plan.url(page)) => {
    // Invalid items are left out below.
    const pending = readList<T>({}, resource, { url, page, perPage }, { ...options, isItem: () => true });
    return validated(resource, url, pending, (response) => readablePage(response, accept), eventHref);
  };
  return {
    queryKey: [resource, plan.url(1), eventHref, composed && order + composed],
    // Pages of a composed list are counted in the direction shown.
    window: composed ? { ...part, order: 'asc' } : part,
    staleTime: staleTimeOf(settings),
    persist,
    readPage: composed
      ? async (...page) => (await import('./composed-pages.js')).readComposed({ plan, window: part, readPage }, ...page)
      : readPage,
  };
}

/** Equal members are one object: events repeat their venue, their organizers and terms, which would be most of a long list. */
const shared = remembered(1000, (member: unknown) => member);

function shareMembers(item: Record<string, unknown>): void {
  for (const name of ['venue', 'organizer', 'categories', 'tags']) if (typeof item[name] === 'object') item[name] = shared(item[name]);
}

function readablePage<T>(page: Page<T>, accept: (item: T) => unknown): ReadablePage<T> {
  const leftOut: LeftOut[] = [];
  const items = page.items.map((item) => {
    try {
      shareMembers(item as Record<string, unknown>);
      accept(item);
      return item;
    } catch (cause) {
      if (leftOut.push({ item, field: (cause as { field?: string }).field ?? '' }) === page.items.length) throw cause;
      return undefined;
    }
  });
  return { ...page, items, leftOut };
}
