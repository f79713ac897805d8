/** Every phrase of a map. */
export interface MapMessages {
  loading: string;
  /** Status of a map of venues, and of one of events. */
  places: (places: number) => string;
  eventsAt: (events: number, places: number) => string;
  /** After it: how many events have no venue. */
  placeless: (events: number) => string;
  /** Names of markers. */
  placesNear: (places: number, near: string) => string;
  eventsNear: (events: number, near: string) => string;
  marker: (name: string, events: number) => string;
  /** Button in a popup that shows all events of its venue; two or more. */
  all: (events: number) => string;
  /** Of a listed venue without coordinates. */
  notOnMap: string;
  /** Instead of the map where none of the listed venues has coordinates. */
  noMap: string;
  /** Button that shows all venues, while so many are out of sight. */
  elsewhere: (places: number) => string;
  /** The events shown by a list whose series are folded: `from` to `to` of `total` different ones, or of more. */
  shownFolded: (from: number, to: number, total: number, isMore?: boolean) => string;
  /** Before the further dates of a series. */
  also: string;
  /** Button after these dates where all of them are seen: shows their times. */
  times: string;
  /** The same where there are more of them. */
  furtherDates: (dates: number) => string;
  /** Button that shows further dates of a series. */
  moreDates: (dates: number) => string;
  empty: string;
  emptyHint: string;

  /** Name of the map, and how keys move it. */
  map: string;
  keys: string;
  /** The way past all markers. */
  skip: string;
  /** Name of the list next to the map. */
  list: string;
  zoomIn: string;
  zoomOut: string;
  show: string;
  /** Hidden part of a button's name: the venue. */
  place: (name: string) => string;
  /** Shown when the visitor scrolls or swipes over the map; `apple` keyboards have another key. */
  wheel: (apple: boolean) => string;
  touch: string;

  nearMe: string;
  everywhere: string;
  locating: string;
  you: string;
  /** `distance` with its unit, such as "3.4 km". */
  away: (distance: string) => string;
  within: (distance: string) => string;
  nothingWithin: (distance: string) => string;
  /**
   * Button on the map: lists the venues in the part that is seen; then the status of the list, or that nothing is
   * there.
   */
  searchHere: string;
  inArea: string;
  nothingInArea: string;
  locateProblems: Record<'denied' | 'unavailable' | 'timeout', string>;

  /** Beside the button that shows the map: who sends it, */
  source: (name: string) => string;
  /** and on request, which server will be contacted, and what it learns; `host` is its name. */
  ask: (host: string) => string;
  allow: string;
  refuse: string;
  refused: string;
  withdraw: string;
  offline: string;
  mapFailed: string;
  tilesFailed: (host: string) => string;
}
