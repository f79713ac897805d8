import { mapSettings } from '../../data/query/index.js';
import { Unreadable, type FilterTable, type Kind } from '../../data/schema/index.js';

/** The address of a geocoder's search, of the web or of the page's own host. */
function readGeocoder(value: unknown): string | Unreadable {
  const template = String(value).trim();
  const isWeb = /^(https?:\/)?\//i.test(template);
  return isWeb && template.includes('{address}') ? template : new Unreadable('geocoder', value);
}

const geocoder: Kind<string> = {
  name: 'geocoder',
  parse: readGeocoder,
  accept: readGeocoder,
  format: String,
  isAddress: true,
};

/** The settings of the map on which a venue is placed: those of other maps, and one that only authors need. */
export const pinSettings = {
  /**
   * Address of the tiles of the map on which venues are placed, with {z}, {x} and {y}; those of OpenStreetMap when
   * absent
   */
  tiles: { ...mapSettings.tiles },
  /** The attribution of that map, as text with links; OpenStreetMap when its tiles are shown */
  attribution: { ...mapSettings.attribution },
  /**
   * Whether hosts other than the calendar’s and the page’s own may be contacted: granted, denied, or ask, which
   * remembers what the visitor chose
   */
  consent: { ...mapSettings.consent },
  /**
   * Address of a geocoder’s search that answers as Nominatim does, such as
   * https://geocoder.example/search?format=jsonv2&q={address}; it is contacted for the address of a venue when a button
   * is pressed, and without it there is no such button
   */
  geocoder: { kind: geocoder },
} as const satisfies FilterTable;
