import { boolean, type FilterTable } from '../schema/index.js';

/** What is shown with an organizer. */
export const organizerDetailSugar = { show_events: { kind: boolean, default: true } } as const satisfies FilterTable;

/** What is shown with a venue. */
export const venueDetailSugar = { ...organizerDetailSugar, show_map: { kind: boolean } } as const satisfies FilterTable;
