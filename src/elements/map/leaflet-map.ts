import type { Icon } from 'leaflet';
// Each from its own file: Leaflet in one file cannot be shaken, and a third of it are vectors, controls and images that
// no map of ours has.
import { TileLayer } from 'leaflet/src/layer/tile/TileLayer.js';
import { Map as LeafletMap } from 'leaflet/src/map/Map.js';
import { deepestZoom } from './deepest-zoom.js';
import { leafletStyles } from './leaflet.styles.js';

/**
 * Pixels a second after a drag. Without a limit, two moves of the mouse within a millisecond fling the map around the
 * world for minutes.
 */
const fastest = 1500;

const prefersLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Gives a root the styles that Leaflet needs. */
export function adoptStyles(root: Node): void {
  const { adoptedStyleSheets } = root as ShadowRoot;
  const { styleSheet } = leafletStyles;
  // Leaflet's styles come first, so that those of the element override them.
  if (!adoptedStyleSheets.includes(styleSheet!)) adoptedStyleSheets.unshift(styleSheet!);
}

/** A map of Leaflet in a box, without tiles yet. */
export function mapIn(box: HTMLElement): LeafletMap {
  adoptStyles(box.getRootNode());
  const moves = !prefersLessMotion();
  return new LeafletMap(box, {
    attributionControl: false,
    zoomControl: false,
    worldCopyJump: true,
    minZoom: 1,
    maxZoom: deepestZoom,
    zoomAnimation: moves,
    fadeAnimation: moves,
    markerZoomAnimation: moves,
    inertia: moves,
    inertiaMaxSpeed: fastest,
  });
}

/**
 * Shows tiles. It counts those of one zoom: Leaflet reports no start of another while some of the one before are still
 * on their way.
 * @param onTiles receives whether they arrive
 */
export function addTiles(map: LeafletMap, template: string, onTiles: (arrive: boolean) => void): TileLayer {
  let zoom: number | undefined;
  let loaded = 0;
  let failed = 0;
  return new TileLayer(template, { maxZoom: deepestZoom, referrerPolicy: 'strict-origin-when-cross-origin' })
    .on('loading', () => (zoom = undefined))
    .on('tileloadstart', ({ coords }) => {
      if (coords.z !== zoom) [zoom, loaded, failed] = [coords.z, 0, 0];
    })
    .on('tileload', ({ coords }) => coords.z === zoom && loaded++)
    .on('tileerror', ({ coords }) => coords.z === zoom && failed++)
    .on('load', () => loaded + failed > 0 && onTiles(loaded > 0))
    .addTo(map);
}

/** The icon of Leaflet for an element of ours. */
export function iconOf(element: HTMLElement): Icon {
  element.classList.add('leaflet-marker-icon');
  return { options: {}, createIcon: () => element, createShadow: () => null } as unknown as Icon;
}

/** Whether text of this color stands on a dark page. */
function isLight(color: string): boolean {
  const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  if (!context) return false;
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return red * 0.3 + green * 0.59 + blue * 0.11 > 140;
}

/** Tiles are dimmed where the page is dark. */
export const refreshLook = (box: HTMLElement): void =>
  void box.classList.toggle('dark', isLight(getComputedStyle(box).color));
