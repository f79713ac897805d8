import { nothing } from 'lit/html.js';
import { statusLine } from '../cards/frame.js';
import type { MapView } from './leaflet-types.js';
import { mapFrame, nearButton, placesOutside, type FrameHandlers } from './map-frame.js';
import { lookOf, mapLayout, mapStatus, mapToolbar, type SearchState } from './map-view.js';
import type { VenueGroupOptions } from './venue-card.js';
import type { FoundVenues } from './venue-groups.js';
import { groupsOnPage, venueList } from './venue-list-view.js';

/** The handler of everything, until the element is there. */
const nobody = () => {};

const handlers: FrameHandlers = {
  zoomBy: nobody,
  showAll: nobody,
  searchHere: nobody,
  skip: nobody,
  retry: nobody,
  choose: nobody,
};

const search: SearchState = { area: undefined, isLimited: false, isLocating: false, problem: undefined };

/** A map as its element shows it once there are places on it, before its code is there. */
export interface FirstMap {
  readonly options: VenueGroupOptions;
  readonly summary: string;
  /** The name of a landmark. */
  readonly nameOf: (name: string) => string;
  readonly legend: unknown;
  /** The radius around the position that the page searches around, as text. */
  readonly radius: string | undefined;
  readonly attribution: string;
  /** Whether the visitor may switch the map off. */
  readonly canWithdraw: boolean;
  /** `undefined` until the map is in its box. */
  readonly view: MapView | undefined;
}

/** The content of the box of the element. */
export function firstMap(
  { groups, located }: FoundVenues,
  { options, summary, nameOf, legend, radius, attribution, canWithdraw, view }: FirstMap,
): { readonly head: unknown; readonly data: unknown } {
  const { common, messages } = options;
  const map = mapFrame(
    {
      common,
      messages,
      name: nameOf(messages.map),
      host: '',
      attribution,
      image: undefined,
      isOpen: view !== undefined,
      hasFailed: false,
      lacksTiles: false,
      elsewhere: placesOutside(located, view),
      refused: undefined,
      near: located.length > 1 || radius ? nearButton(messages.nearMe, true, false, false, nobody) : nothing,
      offersSearch: false,
      canWithdraw,
    },
    handlers,
  );
  const list = venueList(
    groups.slice(0, groupsOnPage),
    options,
    { chosen: [], pointed: [], show: view && nobody, highlight: nobody },
    { name: nameOf(messages.list), legend, pager: nothing },
  );
  const status = statusLine(mapStatus(summary, messages, search, radius), true);
  return {
    head: mapToolbar(status, { messages, search, near: nothing, everywhere: nobody }),
    data: [nothing, mapLayout(lookOf(false, false), map, list)],
  };
}
