import { feedFilters, paging } from '../../data/schema/index.js';

/** The filters of lists in the query of an address, as a query in one order; empty where there are none. */
export function filtersIn(query: URLSearchParams): string {
  const found = [...query].filter(([name, value]) => value && name in feedFilters && !(name in paging));
  return String(new URLSearchParams(found.sort()));
}

/** An address with these filters. */
export const filtered = (address: string, filters = ''): string => address + (filters && `?${filters}`);
