import type { Map as LeafletMap } from 'leaflet';
import { Point } from 'leaflet/src/geometry/Point.js';
import { Marker } from 'leaflet/src/layer/marker/Marker.js';
import type { Coordinates } from '../../data/geo/index.js';
import { listenToGestures } from './gestures.js';
import { addTiles, iconOf, mapIn, refreshLook } from './leaflet-map.js';
import { pinButton } from './marker.js';

/** The first view of a map with a pin, and its callbacks. */
interface PinMapOptions {
  /** Address of a tile with `{z}`, `{x}`, `{y}`, and perhaps `{s}` and `{r}`. */
  readonly tiles: string;
  /** The name of the pin. */
  readonly name: string;
  /** The pin was put somewhere. Degrees, to a metre. */
  readonly onPut: (at: Coordinates) => void;
  /** Whether tiles arrive. */
  readonly onTiles: (arrive: boolean) => void;
}

/** Pixels that an arrow key moves the pin, and with Shift. */
const step = 4;
const bigStep = 40;
/** The zoom for a pin, and for none. */
const streets = 15;
const world = { lat: 20, lng: 0, zoom: 1 };
/** The room around the pin that stays in sight. */
const margin = new Point(40, 48);

const ways: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** A fifth decimal is a metre. */
const rounded = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;

/** A map on which one pin is put by a click or by Enter, and moved by drag or by the arrow keys. */
export class PinMap {
  readonly #box: HTMLElement;
  readonly #options: PinMapOptions;
  readonly #map: LeafletMap;
  readonly #sizes: ResizeObserver;
  readonly #scheme = matchMedia('(prefers-color-scheme: dark)');
  #pin: Marker | undefined;

  constructor(box: HTMLElement, pin: Coordinates | undefined, options: PinMapOptions) {
    this.#box = box;
    this.#options = options;
    this.#map = mapIn(box);
    this.#map.setView(pin ?? world, pin ? streets : world.zoom, { animate: false });
    listenToGestures(this.#map, { onMove: () => {}, onRefused: () => {}, isOurs: (target) => this.#isPin(target) });
    this.#map.on('click', ({ latlng }) => this.#put(latlng));
    box.addEventListener('keydown', this.#onKey);
    addTiles(this.#map, options.tiles, options.onTiles);
    this.show(pin);
    this.#sizes = new ResizeObserver(() => this.#map.invalidateSize({ pan: false }));
    this.#sizes.observe(box);
    this.#scheme.addEventListener('change', this.#refreshLook);
    this.#refreshLook();
  }

  /** Shows the pin where it is now, or none; the map follows it out of sight, and goes near to a new one. */
  show(at: Coordinates | undefined): void {
    const before = this.#pin?.getLatLng();
    if (!at) {
      this.#pin?.remove();
      this.#pin = undefined;
    } else if (!before) {
      this.#pin = this.#make(at);
      if (!this.#map.getBounds().contains(at)) this.#map.setView(at, streets, { animate: false });
    } else if (before.lat !== at.lat || before.lng !== at.lng) {
      this.#pin!.setLatLng(at);
      if (this.#map.getBounds().contains(at)) this.#map.panInside(at, { padding: margin, animate: false });
      else this.#map.setView(at, this.#map.getZoom(), { animate: false });
    }
  }

  /** Goes to the pin, so near that streets can be distinguished. */
  goToPin(): void {
    const at = this.#pin?.getLatLng();
    if (at) this.#map.setView(at, Math.max(this.#map.getZoom(), streets), { animate: false });
  }

  zoomBy(steps: number): void {
    const pin = this.#pin?.getLatLng();
    const zoom = this.#map.getZoom() + steps;
    if (pin && steps > 0 && this.#map.getBounds().contains(pin)) this.#map.setZoomAround(pin, zoom);
    else this.#map.setZoom(zoom);
  }

  remove(): void {
    this.#sizes.disconnect();
    this.#scheme.removeEventListener('change', this.#refreshLook);
    this.#box.removeEventListener('keydown', this.#onKey);
    this.#map.remove();
  }

  #make(at: Coordinates): Marker {
    const pin = new Marker(at, {
      icon: iconOf(pinButton(this.#options.name)),
      keyboard: false,
      draggable: true,
      autoPan: true,
    });
    return pin.on('dragend', () => this.#put(pin.getLatLng())).addTo(this.#map);
  }

  #put(at: Coordinates): void {
    const { lat, lng } = this.#map.wrapLatLng(at);
    const put = { lat: rounded(lat), lng: rounded(lng) };
    this.show(put);
    this.#options.onPut(put);
  }

  #isPin(target: EventTarget | null): boolean {
    return Boolean((target as Element | null)?.closest('.marker'));
  }

  readonly #refreshLook = (): void => refreshLook(this.#box);

  readonly #onKey = (press: KeyboardEvent): void => {
    const { key, shiftKey, target } = press;
    if (press.altKey || press.ctrlKey || press.metaKey) return;
    const [right, down] = (this.#pin && this.#isPin(target) && ways[key]) || [];
    if (right === undefined && (key !== 'Enter' || target !== this.#box)) return;
    press.preventDefault();
    press.stopPropagation();
    if (right === undefined) return this.#put(this.#map.getCenter());
    const by = shiftKey ? bigStep : step;
    const { x, y } = this.#map.latLngToContainerPoint(this.#pin!.getLatLng());
    this.#put(this.#map.containerPointToLatLng([x + right * by, y + down! * by]));
  };
}
