import { boolean, positive, type FilterTable } from '../../data/schema/index.js';

/** The attributes of both details. */
const contactAttributes = {
  /** Whether to list the upcoming events */
  show_events: { kind: boolean, default: true },
} as const;

export const organizerDetailAttributes = {
  /** ID of the organizer */
  organizer_id: { kind: positive },
  ...contactAttributes,
} as const satisfies FilterTable;

export const venueDetailAttributes = {
  /** ID of the venue */
  venue_id: { kind: positive },
  ...contactAttributes,
  /** Whether to show a map; as the venue itself says when absent */
  show_map: { kind: boolean },
} as const satisfies FilterTable;
