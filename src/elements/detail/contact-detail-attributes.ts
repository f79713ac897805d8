import { boolean, positive, type FilterTable } from '../../schema/index.js';

/** Whose detail it is, and what is shown with it. */
const events = { show_events: { kind: boolean, default: true } } as const;
export const organizerDetailSugar = { organizer_id: { kind: positive }, ...events } as const satisfies FilterTable;
export const venueDetailSugar = { venue_id: { kind: positive }, ...events, show_map: { kind: boolean } } as const satisfies FilterTable;
