import { boolean, positive, type FilterTable } from '../../schema/index.js';

/** The attributes of a venue's or organizer's detail. */
const events = { show_events: { kind: boolean, default: true } } as const;
export const organizerDetailAttributes = { organizer_id: { kind: positive }, ...events } as const satisfies FilterTable;
export const venueDetailAttributes = {
  venue_id: { kind: positive },
  ...events,
  show_map: { kind: boolean },
} as const satisfies FilterTable;
