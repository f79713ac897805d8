import { css } from '@lit/reactive-element/css-tag.js';
import { cardStyles } from '../cards/card.styles.js';
import { layoutStyles } from '../cards/layout.styles.js';

const layout = css`
  .toolbar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--_space) calc(var(--_space) * 2);
    /* Of its button, which may come after the status. */
    min-block-size: 2.5em;
    margin-block-end: var(--_space);
  }
  .toolbar:has(> .unseen:only-child) {
    display: contents;
  }
  /* Its words break before they push the button below them. */
  .toolbar .status {
    flex: 1 1 8em;
    min-inline-size: 0;
    margin: 0;
    line-height: 1.3;
  }
  .near {
    display: inline-flex;
    align-items: center;
    gap: 0.5em;
  }
  .near[aria-pressed='true'] {
    color: var(--_accent);
  }
  .layout {
    --_height: var(--cal-map-height, clamp(22em, 60vb, 40em));
    --_paper: var(--cal-color-surface, oklch(from currentColor clamp(0.2, (0.62 - l) * 1000, 0.995) 0 0));
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--_gap);
  }
  .map-area:empty {
    display: none;
  }
  .frame {
    position: relative;
    display: grid;
    block-size: var(--_height);
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    /* Markers and popups stay below what the page lays over the map. */
    isolation: isolate;
    overflow: hidden;
    background: color-mix(in oklab, currentColor 6%, transparent);
  }
  .no-map {
    margin: 0;
  }
  .failed {
    place-items: center;
    padding: calc(var(--_space) * 2);
    box-sizing: border-box;
  }
  .failed.no-map {
    block-size: calc(var(--_height) * 0.75);
  }
  .static-map {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
  .below {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 calc(var(--_space) * 2);
    font-size: 0.8125em;
    color: var(--_muted);
  }
  .below [part='hint'] {
    color: inherit;
  }
  .attribution a {
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
  .plain {
    padding-inline: 0;
    border: 0;
    background: none;
    color: var(--_accent);
    text-align: start;
  }
  .plain:hover {
    text-decoration: underline;
    text-underline-offset: 0.15em;
  }
  @container cal (min-width: 46em) {
    .layout:not(.alone) {
      grid-template-columns: minmax(0, 1.7fr) minmax(16em, 1fr);
    }
    .layout:not(.alone) .places {
      /* Else hidden texts for screen readers would not be clipped, and would lengthen the page. */
      position: relative;
      block-size: var(--_height);
      overflow-y: auto;
      scrollbar-width: thin;
    }
    /* As high as a map, for which the room was kept, so that the page below stays where it is. */
    .layout.alone:not(.single) {
      grid-template-rows: auto minmax(0, 1fr);
      block-size: var(--_height);
    }
    .alone .places {
      position: relative;
      overflow-y: auto;
      scrollbar-width: thin;
    }
    .alone .sites {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(16em, 100%), 1fr));
      gap: var(--_gap);
    }
    .alone .sites .site {
      container: cal / inline-size;
      border: 1px solid var(--_border);
      border-radius: var(--_radius);
      padding: calc(var(--_space) * 2);
    }
  }
`;

const list = css`
  /* Rows have the columns of the list's own width. */
  .places {
    container: cal / inline-size;
  }
  .places:focus-visible {
    outline-offset: -2px;
  }
  .site {
    display: grid;
    align-content: start;
    justify-items: start;
    gap: 0.15em;
    overflow-wrap: anywhere;
  }
  /* The image of a venue stands beside its name, its address and what leads there. */
  .site:has(> .image) {
    grid-template-columns: 64px minmax(0, 1fr);
    column-gap: 0.75em;
  }
  .site > .image {
    grid-row: 1 / span 3;
  }
  .site > .image ~ * {
    grid-column: 2;
  }
  .site .image {
    inline-size: 64px;
    aspect-ratio: 1;
  }
  .sites .site {
    position: relative;
    padding: calc(var(--_space) * 1.5);
    border-block-end: 1px solid var(--_border);
  }
  .sites .site:is(:hover, .pointed) {
    background: color-mix(in oklab, currentColor 5%, transparent);
  }
  .sites .chosen {
    background: color-mix(in oklab, var(--_accent) 10%, transparent);
  }
  .sites .chosen::before {
    content: '';
    position: absolute;
    inset-block: 4px;
    inset-inline-start: 0;
    inline-size: 4px;
    border-radius: 4px;
    background: var(--_accent);
  }
  .absent {
    padding: calc(var(--_gap) * 1.5) calc(var(--_space) * 1.5) var(--_space);
    border-block-end: 1px solid var(--_border);
  }
  .site > .head {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0.15em calc(var(--_space) * 1.5);
    inline-size: 100%;
  }
  .head > :first-child {
    flex: 1 1 6em;
  }
  .count {
    max-inline-size: 100%;
    overflow-wrap: anywhere;
    font-size: 0.875em;
    color: var(--_muted);
  }
  .site-name {
    font-weight: 650;
    line-height: 1.3;
  }
  .site-name a {
    display: inline-block;
    min-block-size: 24px;
  }
  /* In one line where it fits; a gap parts what stands in it. */
  .address {
    display: flex;
    flex-wrap: wrap;
    column-gap: 0.6em;
    font-style: normal;
    font-size: 0.875em;
    line-height: 1.4;
    color: var(--_muted);
  }
  .distance {
    font-size: 0.875em;
    font-weight: 600;
  }
  .site .compact {
    inline-size: 100%;
  }
  .site .compact .item {
    padding-block: 0.4em;
  }
  .site .compact .marks {
    position: absolute;
    clip-path: inset(50%);
  }
  .site .compact .featured .title::before {
    content: '★ ';
    color: var(--_featured);
  }
  .site .compact .item:last-child {
    border: 0;
    padding-block-end: 0;
  }
  .site .compact .title {
    font-size: 0.9375em;
  }
  .site .compact :is([part='time'], [part='cost']) {
    font-size: 0.875em;
    color: var(--_muted);
  }
  .sites [part='visitor-time'] {
    display: none;
  }
  [part~='date']:has(+ :is([part~='clock'], [part~='all-day']))::after {
    content: ' ·\\a0';
  }
  /* In one line, as far as it fits. */
  .compact [part='clock'] {
    display: inline-block;
  }
  .compact [part='zone']::before {
    content: ' ';
  }
  .steps {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 calc(var(--_space) * 2);
    font-size: 0.875em;
  }
  .steps a {
    display: inline-flex;
    align-items: center;
    min-block-size: 2.5em;
    color: var(--_accent);
  }
  .site .more {
    margin: 0;
    font-size: 0.875em;
  }
  /* A thumb needs more. */
  @media (pointer: fine) {
    .sites :is(.plain, .steps a) {
      min-block-size: 28px;
    }
  }
`;

const mapArea = css`
  .box {
    position: absolute;
    inset: 0;
    z-index: 0;
    /* The map is drawn from left to right, whatever the page. */
    direction: ltr;
  }
  .box:focus-visible {
    outline-offset: -3px;
  }
  .box.dark .leaflet-tile-pane {
    filter: invert(1) hue-rotate(180deg) brightness(0.95) contrast(0.9);
  }
  .leaflet-container {
    background: color-mix(in oklab, currentColor 6%, var(--_paper));
  }
  .box button {
    min-block-size: 0;
    min-inline-size: 0;
    padding: 0;
    border: 0;
    background: none;
  }
  .box .marker {
    inline-size: 30px;
    block-size: 40px;
    margin-inline-start: -15px;
    margin-block-start: -39px;
    border-radius: 15px 15px 4px 4px;
  }
  .marker svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
    filter: drop-shadow(0 1px 2px rgb(0 0 0 / 0.35));
  }
  .marker {
    --_pin: var(--_accent);
    --_on-pin: var(--_on-accent);
  }
  .marker.colored {
    --_pin: var(--cal-color-event);
    --_on-pin: oklch(from var(--_pin) clamp(0.15, (0.62 - l) * 1000, 1) 0 0);
  }
  .pin {
    fill: var(--_pin);
    stroke: var(--_paper);
    stroke-width: 2;
  }
  .hole {
    fill: var(--_paper);
  }
  .marker:is([data-figure], .labeled) .hole {
    display: none;
  }
  .box [data-figure]::after {
    content: attr(data-figure);
    color: var(--_on-pin, var(--_on-accent));
  }
  .marker::after {
    position: absolute;
    inset: 0 0 auto;
    line-height: 30px;
    text-align: center;
    font-size: 13px;
    font-weight: 700;
    font-variant-numeric: tabular-nums;
  }
  .box .cluster {
    display: grid;
    place-items: center;
    inline-size: var(--_size);
    block-size: var(--_size);
    margin-inline-start: calc(var(--_size) / -2);
    margin-block-start: calc(var(--_size) / -2);
    border: 2px solid var(--_paper);
    border-radius: 50%;
    background: var(--_accent);
    box-shadow:
      0 0 0 5px color-mix(in oklab, var(--_accent) 30%, transparent),
      0 1px 4px rgb(0 0 0 / 0.3);
    font-weight: 700;
    font-size: 14px;
    font-variant-numeric: tabular-nums;
  }
  .box :is(.marker, .cluster):focus-visible {
    outline: 3px solid currentColor;
    outline-offset: 3px;
  }
  .marker:is(:hover, .highlighted) .pin {
    fill: color-mix(in oklab, var(--_pin) 75%, currentColor);
  }
  .cluster.highlighted {
    outline: 3px solid currentColor;
    outline-offset: 3px;
  }
  .marker svg {
    transform-origin: bottom;
  }
  .marker.highlighted svg {
    scale: 1.3;
  }
  .marker.highlighted::after {
    inset-block-start: -9px;
    font-size: 15px;
  }
  .cluster:hover {
    background: color-mix(in oklab, var(--_accent) 75%, currentColor);
  }
  .visitor {
    inline-size: 18px;
    block-size: 18px;
    margin-inline-start: -9px;
    margin-block-start: -9px;
    border: 3px solid var(--_paper);
    border-radius: 50%;
    background: currentColor;
    box-shadow: 0 0 0 6px color-mix(in oklab, currentColor 20%, transparent);
    box-sizing: border-box;
  }
  /* Over the head of the pin, whose point is seen below. */
  .marker.labeled .pin {
    stroke: none;
  }
  .marker.labeled::after {
    content: none;
  }
  .marker.labeled::before {
    content: attr(data-label);
    position: absolute;
    z-index: 1;
    inset-block-start: 0;
    inset-inline-start: 50%;
    translate: -50%;
    padding-inline: 10px;
    border-radius: 99em;
    font-size: 13px;
    font-weight: 650;
    line-height: 28px;
    white-space: nowrap;
    unicode-bidi: plaintext;
    font-variant-numeric: tabular-nums;
    background: var(--_pin);
    /* The color of the text is what the background follows from. */
    -webkit-text-fill-color: var(--_on-pin);
    box-shadow: 0 1px 3px rgb(0 0 0 / 0.3);
  }
  .marker.labeled:is(:hover, .highlighted)::before {
    background: color-mix(in oklab, var(--_pin) 75%, currentColor);
  }
  .marker.labeled.highlighted::before {
    scale: 1.15;
    transform-origin: bottom;
  }
  .buttons {
    position: absolute;
    inset-block-start: 12px;
    inset-inline-end: 12px;
    z-index: 1;
    display: grid;
    justify-items: center;
    gap: 10px;
  }
  .buttons .near {
    justify-content: center;
    padding: 0;
    border-radius: 50%;
    background: var(--_paper);
    box-shadow: 0 1px 4px rgb(0 0 0 / 0.2);
  }
  .zoom {
    display: grid;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    overflow: hidden;
    background: var(--_paper);
    box-shadow: 0 1px 4px rgb(0 0 0 / 0.2);
  }
  .zoom button {
    display: grid;
    place-items: center;
    border: 0;
    border-radius: 0;
    background: none;
    padding: 0;
  }
  .zoom button + button {
    border-block-start: 1px solid var(--_border);
  }
  .zoom button:hover {
    background: color-mix(in oklab, currentColor 8%, transparent);
  }
  .zoom button:focus-visible {
    outline-offset: -3px;
  }
  :is(.zoom, .near, .close) svg {
    inline-size: 1em;
    block-size: 1em;
    stroke: currentColor;
    stroke-width: 1.75;
    stroke-linecap: round;
    fill: none;
  }
  .buttons .near svg {
    inline-size: 1.3em;
    block-size: 1.3em;
  }
  .skip {
    position: absolute;
    inset-block-start: 12px;
    inset-inline-start: 12px;
    z-index: 2;
    background: var(--_paper);
  }
  .skip:not(:focus) {
    opacity: 0;
    pointer-events: none;
  }
  .pill {
    position: absolute;
    z-index: 1;
    border-radius: 99em;
    background: var(--_paper);
    box-shadow: 0 1px 4px rgb(0 0 0 / 0.2);
  }
  .elsewhere {
    inset-block-end: 12px;
    inset-inline-start: 12px;
  }
  .search-here {
    inset-block-start: 12px;
    inset-inline: 0;
    inline-size: fit-content;
    margin-inline: auto;
    font-weight: 600;
  }
  .gesture-hint {
    position: absolute;
    inset: 0;
    z-index: 1;
    display: grid;
    place-items: center;
    padding: 1em;
    text-align: center;
    text-wrap: balance;
    font-size: 1.125em;
    color: white;
    background: rgb(0 0 0 / 0.6);
    opacity: 0;
    pointer-events: none;
  }
  .gesture-hint.shown {
    opacity: 1;
  }
  .trouble {
    position: absolute;
    inset: auto 0 0;
    z-index: 1;
    padding: var(--_space) calc(var(--_space) * 2);
    background: var(--_paper);
    border-block-start: 1px solid var(--_border);
    font-size: 0.9375em;
  }
  .trouble[hidden] {
    display: none;
  }
`;

const popup = css`
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
  /* A title needs the whole width. */
  .popup .body {
    display: block;
  }
  .popup [part='cost'] {
    max-inline-size: none;
    text-align: start;
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

const consent = css`
  /* A strip in place of the map, so that the places come first. */
  .consent {
    block-size: auto;
    min-block-size: 56px;
    box-sizing: border-box;
  }
  .consent:has(.static-map) {
    align-items: end;
    min-block-size: var(--_height);
  }
  .strip {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 calc(var(--_space) * 1.5);
    padding: 5px calc(var(--_space) * 1.5);
  }
  .static-map + .strip {
    background: var(--_paper);
  }
  .strip > svg {
    flex: none;
    inline-size: 1.75em;
    block-size: 1.75em;
    fill: none;
    stroke: var(--_accent);
    stroke-width: 1.25;
  }
  .strip > button {
    min-block-size: 44px;
  }
  .strip details {
    flex: 1 1 5em;
    min-inline-size: 0;
    font-size: 0.8125em;
    line-height: 1.4;
    color: var(--_muted);
  }
  .strip details[open] {
    flex-basis: 100%;
    order: 1;
    padding-block-end: var(--_space);
  }
  .strip summary {
    display: flex;
    align-items: center;
    min-block-size: 44px;
    text-decoration: underline dotted;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
  .strip summary::-webkit-details-marker {
    display: none;
  }
  .strip p {
    margin-block: var(--_space);
    font-weight: inherit;
    max-inline-size: 40em;
  }
  .strong {
    background: var(--_accent);
    border-color: transparent;
    font-weight: 600;
  }
  .strong span {
    color: var(--_on-accent);
  }
`;

const circumstances = css`
  .skeleton :is(.frame, .line) {
    background: color-mix(in oklab, currentColor 10%, transparent);
    border: 0;
    border-radius: var(--_radius);
  }
  .skeleton .line {
    display: block;
    block-size: 5em;
    margin-block-end: var(--_gap);
  }
  @media (prefers-reduced-motion: no-preference) {
    .gesture-hint {
      transition: opacity 0.2s;
    }
    .leaflet-fade-anim .leaflet-popup {
      transition: opacity 0.15s;
    }
  }
  @media (forced-colors: active) {
    .pin {
      stroke: ButtonFace;
    }
    .hole {
      fill: ButtonFace;
    }
    .marker.marker {
      --_pin: ButtonText;
      --_on-pin: ButtonFace;
      forced-color-adjust: none;
    }
    .cluster.highlighted {
      outline-color: Highlight;
    }
    .cluster {
      border-color: ButtonText;
    }
    .box .cluster::after {
      color: ButtonText;
    }
    .sites .chosen::before {
      background: Highlight;
      forced-color-adjust: none;
    }
    .near[aria-pressed='true'] {
      color: Highlight;
    }
    .visitor {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
  @media print {
    /* A map in print is a page without names; the addresses stay. */
    .map-area {
      display: none;
    }
    .site {
      break-inside: avoid;
    }
    .layout {
      display: block;
      block-size: auto;
    }
    .layout .places {
      block-size: auto;
      overflow: visible;
    }
    .layout:not(.alone) .sites {
      columns: 16em;
      column-gap: var(--_gap);
    }
  }
`;

export const styles = [cardStyles, layoutStyles, layout, list, mapArea, popup, consent, circumstances];
