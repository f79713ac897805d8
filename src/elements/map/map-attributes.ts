import { number, positive, text, type FilterTable } from '../../schema/index.js';

/** What we compute on top of the filters of a map. */
export const mapAttributes = {
  zoom: { kind: number, default: 15 },
  radius_km: { kind: number, default: 25 },
  static_map: { kind: text },
  heading_level: { kind: positive, default: 3 },
} as const satisfies FilterTable;

/** What names the one venue that is to be shown. */
export const venueMapAttributes = { venue_id: { kind: positive }, slug: { kind: text } } as const satisfies FilterTable;
