import { composedAttributes, consentSetting } from '../../data/query/index.js';
import {
  boolean,
  choice,
  defaultsOf,
  positive,
  text,
  type Filters,
  type FilterTable,
} from '../../data/schema/index.js';
import { colorAttributes } from '../parts/color-by.js';
import { groupings, layouts } from '../cards/layouts.js';

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

/** Attributes of a list of events that few pages set: their code loads where one of them is. */
export const extraAttributes = {
  /** Look: list, cards or compact rows */
  layout: { kind: choice(...layouts), default: 'list' },
  /** Grouping of the events */
  group_by: { kind: choice(...groupings), default: 'none' },
  ...composedAttributes,
  ...colorAttributes,
  ...openEventAttribute,
  /** Whether search engines get the events as schema.org data, inside the element */
  json_ld: { kind: boolean, default: false },
} as const satisfies FilterTable;

/** How a list of events looks. */
export const listAttributes = {
  ...extraAttributes,
  ...openEventAttribute,
  ...pagingAttributes,
  ...consentSetting,
} as const satisfies FilterTable;
export type ListAttributes = Required<Filters<typeof listAttributes>>;

/** The defaults of a list. */
export const listDefaults = defaultsOf(listAttributes);
