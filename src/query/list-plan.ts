import { CalError, listUrl } from '../client/index.js';
import {
  categoryFilters,
  extraPages,
  integer,
  longestPage,
  Unreadable,
  type Filters,
  type FilterTable,
  type ReadFilters,
  type ResourceName,
} from '../schema/index.js';
import type { composedAttributes } from './composed-attributes.js';
import type { ownEventAttributes } from './event-list-plan.js';
import { settings, type Settings } from './settings.js';

/** A list, ready to be requested page by page. */
export interface ListPlan {
  readonly resource: ResourceName;
  readonly order: 'asc' | 'desc';
  readonly perPage: number;
  /** Attributes that servers do not know, so that pages are composed of theirs. */
  readonly given: Filters<typeof composedAttributes & Pick<typeof ownEventAttributes, 'free'>>;
  /** The most items to show. */
  readonly limit: number;
  /** How many pages after the last one may still hold items: servers leave some categories uncounted (wire section 5). */
  readonly beyond: number;
  readonly settings: Settings;
  /** The address of one page, counted upwards from 1. @param server its root address, of several */
  url(page: number, server?: string): string;
}

/** Attributes and settings of a list, parsed but not validated. */
export interface ListFilters {
  /** The filters and the element's own attributes; all must be readable. */
  readonly filters: ReadFilters<FilterTable>;
  readonly settings: ReadFilters<typeof settings>;
}

/** The values, if all are readable. @throws CalError of kind `filter` that names the unreadable one */
export function readable<T extends FilterTable>(values: ReadFilters<T>): Filters<T> {
  for (const [name, value] of Object.entries(values)) if (value instanceof Unreadable) throw CalError.unreadable(name, value);
  return values as Filters<T>;
}

type GivenFilters = ListFilters['filters'];

/** The filters of what is wanted whole: in the longest pages, unless the attributes ask for pages. */
export const inLongestPages = (filters: GivenFilters): GivenFilters => (isPaged(filters) ? filters : { ...filters, per_page: longestPage });

/** Whether the attributes ask for a page. */
export const isPaged = ({ page, per_page: perPage }: GivenFilters): boolean => (page ?? perPage) !== undefined;

/** Milliseconds for which data counts as fresh. */
export const staleTimeOf = (set: Settings): number => (set.stale_time ?? settings.stale_time.default) * 1000;

/** The root addresses of the calendars that are shown as one. */
export const serversOf = (baseUrls = ''): readonly string[] => baseUrls.split(/\s+/);

export const endpointOf = ({ base_url: baseUrl = '', namespace }: Settings) => ({ baseUrl, namespace });

/**
 * Turns attributes and settings into requests.
 * @throws CalError of kind `filter` that names the unreadable value
 */
export function planList(resource: ResourceName, table: FilterTable, given: ListFilters): ListPlan {
  const set = readable<typeof settings>(given.settings);
  const filters: Readonly<Record<string, unknown>> = readable(given.filters);
  const perPage = Math.min((filters.per_page ?? table.per_page!.default) as number, longestPage);
  return {
    resource,
    given: filters,
    order: 'asc',
    perPage,
    limit: Infinity,
    beyond: extraPages[resource] ?? 0,
    settings: set,
    url: (page, baseUrl = serversOf(set.base_url)[0]!) =>
      listUrl({ ...set, baseUrl }, resource, table, { ...filters, per_page: perPage, page }),
  };
}

/** The filters of a list of categories. Servers refuse the parent 0, the top level (wire section 10.3); the element filters it itself. */
export const categoryListFilters = { ...categoryFilters, parent: { kind: integer } } as const;

/**
 * Requests categories or tags, in the longest pages unless the attributes ask for others.
 * @throws CalError of kind `filter` that names the unreadable value
 */
export function planTermList(resource: ResourceName, table: FilterTable, { filters, settings }: ListFilters): ListPlan {
  const parent: unknown = filters.parent || undefined;
  return planList(resource, table, { filters: { per_page: longestPage, ...filters, parent }, settings });
}
