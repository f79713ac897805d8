import { css } from 'lit';

export const popupStyles = css`
  .leaflet-popup-content-wrapper,
  .leaflet-popup-tip {
    background: var(--_paper);
    box-shadow: 0 2px 14px rgb(0 0 0 / 0.3);
  }
  .leaflet-popup-content-wrapper {
    border-radius: calc(var(--_radius) * 1.5);
    overflow: hidden;
  }
  .popup {
    container: cal / inline-size;
    position: relative;
    box-sizing: border-box;
    padding: calc(var(--_space) * 2);
    overflow: hidden auto;
    scrollbar-width: thin;
    line-height: 1.45;
  }
  :host(:dir(rtl)) .popup {
    direction: rtl;
  }
  .popup:focus {
    outline: none;
  }
  /* Below the map of a phone. */
  .sheet {
    margin-block-start: var(--_space);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_paper);
  }
  .sheet:focus-visible {
    outline: var(--_focus-ring);
  }
  .leaflet-popup-content-wrapper:has(.popup:focus-visible) {
    outline: var(--_focus-ring);
  }
  /* It stays in its corner while the rest scrolls below. */
  .popup .close {
    min-block-size: 0;
    min-inline-size: 0;
    padding: 0;
    border: 0;
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    display: grid;
    place-items: center;
    inline-size: 2.25em;
    block-size: 2.25em;
    margin-block: -0.25em -2em;
    margin-inline: auto -0.25em;
    border-radius: 50%;
    background: var(--_paper);
  }
  .popup .site:nth-child(2) .head {
    padding-inline-end: 2.25em;
    box-sizing: border-box;
  }
  .popup .close:hover {
    background: color-mix(in oklab, currentColor 10%, var(--_paper));
  }
  .popup .plain {
    min-block-size: 2.5em;
  }
  .popup .site + .site {
    margin-block-start: var(--_gap);
    padding-block-start: var(--_gap);
    border-block-start: 1px solid var(--_border);
  }
  .popup .site-name {
    font-size: 1.125em;
  }
  .popup .items {
    gap: 0;
  }
  .popup .body > .time {
    grid-column: 1 / -1;
  }
  .popup .card {
    gap: 0.75em;
    min-block-size: 64px;
  }
  .popup .card.colored::before {
    inset-block: 0;
  }
  .popup :is(.image, .date-badge) {
    flex: none;
    order: -1;
    box-sizing: border-box;
    inline-size: 64px;
    block-size: 64px;
    border-radius: var(--_radius);
  }
  /* The day of an event without an image. */
  .popup .date-badge {
    display: grid;
    place-content: center;
    justify-items: center;
    font-size: 0.75em;
    line-height: 1.15;
    background: color-mix(in oklab, currentColor 6%, transparent);
    color: var(--_muted);
  }
  .popup .badge-day {
    font-size: 1.75em;
    font-weight: 600;
  }
  .popup :is(.card:has(.image) .date-badge, .badge-year, [part='excerpt']) {
    display: none;
  }
  .popup :is([part='categories'], [part='color-label']) {
    position: absolute;
    clip-path: inset(50%);
  }
`;
