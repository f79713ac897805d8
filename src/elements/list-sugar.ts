import { choice, positive, type Filters, type FilterTable } from '../schema/index.js';

/** How a list looks and turns pages. */
export const listSugar = {
  layout: { kind: choice('list', 'cards', 'compact'), default: 'list' },
  paging: { kind: choice('pager', 'more', 'auto', 'none'), default: 'pager' },
  group_by: { kind: choice('none', 'day', 'month', 'venue', 'category'), default: 'none' },
  heading_level: { kind: positive, default: 3 },
} as const satisfies FilterTable;
export type ListSugar = Required<Filters<typeof listSugar>>;
export type Layout = ListSugar['layout'];

/** What a list does unless it is told otherwise. */
export const listDefaults = Object.fromEntries(Object.entries(listSugar).map(([name, row]) => [name, row.default])) as unknown as ListSugar;
