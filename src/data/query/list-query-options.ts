import { readList, type Page, type ReadOptions } from '../client/read.js';
import type { PageWindow } from './list-pages.js';
import { serversOf, staleTimeOf, type ListPlan } from './list-plan.js';
import type { ListKey, QueryOptions } from './query-options.js';
import { takeAnswer } from './first-pages.js';
import { readFound } from './read-found.js';
import { readablePage } from './readable-page.js';
import { templatesIn } from './settings.js';
import { validated } from './validated.js';

/**
 * Part of a list; by the time of the response, Temporal is there to read the dates of events.
 * @param accept throws for an item that it cannot read, which then is left out; where it can read none, the page is an
 * error of kind `shape`
 */
export function listQueryOptions<T>(
  plan: ListPlan,
  window: Pick<PageWindow, 'first' | 'last'> & Partial<PageWindow>,
  accept: (item: T) => unknown,
): QueryOptions<T> {
  const { resource, settings, order, perPage, limit, beyond, given, isLeftOut, days } = plan;
  const { base_url: servers = '', persist } = settings;
  const part = { order, perPage, limit, beyond, isLeftOut, ...window };
  // Lists of several servers, with filters that no server has, or of days that are others on other clocks, are
  // composed.
  const { ongoing, fold_series, free, online } = given;
  const isComposed = serversOf(servers).length > 1 || Boolean(ongoing || fold_series || free || online || days?.differ);
  const readPage = (page: number, options: ReadOptions, url = plan.url(page)) => {
    // Invalid items are left out below.
    const pending =
      (takeAnswer(url) as Promise<Page<T>> | undefined) ??
      readFound(url, settings.namespace, (url) =>
        readList<T>({}, resource, { url, page, perPage }, { ...options, isItem: () => true }),
      );
    return validated(resource, url, pending, (response) => readablePage(response, accept), settings);
  };
  const list: ListKey = {
    resource,
    url: plan.url(1),
    links: templatesIn(settings),
    composition: isComposed ? { servers, order, ongoing, fold_series, free, online, range: days?.range } : undefined,
    variant: undefined,
  };
  return {
    list,
    // Pages of a composed list are counted in the direction shown.
    window: isComposed ? { ...part, order: 'asc' } : part,
    staleTime: staleTimeOf(settings),
    persist,
    accept,
    readPage: isComposed
      ? async (...page) =>
          (await import('./composed/read-composed.js')).readComposed({ list, plan, window: part, readPage }, ...page)
      : readPage,
  };
}
