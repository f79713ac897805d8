import { css } from 'lit';

/** The map on which a venue is placed. */
export const pinFieldStyles = css`
  .pin-frame {
    position: relative;
    box-sizing: border-box;
    inline-size: 100%;
    block-size: clamp(16em, 45vb, 26em);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    /* The pin stays below what the page lays over the map. */
    isolation: isolate;
    overflow: hidden;
    background: color-mix(in oklab, currentColor 6%, transparent);
  }
  .pin-box {
    position: absolute;
    inset: 0;
    z-index: 0;
    /* The map is drawn from left to right, whatever the page. */
    direction: ltr;
    cursor: crosshair;
  }
  .pin-box:focus-visible {
    outline-offset: -3px;
  }
  .pin-box.dark .leaflet-tile-pane {
    filter: invert(1) hue-rotate(180deg) brightness(0.95) contrast(0.9);
  }
  .pin-box .marker {
    inline-size: 30px;
    block-size: 40px;
    min-inline-size: 0;
    min-block-size: 0;
    margin-inline-start: -15px;
    margin-block-start: -39px;
    padding: 0;
    border: 0;
    border-radius: 15px 15px 4px 4px;
    background: none;
  }
  .pin-box .marker:focus {
    outline: 3px solid currentColor !important;
    outline-offset: 3px;
  }
  .marker svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
    filter: drop-shadow(0 1px 2px rgb(0 0 0 / 0.35));
  }
  .pin {
    fill: var(--_accent);
    stroke: var(--_paper);
    stroke-width: 2;
  }
  .hole {
    fill: var(--_paper);
  }
  .pin-frame .zoom {
    position: absolute;
    inset-block-start: 12px;
    inset-inline-end: 12px;
    inline-size: auto;
    z-index: 1;
    display: grid;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    overflow: hidden;
    background: var(--_paper);
  }
  .zoom button {
    display: grid;
    place-items: center;
    padding: 0;
    border: 0;
    border-radius: 0;
    background: none;
  }
  .zoom button + button {
    border-block-start: 1px solid var(--_border);
  }
  .zoom button:focus-visible {
    outline-offset: -3px;
  }
  .zoom svg {
    inline-size: 1em;
    block-size: 1em;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    fill: none;
  }
  .pin-trouble {
    position: absolute;
    inset: auto 0 0;
    z-index: 1;
    margin: 0;
    padding: var(--_space) calc(var(--_space) * 2);
    border-block-start: 1px solid var(--_border);
    background: var(--_paper);
  }
  .pin-makers {
    font-size: 0.8125em;
    color: var(--_muted);
  }
  .pin-makers a {
    text-decoration: underline;
  }
  .pin-ask {
    display: grid;
    gap: var(--_space);
    box-sizing: border-box;
    inline-size: 100%;
    padding: calc(var(--_space) * 2);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
  }
  .pin-ask p {
    margin: 0;
  }
  .found li {
    margin-block: 2px;
  }
`;
