import { consentSetting } from '../../query/index.js';
import { boolean, choice, type Filters, type FilterTable } from '../../schema/index.js';
import { listAttributes, pagingAttributes } from './list-attributes.js';

/** How lists of venues and organizers look. */
export const directoryAttributes = { layout: listAttributes.layout, ...pagingAttributes, ...consentSetting } as const satisfies FilterTable;
export type DirectoryAttributes = Required<Filters<typeof directoryAttributes>>;

const counts = { kind: boolean, default: false } as const;
// All terms are shown at once, unless the attributes set a page size.
const paging = { kind: pagingAttributes.paging.kind } as const;

/** How a list of tags looks. */
export const tagAttributes = {
  layout: { kind: choice('links', 'chips', 'cloud'), default: 'chips' },
  counts,
  paging,
} as const satisfies FilterTable;

/** How a list of categories looks. */
export const categoryAttributes = {
  layout: { kind: choice('tree', 'links', 'chips', 'cloud'), default: 'tree' },
  counts,
  paging,
} as const satisfies FilterTable;
export type TermLayout = 'tree' | 'links' | 'chips' | 'cloud';
