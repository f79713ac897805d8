import { choice, date, idsOrSlugs, positive, text, type FilterTable } from '../../data/schema/index.js';
import { pinSettings } from './pin-settings.js';

/** The first values of a new event, each under the name of its field. */
const eventPrefill = {
  /** Title of a new event */
  event_title: { kind: text },
  /** Start of a new event: a day, or a day with its time, such as 2026-12-12T19:00 */
  start_date: { kind: date },
  /** End of a new event: a day, or a day with its time */
  end_date: { kind: date },
  /** ID of the venue of a new event */
  venue: { kind: positive },
  /** IDs or slugs of its categories */
  categories: { kind: idsOrSlugs },
} as const satisfies FilterTable;

export const eventFormAttributes = {
  /** ID of the event to change; a new one where neither it nor `slug` is given */
  event_id: { kind: positive },
  /** ID of an event that a new one is a copy of; nothing is made before it is saved */
  copy_of: { kind: positive },
  /**
   * Display of the form: on the page, as a dialog above it, which `open()` opens, or quick: title, when and venue in a
   * dialog
   */
  mode: { kind: choice('page', 'dialog', 'quick'), default: 'page' },
  ...eventPrefill,
  ...pinSettings,
} as const satisfies FilterTable;
