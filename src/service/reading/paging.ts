import { longestPage } from '../../data/schema/index.js';
import { problem } from '../request/problem.js';
import type { Answer, RequestContext } from '../request/context.js';

export interface Paging {
  readonly page: number;
  readonly perPage: number;
}

export const readPaging = (
  values: { page?: number; per_page?: number },
  pageSize: number,
  context: RequestContext,
  longest = longestPage,
): Paging => ({
  page: values.page ?? 1,
  perPage: Math.min(context.query.per_page === undefined ? pageSize : values.per_page!, longest),
});

/** Query string of a list; names of lists are repeated as `name[]`. */
function queryText(values: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  const add = (name: string, value: unknown): void => {
    if (Array.isArray(value)) for (const member of value) add(`${name}[]`, member);
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) add(`${name}[${key}]`, inner);
    else if (typeof value === 'string' || typeof value === 'number') query.append(name, String(value));
  };
  for (const [name, value] of Object.entries(values)) add(name, value);
  return query.toString();
}

/**
 * The keys around a list's items, and its headers (wire section 5). `effective` are the filters that applied by
 * default; the links repeat them and the filters of the request.
 */
export function envelope(
  resource: string,
  items: readonly object[],
  total: number,
  { page, perPage }: Paging,
  effective: object,
  context: RequestContext,
): Answer {
  const pages = Math.ceil(total / perPage);
  const address = (number: number) =>
    `${context.links.root}/${resource}/?${queryText({ ...effective, ...context.query, rest_route: undefined, per_page: perPage, page: number })}`;
  return {
    body: {
      [resource]: items,
      rest_url: address(page),
      ...(page < pages && { next_rest_url: address(page + 1) }),
      ...(page > 1 && page <= pages + 1 && { previous_rest_url: address(page - 1) }),
      total,
      total_pages: pages,
    },
    headers: {
      'X-TEC-Total': String(total),
      'X-TEC-TotalPages': String(pages),
      'X-WP-Total': String(total),
      'X-WP-TotalPages': String(pages),
    },
  };
}

/** A page beyond the last is an error, except the first page of an empty list (wire section 5). */
export function checkPage(item: string, total: number, { page, perPage }: Paging): void {
  if (page > 1 && (page - 1) * perPage >= total) throw problem(404, `${item}-archive-page-not-found`, 'pageNotFound');
}
