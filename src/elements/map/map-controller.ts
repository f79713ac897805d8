import { render, type ReactiveController, type ReactiveControllerHost, type TemplateResult } from 'lit';
import { loadPlaceMap, type Gesture, type MapPlace, type PlaceMap } from '../../map/index.js';
import type { Coordinates } from '../../schema/index.js';
import { emit } from '../base/events.js';

/** What the map is to show now. */
export interface MapState {
  readonly box: HTMLElement;
  readonly tiles: string;
  /** The zoom for a single place. */
  readonly zoom: number;
  readonly language: string;
  readonly places: readonly MapPlace[];
  /** What was asked for them: the map goes to the places of another question. */
  readonly request: string;
  readonly reader: Coordinates | undefined;
}

/** What the element does for its map. */
export interface MapStateBuilder {
  /** `undefined` while there is to be no map. */
  readonly mapState: () => MapState | undefined;
  /** Whether there may be one as soon as what the host waits for has arrived. */
  readonly isComing: () => boolean;
  readonly clusterName: (count: number, near: string) => string;
  readonly number: (number: number) => string;
  /** Name of where the reader is. */
  readonly readerName: () => string;
  /** Places were chosen; `false` if the page shows them in its own way. */
  readonly choose: (keys: readonly string[]) => boolean;
  readonly popup: (keys: readonly string[]) => {
    readonly name: string;
    readonly content: TemplateResult;
    /** Whether the list beside the map says the rest. */
    readonly isSmall: boolean;
  };
}

/** Milliseconds for which a hint stays. */
const hintTime = 2500;
/** How near the host has to come for the map to be loaded. */
const rootMargin = '300px';

/** Keeps a map in its host, from when it comes near until it is no longer wanted. */
export class MapController implements ReactiveController {
  /** The code of the map could not be loaded. */
  hasFailed = false;
  /** No tile arrives. */
  lacksTiles = false;
  /** How many places are out of sight. */
  elsewhere = 0;
  /** What was tried in vain a moment ago. */
  refused: Gesture | undefined;
  /** The places that the popup is about. */
  opened: readonly string[] = [];

  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #maker: MapStateBuilder;
  #map: PlaceMap | undefined;
  #made: MapState | undefined;
  #shown: MapState | undefined;
  #isOpening = false;
  #box: HTMLElement | undefined;
  #isNear = false;
  #nearness: IntersectionObserver | undefined;
  #hintEnd: ReturnType<typeof setTimeout> | undefined;
  readonly #popup: { box?: HTMLElement; at?: Coordinates; isNew: boolean; returnTo?: Element | null | undefined } = { isNew: false };

  constructor(host: ReactiveControllerHost & HTMLElement, maker: MapStateBuilder) {
    this.#host = host;
    this.#maker = maker;
    host.addController(this);
  }

  get isOpen(): boolean {
    return Boolean(this.#map);
  }

  hostConnected(): void {
    window.addEventListener('online', this.#onOnline);
    this.#nearness = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        this.#nearness?.disconnect();
        this.#isNear = true;
        this.#host.requestUpdate();
      },
      { rootMargin },
    );
    this.#nearness.observe(this.#host);
  }

  hostDisconnected(): void {
    window.removeEventListener('online', this.#onOnline);
    document.removeEventListener('visibilitychange', this.#onOnline);
    this.#nearness?.disconnect();
    this.#isNear = false;
    this.#close();
  }

  hostUpdated(): void {
    const mapState = this.#host.isConnected ? this.#maker.mapState() : undefined;
    if (!mapState || this.#isOther(mapState)) this.#close();
    const mayLoad = this.#isNear && !this.hasFailed;
    // The code travels together with the places.
    if (!mapState) return void (mayLoad && this.#maker.isComing() && loadPlaceMap().catch(() => {}));
    this.#box = mapState.box;
    if (!this.#map) return void (mayLoad && this.#open());
    this.#show(mapState);
    this.#showPopup();
  }

  /** Tries once more to load the map. */
  retry(): void {
    this.hasFailed = false;
    this.#host.requestUpdate();
  }

  /** Goes to a place and opens its popup. */
  pick(key: string): void {
    this.#box?.scrollIntoView({ block: 'nearest' });
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
    this.#box?.focus({ preventScroll: true });
  }

  closePopup(): void {
    this.#map?.closePopup();
  }

  readonly #onOnline = (): void => {
    // A hidden page asks for nothing.
    if (document.hidden) return document.addEventListener('visibilitychange', this.#onOnline, { once: true });
    this.#map?.loadTiles();
    this.retry();
  };

  #isOther({ box, tiles, zoom, language }: MapState): boolean {
    const made = this.#made;
    return Boolean(made) && (box !== made!.box || tiles !== made!.tiles || zoom !== made!.zoom || language !== made!.language);
  }

  async #open(): Promise<void> {
    if (this.#isOpening) return;
    this.#isOpening = true;
    try {
      const Map = await loadPlaceMap();
      // What was wanted before the code arrived may be wanted no more.
      const mapState = this.#host.isConnected ? this.#maker.mapState() : undefined;
      if (mapState && mapState.box === this.#box) this.#make(Map, mapState);
    } catch {
      this.hasFailed = true;
    }
    this.#isOpening = false;
    this.#host.requestUpdate();
  }

  #make(Map: typeof PlaceMap, mapState: MapState): void {
    const [host, maker] = [this.#host, this.#maker];
    this.#made = this.#shown = mapState;
    this.#map = new Map(mapState.box, mapState.places, {
      tiles: mapState.tiles,
      zoom: mapState.zoom,
      messages: { cluster: maker.clusterName, number: maker.number },
      onPick: (places, at) => this.#pick(places, at),
      onClose: () => this.#forgetPopup(),
      onMove: (view) => emit(host, 'cal-map-move', view),
      onRefused: (gesture) => this.#hint(gesture),
      onElsewhere: (places) => {
        if (this.elsewhere === places) return;
        this.elsewhere = places;
        // The map may have moved because of an update.
        void host.updateComplete.then(() => host.requestUpdate());
      },
      onTiles: (arrive) => {
        if (this.lacksTiles !== arrive) return;
        this.lacksTiles = !arrive;
        host.requestUpdate();
      },
    });
    if (mapState.reader) this.#map.showReader(mapState.reader, maker.readerName());
  }

  #show(mapState: MapState): void {
    const { places, request, reader } = this.#shown!;
    const map = this.#map!;
    const areOthers = mapState.request !== request;
    if (mapState.reader !== reader) map.showReader(mapState.reader, this.#maker.readerName());
    this.#shown = mapState;
    if (areOthers) map.closePopup();
    if (mapState.places !== places || areOthers) map.show(mapState.places, areOthers);
  }

  #pick(places: readonly MapPlace[], at: Coordinates): void {
    const keys = places.map(({ key }) => key);
    if (!this.#maker.choose(keys)) return;
    this.opened = keys;
    Object.assign(this.#popup, { at, isNew: true, returnTo: (this.#host.shadowRoot as ShadowRoot).activeElement });
    this.#host.requestUpdate();
  }

  #showPopup(): void {
    const { opened } = this;
    if (!opened.length) return;
    const popup = this.#popup;
    popup.box ??= popupBox();
    const { name, content, isSmall } = this.#maker.popup(opened);
    popup.box.ariaLabel = name;
    render(content, popup.box, { host: this.#host });
    if (!popup.isNew) return;
    popup.isNew = false;
    this.#map!.openPopup(popup.at!, popup.box, { isCluster: opened.length > 1, isSmall });
    this.highlight(undefined);
    popup.box.focus({ preventScroll: true });
  }

  /** The focus goes back to where the popup was opened. */
  #forgetPopup(): void {
    const { box, returnTo } = this.#popup;
    const hadFocus = box?.matches(':focus-within');
    this.opened = [];
    this.highlight(undefined);
    this.#host.requestUpdate();
    if (!hadFocus) return;
    const target = returnTo?.isConnected ? (returnTo as HTMLElement) : this.#box;
    target?.focus();
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
    this.#map = this.#made = this.#shown = this.#box = undefined;
    this.opened = [];
    this.elsewhere = 0;
    this.refused = undefined;
    this.lacksTiles = false;
  }
}

function popupBox(): HTMLElement {
  const box = document.createElement('div');
  box.part.add('popup');
  box.className = 'popup';
  box.role = 'dialog';
  box.tabIndex = -1;
  return box;
}
