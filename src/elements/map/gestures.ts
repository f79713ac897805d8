import type { Map as LeafletMap } from 'leaflet';
import 'leaflet/src/map/handler/Map.DoubleClickZoom.js';
import 'leaflet/src/map/handler/Map.Drag.js';
import 'leaflet/src/map/handler/Map.ScrollWheelZoom.js';
import 'leaflet/src/map/handler/Map.TouchZoom.js';
import type { Gesture } from './leaflet-types.js';

/** Pixels that an arrow key moves the map. */
const step = 80;

const moves: Readonly<Record<string, [number, number]>> = {
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
};
const zooms: Readonly<Record<string, number>> = { '+': 1, '=': 1, '-': -1, _: -1 };

/**
 * Leaves to the page what belongs to it: the wheel, unless Ctrl or Cmd is held (as browsers report a pinch on a
 * touchpad), and one finger. Keys act wherever the focus is on the map, also on a marker.
 * @param isOurs what lies on the map and scrolls or is typed into by itself
 */
export function listenToGestures(
  map: LeafletMap,
  {
    onMove,
    onRefused,
    isOurs,
  }: { onMove: () => void; onRefused: (gesture: Gesture) => void; isOurs: (target: EventTarget | null) => boolean },
): void {
  const box = map.getContainer();
  const first = { capture: true, passive: true };

  box.addEventListener(
    'wheel',
    (event) => {
      if (event.ctrlKey || event.metaKey) return onMove();
      event.stopPropagation();
      if (!isOurs(event.target)) onRefused('wheel');
    },
    first,
  );

  box.addEventListener(
    'pointerdown',
    ({ pointerType }) => {
      if (pointerType === 'touch') map.dragging.disable();
      else map.dragging.enable();
    },
    first,
  );

  let touches = 0;
  box.addEventListener('touchstart', (event) => void (touches = event.touches.length), first);
  box.addEventListener(
    'touchmove',
    ({ target }) => (touches > 1 ? onMove() : isOurs(target) || onRefused('touch')),
    first,
  );

  box.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || isOurs(event.target)) return;
    const move = moves[event.key];
    const zoom = zooms[event.key];
    if (!move && !zoom) return;
    event.preventDefault();
    onMove();
    if (move) map.panBy(move);
    else map.setZoom(map.getZoom() + zoom!);
  });
  map.on('dragstart', onMove);
}
