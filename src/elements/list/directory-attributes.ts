import { consentSetting } from '../../data/query/index.js';
import { boolean, choice, text, type Filters, type FilterTable } from '../../data/schema/index.js';
import { pagingAttributes } from '../tables/common-attributes.js';
import { listAttributes } from '../tables/list-attributes.js';

/** How lists of venues and organizers look. */
export const directoryAttributes = {
  /** Look: list, cards or compact rows */
  layout: listAttributes.layout,
  /** Whether to show the number of upcoming events of each, which costs a request each */
  counts: { kind: boolean, default: false },
  ...pagingAttributes,
  ...consentSetting,
} as const satisfies FilterTable;
export type DirectoryAttributes = Required<Filters<typeof directoryAttributes>>;

/** How a list of tags looks. */
export const tagAttributes = {
  /** Look: links below one another, chips, or a cloud sized by use */
  layout: { kind: choice('links', 'chips', 'cloud'), default: 'chips' },
  /** `id`s of views on the page, separated by spaces, that a press on a term filters; terms are links when absent */
  for: { kind: text },
  /** Whether to say how much uses each */
  counts: { kind: boolean, default: false },
  /**
   * Shows pages, and says how further pages load: a button that adds items, pages to turn, by itself at the end, or not
   * at all; all items are shown when absent
   */
  paging: { kind: pagingAttributes.paging.kind },
} as const satisfies FilterTable;

/** How a list of categories looks. */
export const categoryAttributes = {
  ...tagAttributes,
  /** Look: a tree, links below one another, chips, or a cloud sized by use */
  layout: { kind: choice('tree', 'links', 'chips', 'cloud'), default: 'tree' },
} as const satisfies FilterTable;
export type TermLayout = 'tree' | 'links' | 'chips' | 'cloud';
