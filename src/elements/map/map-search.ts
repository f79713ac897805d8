import type { ReactiveControllerHost } from 'lit';
import type { Coordinates } from '../../data/geo/index.js';
import { VisitorPosition } from '../parts/visitor-position.js';
import type { MapView } from './leaflet-types.js';
import type { MapController } from './map-controller.js';

/** A search around the visitor, or in a part of the map; never both. */
export class MapSearch {
  readonly #visitor: VisitorPosition;
  readonly #request: () => string;
  /** The part of the map that was searched in by the button, whatever is requested. */
  searched: MapView | undefined;
  /** The part that the visitor moved the map to, among the venues of a request. */
  #followed: { readonly view: MapView; readonly request: string } | undefined;

  /** @param request reads the key of the request, whose venues the map shows */
  constructor(host: ReactiveControllerHost & HTMLElement, request: () => string) {
    this.#visitor = new VisitorPosition(host);
    this.#request = request;
  }

  /** The part of the map of which the venues are listed; all, if none. */
  get area(): MapView | undefined {
    return this.#followed?.request === this.#request() ? this.#followed.view : this.searched;
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
    this.listAll();
    this.#visitor.locate();
  }

  within(area: MapView | undefined): void {
    this.listAll();
    this.#visitor.forget();
    this.searched = area;
  }

  /** Lists all venues, also those out of sight. */
  listAll(): void {
    this.searched = this.#followed = undefined;
  }

  /** Lists what the map shows, unless the server has said what is near the visitor, and knows more elsewhere. */
  follow(view: MapView): void {
    if (this.position) return;
    this.#followed = { view, request: this.#request() };
    if (this.searched) this.searched = view;
  }

  /** Whether the server is to be asked for what the map shows. */
  isOffered({ isExplored }: MapController): boolean {
    return Boolean(this.position) && isExplored;
  }
}
