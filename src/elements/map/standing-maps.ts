import { sharedOnPage } from '../../data/memo/index.js';
import type { PlaceMap } from './place-map.js';

/** A map that stands on the page before its element is there, and what it was made of. */
export interface StandingMap {
  readonly map: PlaceMap;
  readonly box: HTMLElement;
  readonly tiles: string;
  readonly zoom: number;
}

const standing = () => sharedOnPage('standing-maps', () => new WeakMap<Element, StandingMap>());

/** Hands a map on to the element that it is in. */
export const giveStandingMap = (element: Element, map: StandingMap): unknown => standing().set(element, map);

/** The map in an element that was there before it. */
export const standingMapIn = (element: Element): StandingMap | undefined => standing().get(element);
