import type { LitElement, ReactiveController } from 'lit';
import type { Coordinates } from '../../data/geo/index.js';
import { loadPlaceMap } from './load-maps.js';
import type { Gesture, MapPlace, MapView } from './leaflet-types.js';
import type { MapNames } from './map-subject.js';
import type { PlaceMap } from './place-map.js';
import { standingMapIn, type StandingMap } from './standing-maps.js';
import { emit } from '../base/events.js';
import { MapPopup, type PopupContent } from './map-popup.js';
import { whenNear } from './when-near.js';

/** The state that the map is to show now. */
export interface MapState {
  readonly box: HTMLElement;
  readonly tiles: string;
  /** The zoom for a single place. */
  readonly zoom: number;
  readonly places: readonly MapPlace[];
  /** The key of their request: the map goes to the places of another request. */
  readonly request: string;
  /** The position of the visitor. */
  readonly position: Coordinates | undefined;
  /** The area that the visitor searches in; the map then stays there, whatever is requested. */
  readonly area: MapView | undefined;
  /** The same object for the same language. */
  readonly names: MapNames;
  /** `undefined` while none is to be open. */
  readonly popup: PopupContent | undefined;
}

/** Milliseconds for which a hint stays. */
const hintTime = 2500;

/** Keeps a map in its host, from when it comes near until it is no longer wanted. */
export class MapController implements ReactiveController {
  /** The code of the map could not be loaded. */
  hasFailed = false;
  /** The keys of the places whose marker the pointer or the focus is on. */
  pointed: readonly string[] = [];
  /** The gesture that the map refused a moment ago. */
  refused: Gesture | undefined;

  readonly #host: LitElement;
  readonly #choose: (keys: readonly string[]) => boolean;
  readonly popup: MapPopup;
  #map: PlaceMap | undefined;
  /** The map that stood before its element was there, until that has taken it over. */
  #standing: StandingMap | undefined;
  #wanted: MapState | undefined;
  #made: MapState | undefined;
  #shown: MapState | undefined;
  #isOpening = false;
  #isNear = false;
  #nearness: IntersectionObserver | undefined;
  #hintEnd: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param choose is called when places are chosen on the map; returns `false` if the page shows them in its own way
   */
  constructor(host: LitElement, choose: (keys: readonly string[]) => boolean) {
    this.#host = host;
    this.#choose = choose;
    this.popup = new MapPopup(host);
    this.#standing = standingMapIn(host);
    this.#map = this.#standing?.map;
    host.addController(this);
  }

  get isOpen(): boolean {
    return Boolean(this.#map);
  }

  /** No tile arrives. */
  get lacksTiles(): boolean {
    return Boolean(this.#map?.lacksTiles);
  }

  /** The view of the map. */
  get view(): MapView | undefined {
    return this.#map?.view;
  }

  /** Whether the visitor has moved the map. */
  get isMoved(): boolean {
    return Boolean(this.#map?.isMoved);
  }

  /** The keys of the places that the popup is about. */
  get opened(): readonly string[] {
    return this.popup.keys;
  }

  hostConnected(): void {
    window.addEventListener('online', this.#onOnline);
    this.#nearness = whenNear(this.#host, () => {
      this.#isNear = true;
      this.#host.requestUpdate();
    });
  }

  hostDisconnected(): void {
    window.removeEventListener('online', this.#onOnline);
    document.removeEventListener('visibilitychange', this.#onOnline);
    this.#nearness?.disconnect();
    this.#isNear = false;
    this.#wanted = undefined;
    this.#close();
  }

  /**
   * Brings the map up to date, after each update of the host.
   * @param state `undefined` while there is to be no map
   * @param isComing whether there may be one as soon as what the host waits for has arrived
   */
  update(state: MapState | undefined, isComing: boolean): void {
    this.#wanted = state;
    const standing = this.#standing;
    this.#standing = undefined;
    if (state && standing) this.#begin(standing.map, state, standing);
    if (!state || this.#isOther(state)) this.#close();
    const mayLoad = this.#isNear && !this.hasFailed;
    // The code travels together with the places.
    if (!state) return void (mayLoad && isComing && loadPlaceMap().catch(() => {}));
    if (!this.#map) return void (mayLoad && this.#open());
    this.#show(state);
    if (state.popup && this.opened.length && this.popup.show(state.popup, this.#map)) this.highlight(undefined);
  }

  /** Tries once more to load the map. */
  retry(): void {
    this.hasFailed = false;
    this.#host.requestUpdate();
  }

  /** Goes to a place and opens its popup. */
  pick(key: string): void {
    this.#wanted?.box.scrollIntoView({ block: 'nearest' });
    this.#map?.pick(key);
  }

  highlight(key: string | undefined): void {
    this.#map?.highlight(key ?? (this.opened.length === 1 ? this.opened[0] : undefined));
  }

  zoomBy(steps: number): void {
    this.#map?.zoomBy(steps);
  }

  showAll(): void {
    this.#map?.showAll();
    this.#wanted?.box.focus({ preventScroll: true });
  }

  closePopup(): void {
    this.#map?.closePopup();
  }

  readonly #onOnline = (): void => {
    // A hidden page makes no requests.
    if (document.hidden) return document.addEventListener('visibilitychange', this.#onOnline, { once: true });
    this.#map?.loadTiles();
    this.retry();
  };

  #isOther({ box, tiles, zoom, names }: MapState): boolean {
    const made = this.#made;
    return (
      Boolean(made) && (box !== made!.box || tiles !== made!.tiles || zoom !== made!.zoom || names !== made!.names)
    );
  }

  async #open(): Promise<void> {
    if (this.#isOpening) return;
    this.#isOpening = true;
    try {
      const Map = await loadPlaceMap();
      // The map may no longer be wanted when its code arrives.
      if (this.#wanted) this.#make(Map, this.#wanted);
    } catch {
      this.hasFailed = true;
    }
    this.#isOpening = false;
    this.#host.requestUpdate();
  }

  #make(Map: typeof PlaceMap, state: MapState): void {
    const { box, places, tiles, zoom, names, area } = state;
    this.#begin(new Map(box, places, { tiles, zoom, view: area, messages: names }), state);
  }

  /** @param made what the map was made of, where that is something else than the state */
  #begin(map: PlaceMap, state: MapState, made?: Partial<MapState>): void {
    const host = this.#host;
    this.#map = map;
    this.#made = { ...state, ...made };
    this.#shown = state;
    map.tell({
      onPick: (picked, at) => void this.#pick(picked, at),
      onPoint: (places) => this.#point(places),
      onClose: () => this.#onClose(),
      onMove: (view) => {
        emit(host, 'cal-map-move', view);
        this.#updateLater();
      },
      onRefused: (gesture) => this.#hint(gesture),
      onTiles: () => host.requestUpdate(),
    });
    emit(host, 'cal-map-move', map.view);
    this.#updateLater();
    if (state.position) map.showVisitor(state.position, state.names.position);
  }

  #show(state: MapState): void {
    const { places, request, position } = this.#shown!;
    const map = this.#map!;
    const areOthers = state.request !== request && !state.area;
    if (state.position !== position) map.showVisitor(state.position, state.names.position);
    this.#shown = state;
    if (areOthers) map.closePopup();
    if (state.places !== places || areOthers) map.show(state.places, areOthers);
  }

  async #pick(places: readonly MapPlace[], at: Coordinates): Promise<void> {
    const keys = places.map(({ key }) => key);
    const map = this.#map!;
    if (!this.#choose(keys)) return;
    await map.loadPopups();
    // The map may be gone when their code arrives.
    if (map !== this.#map) return;
    this.popup.open(keys, at);
    this.#host.requestUpdate();
  }

  #point(places: readonly MapPlace[]): void {
    void this.#map?.loadPopups();
    this.pointed = places.map(({ key }) => key);
    this.#updateLater();
  }

  /** An update may be what has moved the map or the focus. */
  #updateLater(): void {
    void this.#host.updateComplete.then(() => this.#host.requestUpdate());
  }

  #onClose(): void {
    const hadFocus = this.popup.close();
    this.highlight(undefined);
    this.#host.requestUpdate();
    if (hadFocus) this.popup.returnFocus(this.#wanted?.box);
  }

  #hint(gesture: Gesture): void {
    clearTimeout(this.#hintEnd);
    this.#hintEnd = setTimeout(() => this.#setHint(undefined), hintTime);
    this.#setHint(gesture);
  }

  #setHint(gesture: Gesture | undefined): void {
    if (this.refused === gesture) return;
    this.refused = gesture;
    this.#host.requestUpdate();
  }

  #close(): void {
    clearTimeout(this.#hintEnd);
    this.#map?.remove();
    this.#map = this.#standing = this.#made = this.#shown = undefined;
    this.popup.close();
    this.pointed = [];
    this.refused = undefined;
  }
}
