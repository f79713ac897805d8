import { composedAttributes, consentSetting } from '../../data/query/index.js';
import { boolean, choice, defaultsOf, type Filters, type FilterTable } from '../../data/schema/index.js';
import { colorAttributes } from '../parts/color-by.js';
import { groupings, layouts } from '../cards/layouts.js';
import { openEventAttribute, pagingAttributes } from './common-attributes.js';

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
