import { choice, positive, text, type Filters, type FilterTable } from '../../data/schema/index.js';

/** The attributes of any list: paging, and its heading level. */
export const pagingAttributes = {
  /** How further pages load: a button that adds items, pages to turn, by itself at the end, or not at all */
  paging: { kind: choice('pager', 'more', 'auto', 'none'), default: 'more' },
  /** Level of the outermost headings: those of groups, else those of the items */
  heading_level: { kind: positive, default: 3 },
} as const satisfies FilterTable;
export type PagingAttributes = Required<Filters<typeof pagingAttributes>>;

/** The attribute of elements that may stand beside an event. */
export const openEventAttribute = {
  /**
   * The event that is open beside, which is marked: its slug or id; of several calendars also which, as in
   * choir@town.example; or none
   */
  open_event: { kind: text },
} as const satisfies FilterTable;
