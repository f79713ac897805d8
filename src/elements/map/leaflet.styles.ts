import { css } from '@lit/reactive-element/css-tag.js';

/** The styles that Leaflet needs to work; the elements style their own parts. */
export const leafletStyles = css`
  .leaflet-container {
    overflow: hidden;
    touch-action: pan-x pan-y;
    -webkit-tap-highlight-color: transparent;
  }
  .leaflet-pane,
  .leaflet-tile,
  .leaflet-marker-icon,
  .leaflet-tile-container,
  .leaflet-layer {
    position: absolute;
    left: 0;
    top: 0;
  }
  .leaflet-tile,
  .leaflet-marker-icon {
    user-select: none;
    -webkit-user-drag: none;
  }
  .leaflet-tile {
    max-width: none;
    max-height: none;
    padding: 0;
    visibility: hidden;
  }
  .leaflet-tile-loaded {
    visibility: inherit;
  }
  .leaflet-container img.leaflet-tile {
    mix-blend-mode: plus-lighter;
  }
  .leaflet-tile-container {
    pointer-events: none;
  }
  .leaflet-pane {
    z-index: 400;
  }
  .leaflet-tile-pane {
    z-index: 200;
  }
  .leaflet-marker-pane {
    z-index: 600;
  }
  .leaflet-popup-pane {
    z-index: 700;
    cursor: auto;
  }
  .leaflet-zoom-animated {
    transform-origin: 0 0;
  }
  .leaflet-zoom-anim .leaflet-zoom-animated {
    transition: transform 0.25s cubic-bezier(0, 0, 0.25, 1);
  }
  .leaflet-zoom-anim .leaflet-tile,
  .leaflet-pan-anim .leaflet-tile {
    transition: none;
  }
  .leaflet-grab {
    cursor: grab;
  }
  .leaflet-dragging .leaflet-grab {
    cursor: grabbing;
  }
  .leaflet-marker-draggable {
    cursor: move;
    touch-action: none;
  }
  .leaflet-popup {
    position: absolute;
    margin-bottom: 20px;
  }
  .leaflet-popup-tip-container {
    position: absolute;
    left: 50%;
    width: 40px;
    height: 20px;
    margin-top: -1px;
    margin-left: -20px;
    overflow: hidden;
    pointer-events: none;
  }
  .leaflet-popup-tip {
    width: 17px;
    height: 17px;
    margin: -10px auto 0;
    transform: rotate(45deg);
  }
`;
