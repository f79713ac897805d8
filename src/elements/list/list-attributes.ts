import { consentSetting } from '../../query/index.js';
import { boolean, choice, positive, type Filters, type FilterTable } from '../../schema/index.js';
import { layouts } from '../parts/layouts.js';
import { ongoing } from '../parts/ongoing.js';

/** The attributes of any list: paging, and its heading level. */
export const pagingAttributes = {
  paging: { kind: choice('pager', 'more', 'auto', 'none'), default: 'more' },
  heading_level: { kind: positive, default: 3 },
} as const satisfies FilterTable;
export type PagingAttributes = Required<Filters<typeof pagingAttributes>>;

/** How a list of events looks. */
export const listAttributes = {
  layout: { kind: choice(...layouts), default: 'list' },
  ...pagingAttributes,
  group_by: { kind: choice('none', 'day', 'month', 'venue', 'category'), default: 'none' },
  ongoing: { kind: ongoing, default: 'first' },
  ...consentSetting,
  json_ld: { kind: boolean, default: false },
} as const satisfies FilterTable;
export type ListAttributes = Required<Filters<typeof listAttributes>>;

/** The defaults of a list. */
export const listDefaults = Object.fromEntries(
  Object.entries(listAttributes).map(([name, row]) => [name, row.default]),
) as unknown as ListAttributes;
