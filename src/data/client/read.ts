import { listOf, membersOf } from '../schema/shapes.js';
import type { ResourceName } from '../schema/resources.js';
import { CalError } from './error.js';
import { request, type CallOptions, type Connection } from './request.js';

/** A page of a list, its items as they came over the wire. */
export interface Page<T> {
  readonly items: readonly T[];
  /** Items on all pages. */
  readonly total: number;
  readonly totalPages: number;
  /** `gte` where there are more than `total`, which servers may not count to the end; later pages then tell more. */
  readonly totalRelation?: 'gte';
}

/** Options of a single read. */
export interface ReadOptions extends CallOptions {
  /** The mode of the browser's own cache. */
  readonly cache?: RequestCache | undefined;
}

/** The address of a page of a list, and its number. */
export interface PageRequest {
  readonly url: string;
  /** Counted from 1. */
  readonly page: number;
  readonly perPage: number;
}

/**
 * Reads one page of a list.
 * @example
 * ```ts
 * const url = listUrl({ baseUrl: 'https://example.org/wp-json' }, 'tags', tagFilters, {});
 * const isItem = (member: unknown) => typeof member === 'object';
 * const { items } = await readList<TagRepresentation>({}, 'tags', { url, page: 1, perPage: 10 }, { isItem });
 * ```
 * @param isItem whether a member is an item; where one is not, the list is none
 * @throws CalError
 */
export async function readList<T>(
  connection: Connection,
  resource: ResourceName,
  { url, page, perPage }: PageRequest,
  { isItem, ...options }: ReadOptions & { readonly isItem: (member: unknown) => boolean },
): Promise<Page<T>> {
  const line = { method: 'GET', url };
  let body: unknown;
  try {
    body = await request(connection, { ...line, ...options });
  } catch (error) {
    // Old servers respond so for an empty first page.
    if (page === 1 && isBeyondLastPage(error)) return { items: [], total: 0, totalPages: 0 };
    throw error;
  }
  const { [resource]: found, total_relation: relation, ...totalsOf } = membersOf(body);
  let items = listOf(found);
  let { total, total_pages: totalPages } = totalsOf;
  if (![total, totalPages].every(Number.isInteger)) {
    const { withTotals } = await import('./nearly-json.js');
    [items, total, totalPages] = withTotals(items, total, totalPages);
  }
  if (!Array.isArray(items) || !items.every(isItem)) {
    throw new CalError('shape', `Not a list of ${resource}`, { status: 200, request: line, response: body });
  }
  const isMore = relation === 'gte' && items.length > 0;
  return {
    items,
    ...totals(items.length, total as number, totalPages as number, page, perPage),
    ...(isMore && { totalRelation: 'gte' }),
  };
}

/** The totals, where they contradict the items (wire section 5): searches without match, and parents left uncounted. */
function totals(
  count: number,
  total: number,
  totalPages: number,
  page: number,
  perPage: number,
): Omit<Page<unknown>, 'items'> {
  if (!count) return page === 1 ? { total: 0, totalPages: 0 } : { total, totalPages };
  // Pages before this one are full, so they hold at least as many as this one.
  return { total: Math.max(total, (page - 1) * perPage + count), totalPages: Math.max(totalPages, page) };
}

/** A page beyond the last one of events, venues or organizers (wire section 4). */
export const isBeyondLastPage = (error: unknown): boolean =>
  error instanceof CalError && error.status === 404 && /-archive-page-not-found$/.test(error.code ?? '');
