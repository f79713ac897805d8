import { choice, positive, text, type FilterTable } from '../../data/schema/index.js';
import { pinSettings } from '../forms/pin-settings.js';
import { sectionNames, sectionList, tabs } from './sections.js';

/** The attributes of a desk. */
export const adminAttributes = {
  /** The sections that are offered, separated by spaces, the first of which is shown: events, venues, organizers, categories, tags and users; those that the role does not allow are left out */
  sections: { kind: sectionList, default: sectionNames.join(' ') },
  /** The section that is shown; the first when absent */
  section: { kind: choice(...sectionNames) },
  /** What is open in it: the id of an item, new, or copy- and an id; the list when absent */
  item: { kind: text },
  /** The status of what is listed; all but the trash when absent */
  status: { kind: choice(...tabs) },
  /** What is searched for */
  search: { kind: text },
  /** The page of the list */
  page: { kind: positive },
  /** Where the page's address names section, item and list: after # (hash), in its query string (search), or nowhere (none) */
  state: { kind: choice('hash', 'search', 'none'), default: 'hash' },
  /** What the keys in the address begin with */
  state_key: { kind: text, default: 'desk' },
  /** Names of the fields that event forms show, in their order, separated by spaces */
  fields: { kind: text },
  /** Level of the heading */
  heading_level: { kind: positive, default: 1 },
  ...pinSettings,
} as const satisfies FilterTable;

/** What the page's address may set. */
export const stateNames = ['section', 'item', 'status', 'search', 'page'] as const;
