import type { Map as LeafletMap, Popup, TileLayer } from 'leaflet';
import { LatLngBounds } from 'leaflet/src/geo/LatLngBounds.js';
import { Point } from 'leaflet/src/geometry/Point.js';
import { Marker } from 'leaflet/src/layer/marker/Marker.js';
import { Clusters, type ClusterMarker } from './clusters.js';
import type { Coordinates } from '../../data/geo/index.js';
import { deepestZoom } from './deepest-zoom.js';
import { listenToGestures } from './gestures.js';
import { addTiles, adoptStyles, iconOf, mapIn, refreshLook } from './leaflet-map.js';
import { labelsWithRoom } from './marker-labels.js';
import { clusterRadius, markerButton, visitorDot } from './marker.js';
import type { MapPlace, MapView, PlaceMapListener, PlaceMapOptions, PopupOptions } from './leaflet-types.js';

interface Shown {
  readonly clusterMarker: ClusterMarker;
  readonly marker: Marker;
  readonly button: HTMLElement;
}

/** More places at one address than this are not offered at once. */
const mostInPopup = 50;
/** Pixels. */
const widestPopup = 340;
const popupMargin = 16;
const pinHeight = 36;
/** The popup of a narrower map is a sheet below it, unless the list stands beside that. */
const sheetBelow = 544;
/** The room around what is fitted. */
const fitPadding = { paddingTopLeft: new Point(40, 56), paddingBottomRight: new Point(40, 40) };

/** The bounds of one point or more, of which there may be thousands. */
function boundsOf(points: readonly Coordinates[]): LatLngBounds {
  let [south, west, north, east] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { lat, lng } of points) {
    south = Math.min(south, lat);
    west = Math.min(west, lng);
    north = Math.max(north, lat);
    east = Math.max(east, lng);
  }
  return new LatLngBounds([south, west], [north, east]);
}

/** A map of keyed places in a box. */
export class PlaceMap {
  /** No tile arrives. */
  lacksTiles = false;
  readonly #box: HTMLElement;
  readonly #options: PlaceMapOptions;
  #listener: PlaceMapListener | undefined;
  readonly #map: LeafletMap;
  readonly #sizes: ResizeObserver;
  readonly #scheme = matchMedia('(prefers-color-scheme: dark)');
  readonly #tiles: TileLayer;
  #places: readonly MapPlace[];
  #clusters: Clusters;
  #shown = new Map<string, Shown>();
  /** The markers shown are of other clusters than the present ones. */
  #isRebuilt = false;
  #highlighted: string | undefined;
  #pointed: ClusterMarker | undefined;
  #Popup: typeof Popup | undefined;
  #popup: Popup | undefined;
  #sheet: HTMLElement | undefined;
  #visitor: Marker | undefined;
  /** The visitor has moved the map, which then stays where it is. */
  #isMoved = false;

  /** @param places at least one: a view of the world is no start */
  constructor(box: HTMLElement, places: readonly MapPlace[], options: PlaceMapOptions) {
    this.#box = box;
    this.#options = options;
    this.#places = places;
    this.#clusters = new Clusters(places);
    this.#map = mapIn(box);
    listenToGestures(this.#map, {
      onMove: () => (this.#isMoved = true),
      onRefused: (gesture) => this.#listener?.onRefused(gesture),
      isOurs: (target) => Boolean((target as Element | null)?.closest('.popup')),
    });
    this.#map.on('moveend', () => {
      this.#refreshLook();
      this.#paint();
      this.#listener?.onMove(this.view);
    });
    this.#map.on('preclick', () => this.#closeSheet());
    this.#map.on('popupclose', ({ popup }) => popup === this.#popup && this.#listener?.onClose());
    this.#sizes = new ResizeObserver(() => this.#resize());
    this.#sizes.observe(box);
    const { view } = options;
    if (view) this.#map.setView(view, view.zoom);
    else this.#fit();
    this.#isMoved = Boolean(view);
    this.#tiles = addTiles(this.#map, options.tiles, (arrive) => {
      if (this.lacksTiles !== arrive) return;
      this.lacksTiles = !arrive;
      this.#listener?.onTiles();
    });
    this.#refreshLook();
    this.#scheme.addEventListener('change', this.#refreshLook);
  }

  /** Tells what happens from now on. The root that the map is in may have got the styles of its element meanwhile. */
  tell(listener: PlaceMapListener): void {
    this.#listener = listener;
    adoptStyles(this.#box.getRootNode());
  }

  /** Whether the visitor has moved the map. */
  get isMoved(): boolean {
    return this.#isMoved;
  }

  get view(): MapView {
    const { lat, lng } = this.#map.getCenter();
    const bounds = this.#map.getBounds();
    return {
      lat,
      lng,
      zoom: this.#map.getZoom(),
      south: bounds.getSouth(),
      west: bounds.getWest(),
      north: bounds.getNorth(),
      east: bounds.getEast(),
    };
  }

  /** Exchanges the places; the map goes where they are, unless the visitor has moved it among those of before. */
  show(places: readonly MapPlace[], areOthers: boolean): void {
    if (areOthers) this.#isMoved = false;
    this.#places = places;
    this.#clusters = new Clusters(places);
    this.#isRebuilt = true;
    if (this.#isMoved) this.#paint();
    else this.#fit();
  }

  /** Shows all places, wherever they are. */
  showAll(): void {
    this.#isMoved = true;
    this.#fitTo(this.#places);
  }

  /** Marks the marker of a place, or the cluster that it is in. */
  highlight(key: string | undefined): void {
    this.#highlighted = key;
    for (const { clusterMarker, marker, button } of this.#shown.values()) {
      const isOn = key !== undefined && this.#clusters.placesOf(clusterMarker).some((place) => place.key === key);
      button.classList.toggle('highlighted', isOn);
      marker.setZIndexOffset(isOn ? 10_000 : 0);
    }
  }

  /** Loads the code of popups, which nobody needs before a marker is chosen. Where it does not arrive, sheets will do. */
  async loadPopups(): Promise<void> {
    this.#Popup ??= await import('leaflet/src/layer/Popup.js').then(
      ({ Popup }) => Popup,
      () => undefined,
    );
  }

  /** Goes to a place, so near that it stands alone where it can, and picks it. */
  pick(key: string): void {
    const place = this.#places.find((one) => one.key === key);
    if (!place) return;
    this.#isMoved = true;
    this.#map.setView(place, Math.max(this.#map.getZoom(), this.#options.zoom), { animate: false });
    this.#listener?.onPick([place], place);
  }

  /**
   * Opens a popup above a marker, beside the buttons over the map. Its content says itself how it is closed, and may
   * grow.
   */
  openPopup(at: Coordinates, content: HTMLElement, { isCluster, hasListBeside, buttons, below }: PopupOptions): void {
    const { clientWidth, clientHeight } = this.#box;
    if (!this.#Popup || (!hasListBeside && clientWidth < sheetBelow)) return this.#openSheet(at, content, below);
    const [left, right] = this.#besides(buttons);
    const width = Math.min(widestPopup, clientWidth - left - right);
    const above = isCluster ? 20 : pinHeight;
    content.style.maxBlockSize = `${clientHeight - above - 3 * popupMargin}px`;
    this.#popup = new this.#Popup({
      minWidth: width,
      maxWidth: width,
      offset: [0, -above],
      autoPanPaddingTopLeft: [left, popupMargin],
      autoPanPaddingBottomRight: [right, popupMargin],
      closeButton: false,
    });
    this.#popup.setLatLng(at).setContent(content).openOn(this.#map);
  }

  /** Moves the map to where a popup that has grown is seen whole. */
  refitPopup(): void {
    this.#popup?.update();
  }

  /** The room that a popup leaves free at the left and the right of the map. */
  #besides(buttons: HTMLElement): [number, number] {
    const box = this.#box.getBoundingClientRect();
    const { left, right, width } = buttons.getBoundingClientRect();
    const [before, after] = [right - box.left, box.right - left].map((taken) => taken + popupMargin / 2) as [
      number,
      number,
    ];
    if (!width) return [popupMargin, popupMargin];
    return before < after ? [before, popupMargin] : [popupMargin, after];
  }

  closePopup(): void {
    this.#popup?.close();
    this.#closeSheet();
  }

  /** The marker stays, or comes, where it is seen whole. */
  #openSheet(at: Coordinates, content: HTMLElement, below: HTMLElement): void {
    this.#sheet = content;
    content.style.maxBlockSize = '';
    content.classList.add('sheet');
    below.append(content);
    content.scrollIntoView({ block: 'nearest' });
    this.#map.panInside(at, fitPadding);
  }

  #closeSheet(): void {
    if (!this.#sheet) return;
    const sheet = this.#sheet;
    this.#sheet = undefined;
    this.#listener?.onClose();
    sheet.classList.remove('sheet');
    sheet.remove();
  }

  /** Requests all tiles again. */
  loadTiles(): void {
    this.#tiles.redraw();
  }

  zoomBy(steps: number): void {
    this.#isMoved = true;
    this.#map.setZoom(this.#map.getZoom() + steps);
  }

  /** Shows where the visitor is. */
  showVisitor(position: Coordinates | undefined, name: string): void {
    this.#visitor?.remove();
    this.#visitor =
      position && new Marker(position, { icon: iconOf(visitorDot(name)), keyboard: false, interactive: false });
    this.#visitor?.addTo(this.#map);
  }

  remove(): void {
    this.#popup = undefined;
    this.#closeSheet();
    this.#sizes.disconnect();
    this.#scheme.removeEventListener('change', this.#refreshLook);
    this.#map.remove();
  }

  readonly #refreshLook = (): void => refreshLook(this.#box);

  #resize(): void {
    const { clientWidth, clientHeight } = this.#box;
    if (!clientWidth || !clientHeight) return;
    this.#map.invalidateSize({ pan: false });
    if (!this.#isMoved) this.#fit();
  }

  /** Goes to where most places are, or to all around the visitor. */
  #fit(): void {
    if (!this.#places.length) return;
    const { paddingTopLeft, paddingBottomRight } = fitPadding;
    const padding = paddingTopLeft.add(paddingBottomRight);
    const zoomFor = (places: readonly MapPlace[]) =>
      Math.min(this.#map.getBoundsZoom(boundsOf(places), false, padding), this.#options.zoom);
    this.#fitTo(this.#visitor ? this.#places : this.#clusters.main(zoomFor));
  }

  #fitTo(places: readonly MapPlace[]): void {
    const visitor = this.#visitor?.getLatLng();
    const points = visitor ? [...places, visitor] : places;
    const [first] = points;
    if (!first) return;
    const bounds = boundsOf(points);
    const { zoom } = this.#options;
    if (bounds.getSouth() === bounds.getNorth() && bounds.getWest() === bounds.getEast())
      this.#map.setView(first, zoom, { animate: false });
    else this.#map.fitBounds(bounds, { ...fitPadding, maxZoom: zoom, animate: false });
  }

  /** Brings the markers up to date with the part of the world that is seen. */
  #paint(): void {
    const bounds = this.#map.getBounds().pad(0.1);
    const markers = this.#clusters.markers(
      [bounds.getWest(), Math.max(bounds.getSouth(), -90), bounds.getEast(), Math.min(bounds.getNorth(), 90)],
      this.#map.getZoom(),
    );
    const before = this.#shown;
    const focused = [...before.values()].find(({ button }) => button.matches(':focus'));
    const known = (id: string) => (this.#isRebuilt ? undefined : before.get(id));
    this.#shown = new Map(
      markers.map((clusterMarker) => [clusterMarker.id, known(clusterMarker.id) ?? this.#add(clusterMarker)]),
    );
    this.#isRebuilt = false;
    for (const [id, { marker }] of before) if (this.#shown.get(id)?.marker !== marker) marker.remove();
    this.#label();
    // What is taken away under the pointer is never left by it.
    if (this.#pointed && this.#shown.get(this.#pointed.id)?.clusterMarker !== this.#pointed) this.#point(undefined);
    if (focused && !focused.button.isConnected) this.#focusNear(focused.clusterMarker);
    this.highlight(this.#highlighted);
  }

  /** Shows the labels of markers where they cover no other. */
  #label(): void {
    const shown = [...this.#shown.values()];
    const spots = shown.map(({ clusterMarker, button }) => ({
      ...this.#map.latLngToLayerPoint(clusterMarker),
      radius: clusterMarker.place ? undefined : clusterRadius(clusterMarker.count),
      label: button.dataset.label,
    }));
    labelsWithRoom(spots).forEach((isLabeled, index) => shown[index]!.button.classList.toggle('labeled', isLabeled));
  }

  #add(clusterMarker: ClusterMarker): Shown {
    const { cluster, number, labeled } = this.#options.messages;
    const { place, count, near } = clusterMarker;
    const name = place?.name ?? cluster(count, near);
    const label = place?.label?.();
    const button = markerButton(
      clusterMarker,
      { name: label ? labeled(name, label) : name, figure: number(count), label },
      place?.color?.(),
    );
    const point = () => this.#point(clusterMarker);
    const leave = () => this.#point(undefined);
    for (const [type, tell] of Object.entries({ pointerenter: point, focus: point, pointerleave: leave, blur: leave }))
      button.addEventListener(type, tell);
    const marker = new Marker(clusterMarker, { icon: iconOf(button), keyboard: false });
    marker.on('click', () => this.#choose(clusterMarker, button)).addTo(this.#map);
    return { clusterMarker, marker, button };
  }

  /** Tells of the marker that the pointer or the focus is on. */
  #point(clusterMarker: ClusterMarker | undefined): void {
    this.#pointed = clusterMarker;
    this.#listener?.onPoint(clusterMarker ? this.#clusters.placesOf(clusterMarker) : []);
  }

  #choose(clusterMarker: ClusterMarker, button: HTMLElement): void {
    // Some browsers do not focus a button that is clicked.
    button.focus({ preventScroll: true });
    const zoom = clusterMarker.place ? Infinity : this.#clusters.zoomToOpen(clusterMarker);
    this.#isMoved = true;
    if (zoom > deepestZoom) this.#listener?.onPick(this.#clusters.placesOf(clusterMarker, mostInPopup), clusterMarker);
    // Many places may be clustered for a coarser zoom than the map's, so it zooms in by at least one step.
    else this.#map.setView(clusterMarker, Math.max(zoom, this.#map.getZoom() + 1));
  }

  /** A cluster that fell apart hands the focus to the nearest of its parts. */
  #focusNear({ lat, lng }: ClusterMarker): void {
    const far = ({ clusterMarker }: Shown) => (clusterMarker.lat - lat) ** 2 + (clusterMarker.lng - lng) ** 2;
    const [nearest] = [...this.#shown.values()].sort((a, b) => far(a) - far(b));
    (nearest?.button ?? this.#box).focus({ preventScroll: true });
  }
}
