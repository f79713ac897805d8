import { choice, positive, text, type FilterTable } from '../../data/schema/index.js';
import { pinSettings } from './pin-settings.js';

const mode = {
  /**
   * Display of the form: on the page, as a dialog above it, which `open()` opens, or quick: the most needed fields in a
   * dialog, the others folded
   */
  mode: { kind: choice('page', 'dialog', 'quick'), default: 'page' },
} as const satisfies FilterTable;

export const venueFormAttributes = {
  /** Id of the venue that is changed; a new one where it is absent */
  venue_id: { kind: positive },
  /** Name of a new venue */
  venue_name: { kind: text },
  ...mode,
  ...pinSettings,
} as const satisfies FilterTable;

export const organizerFormAttributes = {
  /** Id of the organizer that is changed; a new one where it is absent */
  organizer_id: { kind: positive },
  /** Name of a new organizer */
  organizer_name: { kind: text },
  ...mode,
} as const satisfies FilterTable;
