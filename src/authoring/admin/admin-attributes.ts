import { choice, positive, text, type FilterTable } from '../../data/schema/index.js';
import { pinSettings } from '../forms/pin-settings.js';
import { sectionNames, sectionList, tabs } from './sections.js';

/** The attributes of a desk. */
export const adminAttributes = {
  /**
   * The sections that are offered, separated by spaces, the first of which is shown: events, venues, organizers,
   * categories, tags, sources, users and settings; those that the role does not allow are left out
   */
  sections: { kind: sectionList, default: sectionNames.join(' ') },
  /** The section that is shown; the first when absent */
  section: { kind: choice(...sectionNames) },
  /** The open item: its id, new, or copy- and an id; the list when absent */
  item: { kind: text },
  /**
   * The status of what is listed, or past for events that are over; when absent, events to come, and all venues and
   * organizers but those in the trash
   */
  status: { kind: choice(...tabs) },
  /** The text that is searched for */
  search: { kind: text },
  /** The page of the list */
  page: { kind: positive },
  /**
   * The part of the page's address that names section, item and list: after # (hash), in its query string (search), or
   * nowhere (none)
   */
  state: { kind: choice('hash', 'search', 'none'), default: 'hash' },
  /** The beginning of the keys in the address */
  state_key: { kind: text, default: 'desk' },
  /** Names of the fields that event forms show, in their order, separated by spaces */
  fields: { kind: text },
  /** Level of the heading */
  heading_level: { kind: positive, default: 1 },
  ...pinSettings,
} as const satisfies FilterTable;

/** The parts of the state that the page's address may set. */
export const stateNames = ['section', 'item', 'status', 'search', 'page'] as const;
