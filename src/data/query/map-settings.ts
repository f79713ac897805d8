import { text, Unreadable, url, type Kind } from '../schema/kinds.js';
import type { FilterTable } from '../schema/tables.js';
import { consentSetting } from './settings.js';
import { defaultCredit, defaultTiles, isTiles } from './tiles.js';

function readTiles(value: unknown): string | Unreadable {
  const template = String(value).trim();
  return isTiles(template) ? template : new Unreadable('tiles', value);
}

const tiles: Kind<string> = {
  name: 'tiles',
  parse: readTiles,
  accept: readTiles,
  format: String,
  isAddress: true,
};

/** Settings of elements that contact third-party hosts, separate because lists need none. */
export const mapSettings = {
  /** Address of the map’s tiles with {z}, {x} and {y}; those of OpenStreetMap when absent */
  tiles: { kind: tiles, default: defaultTiles },
  /** Credit to be shown on the map, as text with links; OpenStreetMap when its tiles are shown */
  attribution: { kind: text, default: defaultCredit },
  /**
   * Address of a JSON file of the site with the coordinates of venues whose server names none, by id or address:
   * {"12": [54.32, 10.13], "Quay Street 12, 24103 Kiel": [54.32, 10.14]}; `npx cal-elements places` writes it
   */
  places: { kind: url },
  ...consentSetting,
} as const satisfies FilterTable;
