import { number, positive, text, type Filters, type FilterTable, url } from '../../data/schema/index.js';

/** The attributes of ours on top of the filters of a map. */
export const mapAttributes = {
  /** Zoom for a single place, and the nearest for several: 1 (the world) to 18 (a house) */
  zoom: { kind: number, default: 15 },
  /** Kilometers around the position that is searched around */
  radius_km: { kind: number, default: 25 },
  /** Address of an image of the map, shown until the map is there and where it is not */
  static_map: { kind: url },
  /** Level of the places’ headings */
  heading_level: { kind: positive, default: 3 },
} as const satisfies FilterTable;

export type MapAttributes = Required<Filters<typeof mapAttributes>>;

/** The attributes that name the one venue that is to be shown. */
export const venueMapAttributes = {
  /** The one venue to show: ID */
  venue_id: { kind: positive },
  /** The one venue to show: slug */
  slug: { kind: text },
} as const satisfies FilterTable;
