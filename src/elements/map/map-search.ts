import type { ReactiveControllerHost } from 'lit';
import { isWithin, type Coordinates } from '../../data/geo/index.js';
import { VisitorPosition } from '../parts/visitor-position.js';
import type { MapView } from './leaflet-types.js';
import type { MapController } from './map-controller.js';

/** A search around the visitor, or in a part of the map; never both. */
export class MapSearch {
  /** The part of the map that is searched in. */
  area: MapView | undefined;
  readonly #visitor: VisitorPosition;

  constructor(host: ReactiveControllerHost & HTMLElement) {
    this.#visitor = new VisitorPosition(host);
  }

  get position(): Coordinates | undefined {
    return this.#visitor.position;
  }

  get isLocating(): boolean {
    return this.#visitor.isLocating;
  }

  get problem(): VisitorPosition['problem'] {
    return this.#visitor.problem;
  }

  get isLimited(): boolean {
    return Boolean(this.area ?? this.position);
  }

  aroundVisitor(): void {
    this.area = undefined;
    this.#visitor.locate();
  }

  within(area: MapView | undefined): void {
    this.#visitor.forget();
    this.area = area;
  }

  /** Whether the visitor has moved the map to where other places may be than those that are listed. */
  isOffered({ isMoved, view, opened }: MapController, places: readonly Coordinates[]): boolean {
    if (!isMoved || !view || opened.length) return false;
    if (this.position) return true;
    const isListed = (place: Coordinates) => !this.area || isWithin(place, this.area);
    const isSeen = (place: Coordinates) => isWithin(place, view);
    return places.some(isSeen) && places.some((place) => isSeen(place) !== isListed(place));
  }
}
