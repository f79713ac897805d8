/** Every phrase of the place of a venue on a map. */
export interface PinWords {
  label: string;
  missing: string;
  help: string;
  /** The buttons that show and hide the map. */
  show: string;
  hide: string;
  /** Names of the map and of its pin. */
  map: string;
  pin: string;
  /** How the pin is put and moved. */
  keys: string;
  moved: (latitude: string, longitude: string) => string;
  remove: string;
  zoomIn: string;
  zoomOut: string;
  failed: string;

  /** The button that asks a geocoder, and what it sends to whom. */
  findAddress: string;
  findAddressHelp: (host: string) => string;
  noAddress: string;
  finding: string;
  found: string;
  notFound: string;
  notReached: (host: string) => string;
}
