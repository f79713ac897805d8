import { positive, type FilterTable } from '../../schema/index.js';

export const venueFormAttributes = {
  /** Id of the venue that is changed; a new one where it is absent */
  venue_id: { kind: positive },
} as const satisfies FilterTable;

export const organizerFormAttributes = {
  /** Id of the organizer that is changed; a new one where it is absent */
  organizer_id: { kind: positive },
} as const satisfies FilterTable;
